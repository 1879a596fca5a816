/* Long because each card is tried against many others. */
import { act, after, instead, ops, protect } from '@smash/engine/script';
import { A, at, B, logged, minionCard, now, offered, play, queryOf, refused } from '@smash/testkit/play';
import { rock, smite } from '@smash/testkit/test-cards';
import { describe, expect, it } from 'vitest';

const deck = ['Filler', 'Filler', 'Filler', 'Filler', 'Filler'];

/** It cannot be placed anywhere. */
const anchored = minionCard(
  'Anchored',
  2,
  'Ongoing: Your cards here cannot be placed anywhere.',
  protect((q, me, op) => op.verb === 'place' && q.base(op.card) === q.base(me.self)),
);

describe('Hive Queen: You may search your deck, your discard pile, or both, for an Egg Field and draw it. Talent: Until the start of your next turn, minions of other players at bases where you have an Egg Field have -1 power.', () => {
  it('draws one from the deck, and only one, in sight of all (TERM-12)', () =>
    play({
      seats: { A: { hand: ['Hive Queen'], deck: ['Filler', 'Egg Field', 'Head Grabber', 'Egg Field'] } },
      bases: [at('Meadow')],
      steps: [
        A.plays('Hive Queen'),
        offered('A', ['yes', 'no']),
        A.answers('yes'),
        logged('A revealed Egg Field (Hive Queen)', 'A shuffled the deck'),
        now({ asked: null, hand: { A: ['Egg Field'] }, deck: { A: 3 } }),
      ],
    }));

  it('or from the discard pile; then the deck need not be searched', () => {
    for (const [where, deckAfter, left] of [
      ['open', ['Filler', 'Egg Field', 'Filler'], []],
      ['deck', 3, []],
    ] as const)
      play({
        seats: { A: { hand: ['Hive Queen'], deck: ['Filler', 'Egg Field', 'Filler'], discard: ['Egg Field'] } },
        bases: [at('Meadow')],
        steps: [
          A.plays('Hive Queen'),
          A.answers('yes', where, '?Egg Field@discard'),
          now({
            asked: null,
            hand: { A: ['Egg Field'] },
            deck: { A: typeof deckAfter === 'number' ? deckAfter : [...deckAfter] },
            discard: { A: [...left] },
          }),
        ],
      });
  });

  it('declined, or without one, nothing is drawn', () => {
    play({
      seats: { A: { hand: ['Hive Queen'], deck: ['Filler', 'Egg Field'] } },
      bases: [at('Meadow')],
      steps: [
        A.plays('Hive Queen'),
        A.answers('no'),
        now({ asked: null, hand: { A: [] }, deck: { A: ['Filler', 'Egg Field'] } }),
      ],
    });
    play({
      seats: { A: { hand: ['Hive Queen'], deck: ['Filler', 'Filler'] } },
      bases: [at('Meadow')],
      steps: [
        A.plays('Hive Queen'),
        A.answers('yes'),
        logged('A shuffled the deck'),
        now({ asked: null, hand: { A: [] }, deck: { A: 2 } }),
      ],
    });
  });

  const bases = [
    at('Meadow', 'A Hive Queen', 'A Egg Field', 'A Invader', 'B Invader', 'B Huffie with B Incorporeal', '- Bigfoot'),
    at('Moor', 'A Egg Field', 'B Dudlee'),
    at('Marsh', 'B Egg Field', 'A Overrun', 'B Walker'),
  ];

  it('others’ minions have -1 at bases with an Egg Field of yours until your next turn', () =>
    play({
      seats: { A: { deck }, B: { deck } },
      bases,
      steps: [
        now({ cards: { 'Invader/B': { power: 3 } } }),
        A.uses('Hive Queen'),
        now({
          asked: null,
          cards: {
            'Invader/B': { power: 2 },
            'Invader/A': { power: 3 },
            Huffie: { power: 3 },
            Bigfoot: { power: 7 },
            Dudlee: { power: 1 },
            Walker: { power: 2 },
          },
        }),
        refused(A.uses('Hive Queen')),
        A.ends(),
        now({ turn: 'B', cards: { 'Invader/B': { power: 2 }, Dudlee: { power: 1 } } }),
        B.ends(),
        now({ turn: 'A', cards: { 'Invader/B': { power: 3 }, Dudlee: { power: 2 } } }),
      ],
    }));

  it('hive-queen/1 it lasts even if this minion leaves play (IO-2)', () =>
    play({
      cards: [smite],
      seats: { A: { deck }, B: { hand: ['Smite'], deck } },
      bases,
      steps: [
        A.uses('Hive Queen'),
        A.ends(),
        B.plays('Smite'),
        B.answers('Hive Queen'),
        now({ discard: { A: ['Hive Queen'] }, cards: { 'Invader/B': { power: 2 }, Dudlee: { power: 1 } } }),
        B.ends(),
        now({ cards: { 'Invader/B': { power: 3 }, Dudlee: { power: 2 } } }),
      ],
    }));

  it('hive-queen/2 later arrivals and later Egg Fields count, too (CALC-2)', () =>
    play({
      seats: { A: { hand: ['Egg Field'], deck }, B: { hand: ['Scout'], deck } },
      bases: [...bases, at('Heath', 'B Mountie Major')],
      baseDeck: ['Fen'],
      steps: [
        A.uses('Hive Queen'),
        now({ cards: { 'Mountie Major': { power: 4 } } }),
        A.plays('Egg Field', 'Heath'),
        A.answers('?no'),
        now({ cards: { 'Mountie Major': { power: 3 } } }),
        A.ends(),
        B.plays('Scout', 'Moor'),
        B.answers('?no'),
        now({ cards: { Scout: { power: 2 } } }),
        B.uses('Dudlee'),
        now({ cards: { Dudlee: { power: 2 } } }),
      ],
    }));
});

describe('Alien Life Form: You may destroy a minion here with power 3 or less. Place two +1 power counters on this minion if it was played off the top of a deck. Talent: Remove one of its +1 power counters to move this minion to another base.', () => {
  it('destroys one here of power 3 or less, if you like; from the hand it gets no counters', () => {
    for (const [answer, gone] of [
      ['Invader', ['Invader']],
      ['no', []],
    ] as const)
      play({
        seats: { A: { hand: ['Alien Life Form'] } },
        bases: [at('Meadow', 'A Filler', 'B Invader', 'B Northern Mover'), at('Moor', 'B Filler')],
        steps: [
          A.plays('Alien Life Form', 'Meadow'),
          offered('A', ['Filler@Meadow', 'Invader', 'no'], ['Northern Mover', 'Alien Life Form', 'Filler@Moor']),
          A.answers(answer),
          now({ asked: null, discard: { B: [...gone] }, cards: { 'Alien Life Form': { counters: 0 } } }),
        ],
      });
  });

  it('alien-life-form/1 it gets two if it was among revealed cards, though not the very top one (TOP-3)', () => {
    play({
      seats: { A: { hand: ['Game Over, Dude!'], deck: ['Filler', 'Alien Life Form', 'Filler'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Game Over, Dude!'),
        A.answers('Meadow', '4'),
        now(at('Meadow', 'A Alien Life Form'), { asked: null, cards: { 'Alien Life Form': { counters: 2 } } }),
      ],
    });
    play({
      seats: { A: { hand: ['Hoverbot'], deck: ['Alien Life Form'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Hoverbot', 'Moor'),
        A.answers('yes', 'Meadow'),
        now({ asked: null, cards: { 'Alien Life Form': { counters: 2 } } }),
      ],
    });
  });

  it('a counter off, it moves; not without one, nor without another base (RES-11)', () => {
    play({
      bases: [at('Meadow', 'A Alien Life Form +2'), at('Moor'), at('Marsh')],
      steps: [
        A.uses('Alien Life Form'),
        offered('A', ['Moor', 'Marsh'], ['Meadow', 'no']),
        A.answers('Marsh'),
        now(at('Marsh', 'A Alien Life Form'), { asked: null, cards: { 'Alien Life Form': { counters: 1 } } }),
        refused(A.uses('Alien Life Form')),
      ],
    });
    play({ bases: [at('Meadow', 'A Alien Life Form'), at('Moor')], steps: [refused(A.uses('Alien Life Form'))] });
    play({ bases: [at('Meadow', 'A Alien Life Form +1')], steps: [refused(A.uses('Alien Life Form'))] });
  });

  it('it does not move if the counter stays on it (RES-3)', () =>
    play({
      cards: [
        minionCard(
          'Keeper',
          1,
          'Ongoing: Counters here are not removed.',
          protect((q, me, op) => op.verb === 'counter' && op.n < 0 && q.base(op.card) === q.base(me.self)),
        ),
      ],
      bases: [at('Meadow', 'A Alien Life Form +1', 'B Keeper'), at('Moor')],
      steps: [
        A.uses('Alien Life Form'),
        now(at('Meadow', 'A Alien Life Form', 'B Keeper'), {
          asked: null,
          cards: { 'Alien Life Form': { counters: 1 } },
        }),
      ],
    }));
});

describe("Extradrone: You may move another player's minion here with power 3 or less to another base; if you do, you may move this minion to that base too. Place a +1 power counter on this minion if it was played off the top of a deck.", () => {
  const bases = [
    at('Meadow', 'A Filler', 'B Invader', 'B Northern Mover', '- Hippogriff'),
    at('Moor', 'B Filler'),
    at('Marsh'),
  ];
  const seats = { A: { hand: ['Extradrone'] } };

  it('moves one, and goes along if you like', () => {
    for (const [answer, there, here] of [
      ['yes', ['A Extradrone'], []],
      ['no', [], ['A Extradrone']],
    ] as const)
      play({
        seats,
        bases,
        steps: [
          A.plays('Extradrone', 'Meadow'),
          offered('A', ['Invader', 'no'], ['Filler/A', 'Northern Mover', 'Hippogriff', 'Filler/B', 'Extradrone']),
          A.answers('Invader'),
          offered('A', ['Moor', 'Marsh'], ['Meadow', 'no']),
          A.answers('Marsh'),
          offered('A', ['yes', 'no']),
          A.answers(answer),
          now(
            at('Marsh', 'B Invader', ...there),
            at('Meadow', 'A Filler', 'B Northern Mover', '- Hippogriff', ...here),
            {
              asked: null,
              cards: { Extradrone: { counters: 0 } },
            },
          ),
        ],
      });
  });

  it('it stays if you move none, if there is no other base, and if the other did not move', () => {
    play({
      seats,
      bases,
      steps: [
        A.plays('Extradrone', 'Meadow'),
        A.answers('no'),
        now(at('Meadow', 'A Filler', 'B Invader', 'B Northern Mover', 'A Extradrone', '- Hippogriff'), { asked: null }),
      ],
    });
    play({
      seats,
      bases: [at('Meadow', 'B Invader')],
      steps: [
        A.plays('Extradrone'),
        A.answers('Invader'),
        now(at('Meadow', 'B Invader', 'A Extradrone'), { asked: null }),
      ],
    });
    play({
      seats,
      bases: [at('Meadow', 'B Invader with B Incorporeal'), at('Moor')],
      steps: [
        A.plays('Extradrone', 'Meadow'),
        A.answers('Invader'),
        now(at('Meadow', 'B Invader with B Incorporeal', 'A Extradrone'), { asked: null }),
      ],
    });
  });

  it('extradrone/1 it gets a counter if it was among revealed cards, though not the very top one (TOP-3)', () => {
    play({
      seats: { A: { hand: ['Game Over, Dude!'], deck: ['Filler', 'Extradrone', 'Filler'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Game Over, Dude!'),
        A.answers('Meadow', '3'),
        now({ asked: null, cards: { Extradrone: { counters: 1 } } }),
      ],
    });
    play({
      seats: { A: { hand: ['Hoverbot'], deck: ['Extradrone'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Hoverbot', 'Moor'),
        A.answers('yes', 'Meadow'),
        now({ asked: null, cards: { Extradrone: { counters: 1 } } }),
      ],
    });
  });
});

describe('Chestbreaker: Talent: If this minion was at a base when the turn started, place it on the bottom of your deck to choose power 3 or 4 and play an extra minion of exactly that power off the top of your deck here.', () => {
  it('not in the turn in which it was played, but in the next', () =>
    play({
      seats: { A: { hand: ['Chestbreaker'], deck: ['Filler', 'Filler', 'Invader'] }, B: { deck } },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Chestbreaker', 'Meadow'),
        refused(A.uses('Chestbreaker')),
        A.ends(),
        B.ends(),
        A.uses('Chestbreaker'),
        A.answers('3'),
        now(at('Meadow', 'A Invader'), { asked: null, deck: { A: ['Chestbreaker'] } }),
      ],
    }));

  it('moved since then, it was at a base all the same, and "here" is where it is now', () =>
    play({
      seats: { A: { hand: ['Distress Call'], deck: ['Invader'] } },
      bases: [at('Meadow', 'A Chestbreaker'), at('Moor')],
      steps: [
        A.plays('Distress Call'),
        A.answers('?Chestbreaker', '?Moor'),
        A.uses('Chestbreaker'),
        A.answers('3'),
        now(at('Moor', 'A Invader'), { asked: null }),
      ],
    }));

  it('chestbreaker/1 the power is chosen before any card is revealed', () =>
    play({
      seats: { A: { deck: ['Filler', 'Invader', 'Northern Mover'] } },
      bases: [at('Meadow', 'A Chestbreaker'), at('Moor')],
      steps: [
        A.uses('Chestbreaker'),
        offered('A', ['3', '4'], ['no']),
        now({ deck: { A: ['Filler', 'Invader', 'Northern Mover', 'Chestbreaker'] } }),
        A.answers('4'),
        now(at('Meadow', 'A Northern Mover'), { asked: null, deck: { A: 3 } }),
      ],
    }));

  it('chestbreaker/2 it lies on the bottom before the revealing and is shuffled in with the rest', () =>
    play({
      seats: { A: { deck: ['Filler', 'Invader'] } },
      bases: [at('Meadow', 'A Chestbreaker'), at('Moor')],
      steps: [
        A.uses('Chestbreaker'),
        A.answers('4'),
        logged('A revealed Filler, Invader, Chestbreaker (Chestbreaker)', 'A shuffled the deck'),
        now(at('Meadow'), { asked: null, deck: { A: 3 }, discard: { A: [] } }),
      ],
    }));

  it('another’s goes under its owner’s deck (DECK-3); if it cannot be placed, nothing happens (RES-3)', () => {
    play({
      seats: { A: { deck: ['Invader'] }, B: { deck: ['Filler'] } },
      bases: [at('Meadow', 'A Chestbreaker of B'), at('Moor')],
      steps: [
        A.uses('Chestbreaker'),
        A.answers('3'),
        now(at('Meadow', 'A Invader'), { asked: null, deck: { A: [], B: ['Filler', 'Chestbreaker'] } }),
      ],
    });
    play({
      cards: [anchored],
      seats: { A: { deck: ['Invader'] } },
      bases: [at('Meadow', 'A Chestbreaker', 'B Anchored'), at('Moor')],
      steps: [
        A.uses('Chestbreaker'),
        now(at('Meadow', 'A Chestbreaker', 'B Anchored'), { asked: null, deck: { A: ['Invader'] } }),
      ],
    });
  });
});

describe('Head Grabber: Put this on a minion with power 3 or less. Talent: If this card is on a minion of yours, or if it was on a minion when the turn started, destroy this minion to choose a power below 4 and play an extra minion of exactly that power off the top of your deck here.', () => {
  it('goes on any minion of power 3 or less', () =>
    play({
      seats: { A: { hand: ['Head Grabber'] } },
      bases: [
        at('Meadow', 'A Filler', 'B Invader', 'B Northern Mover', 'B Northern Mover +1', '- Hippogriff'),
        at('Moor'),
      ],
      steps: [
        now({
          can: [
            A.plays('Head Grabber', 'Filler'),
            A.plays('Head Grabber', 'Invader'),
            A.plays('Head Grabber', 'Hippogriff'),
          ],
          cannot: [A.plays('Head Grabber', 'Northern Mover')],
        }),
      ],
    }));

  it('on a minion of yours at once', () =>
    play({
      seats: { A: { hand: ['Head Grabber'], deck: ['Filler', 'Dudlee', 'Invader'] } },
      bases: [at('Meadow', 'A Scout'), at('Moor')],
      steps: [
        A.plays('Head Grabber'),
        A.uses('Head Grabber'),
        offered('A', ['0', '1', '2', '3'], ['4', 'no']),
        A.answers('3'),
        now(at('Meadow', 'A Invader'), { asked: null, deck: { A: 2 }, discard: { A: ['Scout', 'Head Grabber'] } }),
      ],
    }));

  it('on another’s only from the next turn on; its controller uses it (ABL-9)', () =>
    play({
      seats: { A: { hand: ['Head Grabber'], deck: ['Filler', 'Filler', 'Dudlee'] }, B: { deck } },
      bases: [at('Meadow', 'B Invader'), at('Moor')],
      steps: [
        A.plays('Head Grabber'),
        refused(A.uses('Head Grabber')),
        A.ends(),
        refused(B.uses('Head Grabber')),
        B.ends(),
        A.uses('Head Grabber'),
        A.answers('2'),
        now(at('Meadow', 'A Dudlee'), { asked: null, discard: { A: ['Head Grabber'], B: ['Invader'] } }),
      ],
    }));

  it('head-grabber/1 the power is chosen before any card is revealed', () =>
    play({
      seats: { A: { deck: ['Filler', 'Invader'] } },
      bases: [at('Meadow', 'B Scout with A Head Grabber'), at('Moor')],
      steps: [
        A.uses('Head Grabber'),
        now(at('Meadow'), { asked: { seat: 'A', has: ['0'] }, deck: { A: ['Filler', 'Invader'] } }),
        A.answers('0'),
        now(at('Meadow'), { asked: null, deck: { A: 2 } }),
      ],
    }));

  it('if this minion is not destroyed, nothing follows (RES-3)', () =>
    play({
      cards: [rock],
      seats: { A: { deck: ['Invader'] } },
      bases: [at('Meadow', 'B Rock with A Head Grabber'), at('Moor')],
      steps: [
        A.uses('Head Grabber'),
        now(at('Meadow', 'B Rock with A Head Grabber'), { asked: null, deck: { A: ['Invader'] } }),
      ],
    }));
});

describe('Nuke It From Orbit: Put this on a base. Talent: If this card was on a base when the turn started, destroy this base and all other cards on it. Replace that base as usual. Place this card in the box.', () => {
  /** Counts destructions. */
  const mourner = minionCard(
    'Mourner',
    0,
    'Ongoing: After a card is destroyed, place a +1 power counter on this minion.',
    after('destroy', {}, function* (me) {
      yield* act(ops.counters(me.self, 1));
    }),
  );

  it('not in the turn in which it was played, but in the next', () =>
    play({
      seats: { A: { hand: ['Nuke It From Orbit'], deck }, B: { deck } },
      bases: [at('Meadow', 'B Filler'), at('Moor', 'A Filler')],
      steps: [
        A.plays('Nuke It From Orbit', 'Meadow'),
        refused(A.uses('Nuke It From Orbit')),
        A.ends(),
        B.ends(),
        A.uses('Nuke It From Orbit'),
        now(at('Heath'), at('Moor', 'A Filler'), {
          asked: null,
          baseDiscard: ['Meadow'],
          discard: { B: ['Filler'], A: [] },
        }),
      ],
    }));

  it('destroys all cards on the base itself; what is on them goes along (PLAY-3, ATT-2, CAN-1)', () =>
    play({
      cards: [mourner, rock],
      seats: { A: { deck }, B: { deck } },
      bases: [
        at(
          'Meadow',
          'A Nuke It From Orbit',
          'A Filler',
          'B Invader with B Incorporeal',
          'B Rock',
          'B Overrun',
          'B buried Dudlee',
          '- Bigfoot',
        ),
        at('Moor', 'A Mourner', 'B Overrun'),
      ],
      monsterDeck: [],
      treasureDeck: [],
      steps: [
        A.uses('Nuke It From Orbit'),
        now(at('Heath'), at('Moor', 'A Mourner', 'B Overrun'), {
          asked: null,
          baseDiscard: ['Meadow'],
          discard: { A: ['Filler'], B: ['Invader', 'Incorporeal', 'Rock', 'Overrun', 'Dudlee'] },
          monsterDiscard: ['Bigfoot'],
          cards: { Mourner: { counters: 4 } },
        }),
      ],
    }));

  it('nuke-it-from-orbit/1 destroyed before, it goes to the discard pile', () =>
    play({
      seats: { A: { deck }, B: { hand: ['Disenchant'], deck } },
      turn: 'B',
      bases: [at('Meadow', 'A Nuke It From Orbit'), at('Moor')],
      steps: [
        B.plays('Disenchant'),
        B.answers('?Nuke It From Orbit'),
        now({ asked: null, discard: { A: ['Nuke It From Orbit'] } }),
      ],
    }));

  it('nuke-it-from-orbit/2 in the box it is out of the game, whatever keeps cards from the discard pile (TERM-8)', () =>
    play({
      cards: [
        minionCard(
          'Hoarder',
          1,
          'Ongoing: If an action would go from play to the discard pile, return it to its owner’s hand instead.',
          instead(
            { of: 'gone', when: (q, _me, gone) => gone.spot === 'discard' && q.isActionCard(gone.card) },
            function* (me) {
              yield* act(ops.returnToHand(me.args.card));
              return true;
            },
          ),
        ),
        minionCard(
          'Jammer',
          1,
          'Ongoing: No action in play can be placed or destroyed.',
          protect((q, _me, op) => q.inPlay(op.card) && q.isActionCard(op.card)),
        ),
      ],
      seats: { A: { deck }, B: { deck } },
      bases: [at('Meadow', 'A Nuke It From Orbit'), at('Moor', 'A Hoarder', 'B Jammer')],
      steps: [
        A.uses('Nuke It From Orbit'),
        now({ asked: null, hand: { A: [] }, discard: { A: [] } }),
        ({ state }) => {
          const boxed = state.cards.flatMap((card, ix) => (card.zone === 'box' ? [queryOf(state).name(ix)] : []));
          expect(boxed).toEqual(['Nuke It From Orbit']);
        },
      ],
    }));
});
