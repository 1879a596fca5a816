/* Long because each card is tried against many others. */
import { act, look, onPlay, ops, protect } from '@smash/engine/script';
import { A, at, B, logged, minionCard, now, offered, play, refused } from '@smash/testkit/play';
import { hermit, smite } from '@smash/testkit/test-cards';
import { describe, it } from 'vitest';

const deck = ['Filler', 'Filler', 'Filler', 'Filler', 'Filler', 'Filler'];
const seats = { A: { deck }, B: { deck } };
const hand = (...cards: string[]) => ({ A: { hand: cards, deck }, B: { deck } });

/** Destroys all actions on bases at once. */
const purge = minionCard(
  'Purge',
  1,
  'Destroy each action on a base.',
  onPlay(function* () {
    yield* act(...(yield* look((q) => q.bases().flatMap((base) => q.actionsOn(base)))).map(ops.destroy));
  }),
);
/** Actions here cannot be destroyed. */
const keeper = minionCard(
  'Keeper',
  1,
  'Ongoing: Actions here cannot be destroyed.',
  protect((q, me, op) => op.verb === 'destroy' && q.isActionCard(op.card) && q.base(op.card) === q.base(me.self)),
);

describe('Funkman: Ongoing: After you destroy an action, each of your minions at its base gains +1 power this turn OR draw a card. Special: Before a base scores, you may transfer an action on that base to another base.', () => {
  const bases = [
    at('Meadow', 'A Scout', 'A Dudlee', 'B Huffie', 'B Overrun'),
    at('Moor', 'A Funkman', 'B Filler with B Lone Wolf'),
  ];

  it('your minions at its base get +1 this turn, or you draw a card', () => {
    for (const [answer, powers, cards] of [
      ['power', [4, 3], 0],
      ['draw', [3, 2], 1],
    ] as const)
      play({
        seats: hand('Disenchant'),
        bases,
        steps: [
          A.plays('Disenchant'),
          A.answers('Overrun'),
          offered('A', ['power', 'draw'], ['no']),
          A.answers(answer),
          now({
            asked: null,
            hand: { A: cards },
            cards: {
              Scout: { power: powers[0] },
              Dudlee: { power: powers[1] },
              Huffie: { power: 3 },
              Funkman: { power: 5 },
            },
          }),
        ],
      });
  });

  it('also one on a minion; not a minion, nor one that another player destroys', () => {
    play({
      seats: hand('Disenchant'),
      bases,
      steps: [
        A.plays('Disenchant'),
        A.answers('Lone Wolf', 'power'),
        now({ asked: null, cards: { Funkman: { power: 6 }, Scout: { power: 3 }, Filler: { power: 1 } } }),
      ],
    });
    play({
      cards: [smite],
      seats: hand('Smite'),
      bases,
      steps: [A.plays('Smite'), A.answers('Filler'), now({ asked: null, discard: { B: ['Filler', 'Lone Wolf'] } })],
    });
    play({
      turn: 'B',
      seats: { A: {}, B: { hand: ['Disenchant'] } },
      bases,
      steps: [B.plays('Disenchant'), B.answers('Lone Wolf'), now({ asked: null })],
    });
  });

  it('funkman/1 for those there at that moment, to the end of the turn, whatever happens to them or to him', () =>
    play({
      cards: [smite],
      seats: hand('Disenchant', 'Scout', 'Smite', 'Friends Through Eternity', 'Filler', 'Get to the Choppa!'),
      bases: [...bases, at('Marsh')],
      steps: [
        A.plays('Friends Through Eternity'),
        A.answers('Filler'),
        A.plays('Disenchant'),
        A.answers('Overrun', 'power'),
        A.plays('Scout', 'Meadow'),
        now({ cards: { 'Scout#1': { power: 4 }, 'Scout#2': { power: 3 }, Dudlee: { power: 3 } } }),
        A.uses('Dudlee'),
        A.answers('?Moor'),
        now(at('Moor', 'A Funkman', 'A Dudlee', 'B Filler with B Lone Wolf'), { cards: { Dudlee: { power: 4 } } }),
        A.plays('Smite'),
        A.answers('Funkman'),
        now({ cards: { 'Scout@Meadow#1': { power: 4 }, Dudlee: { power: 4 } } }),
      ],
    }));

  it('funkman/2 once for each, also for several at once (RES-9)', () =>
    play({
      cards: [purge],
      seats: hand('Purge'),
      bases: [at('Meadow', 'A Scout', 'A Overrun', 'B Librarian Haunt'), at('Moor', 'A Funkman', 'B Slimy')],
      steps: [
        A.plays('Purge', 'Moor'),
        A.answers(
          '?Funkman',
          'power',
          '?Funkman',
          'power',
          '?Funkman',
          'draw',
          '?Funkman',
          '?Librarian Haunt',
          '?Slimy',
        ),
        now({ asked: null, hand: { A: 1 } }),
      ],
    }));

  it('funkman/3 before any base scores, wherever he is, an action there goes elsewhere', () => {
    play({
      seats,
      bases: [
        at('Meadow', 'A King Rex +6', 'B Slimy', 'B Filler with B Lone Wolf'),
        at('Moor', 'A Funkman', 'B Overrun'),
        at('Marsh'),
      ],
      steps: [
        A.ends(),
        offered('A', ['Funkman', 'pass']),
        A.answers('Funkman'),
        offered('A', ['Moor', 'Marsh'], ['Meadow', 'no']),
        A.answers('Marsh'),
        now(at('Marsh', 'B Slimy'), { vp: { A: 3, B: 2 } }),
      ],
    });
    play({
      seats,
      bases: [at('Meadow', 'A King Rex +3'), at('Moor', 'A Funkman', 'B Overrun')],
      steps: [A.ends(), now({ turn: 'B', vp: { A: 3 } })],
    });
    play({
      seats,
      bases: [at('Meadow', 'A King Rex +3', 'A Funkman', 'B Slimy')],
      steps: [A.ends(), now({ turn: 'B', vp: { A: 3 } })],
    });
  });
  it('funkman/3 with two bases, whichever of the actions there', () =>
    play({
      seats,
      bases: [at('Meadow', 'A King Rex +9', 'B Slimy', 'B Overrun'), at('Moor', 'A Funkman')],
      steps: [
        A.ends(),
        A.answers('Funkman'),
        offered('A', ['Slimy', 'Overrun'], ['no']),
        A.answers('Slimy'),
        now(at('Moor', 'A Funkman', 'B Slimy'), { vp: { A: 3 } }),
      ],
    }));
});

describe('Ellen: Talent: Destroy one of your actions on this base to reduce the breakpoint of this base by 3 this turn. Ongoing: After a Wraith here is destroyed, you may play an extra action.', () => {
  it('an action of yours here for a breakpoint 3 lower this turn', () =>
    play({
      seats,
      bases: [
        at('Meadow', 'A Ellen', 'A Overrun', 'A Haich-Q', 'B Slimy', 'A Dudlee with A Lone Wolf'),
        at('Moor', 'A Overrun'),
      ],
      steps: [
        now({ bases: { Meadow: { breakpoint: 13 } } }),
        A.uses('Ellen'),
        offered('A', ['Overrun@Meadow', 'Haich-Q'], ['Slimy', 'Lone Wolf', 'Overrun@Moor', 'no']),
        A.answers('Haich-Q'),
        now({
          asked: null,
          bases: { Meadow: { breakpoint: 10 }, Moor: { breakpoint: 10 } },
          discard: { A: ['Haich-Q'] },
        }),
        refused(A.uses('Ellen')),
      ],
    }));

  it('not without one; if it is not destroyed, nothing changes (RES-3)', () => {
    play({
      bases: [at('Meadow', 'A Ellen', 'B Slimy'), at('Moor', 'A Overrun')],
      steps: [refused(A.uses('Ellen'))],
    });
    play({
      cards: [keeper],
      bases: [at('Meadow', 'A Ellen', 'A Overrun', 'B Keeper'), at('Moor')],
      steps: [A.uses('Ellen'), now({ asked: null, bases: { Meadow: { breakpoint: 10 } } })],
    });
  });

  it('ellen/1 it lasts, though she moves away or leaves play', () =>
    play({
      cards: [smite],
      seats: hand('Get to the Choppa!', 'Smite'),
      bases: [at('Meadow', 'A Ellen', 'A Overrun'), at('Moor')],
      steps: [
        A.uses('Ellen'),
        A.plays('Get to the Choppa!'),
        A.answers('?Ellen', '?Moor'),
        now({ bases: { Meadow: { breakpoint: 7 } } }),
        A.plays('Smite'),
        A.answers('?Ellen'),
        now({ bases: { Meadow: { breakpoint: 7 } } }),
        A.ends(),
        now({ bases: { Meadow: { breakpoint: 10 } } }),
      ],
    }));

  it('ellen/2 an extra action for each Wraith destroyed here, whoever destroys it; also for several at once (RES-9)', () => {
    play({
      cards: [purge],
      seats: hand('Purge', 'Convoy', 'Convoy', 'Convoy', 'Convoy'),
      bases: [at('Meadow', 'A Ellen', 'B Slimy', 'B Librarian Haunt', 'B Overrun'), at('Moor', 'B Slimy')],
      steps: [
        A.plays('Purge', 'Moor'),
        A.answers('?Ellen', '?Ellen', '?Librarian Haunt', '?Slimy'),
        A.plays('Convoy', 'Meadow'),
        A.plays('Convoy', 'Meadow'),
        A.plays('Convoy', 'Meadow'),
        refused(A.plays('Convoy', 'Meadow')),
      ],
    });
    play({
      turn: 'B',
      seats: { A: { hand: ['Convoy'] }, B: { hand: ['Disenchant'] } },
      bases: [at('Meadow', 'A Ellen', 'B Slimy'), at('Moor')],
      steps: [
        B.plays('Disenchant'),
        B.answers('?Ellen'),
        A.answers('?Ellen'),
        offered('A', ['Convoy', 'no']),
        A.answers('Convoy', 'Moor'),
        now(at('Moor', 'A Convoy'), { asked: null }),
      ],
    });
  });

  it('ellen/3 the four actions labelled Wraith are Wraiths', () => {
    for (const wraith of ['Slimy', 'Librarian Haunt', 'Demon Dogs', 'Ancient Sumerian God'])
      play({
        seats: hand('Disenchant', 'Convoy'),
        bases: [at('Meadow', 'A Ellen', `B ${wraith}`), at('Moor')],
        steps: [A.plays('Disenchant'), A.answers('?Ellen'), now({ asked: null, can: [A.plays('Convoy', 'Moor')] })],
      });
    play({
      seats: hand('Disenchant', 'Convoy'),
      bases: [at('Meadow', 'A Ellen', 'B Ectoplasm One'), at('Moor')],
      steps: [A.plays('Disenchant'), now({ asked: null, cannot: [A.plays('Convoy', 'Moor')] })],
    });
  });
  it('not after a buried Wraith is destroyed: it is no action (BURY-2)', () =>
    play({
      cards: [
        minionCard(
          'Exhumer',
          1,
          'Destroy each buried card.',
          onPlay(function* () {
            yield* act(...(yield* look((q) => q.bases().flatMap((base) => q.buriedAt(base)))).map(ops.destroy));
          }),
        ),
      ],
      seats: hand('Exhumer', 'Convoy', 'Convoy'),
      bases: [at('Meadow', 'A Ellen', 'A Roy', 'B buried Slimy'), at('Moor')],
      steps: [
        now({ cards: { Roy: { power: 3 } } }),
        A.plays('Exhumer', 'Moor'),
        now({ asked: null, discard: { B: ['Slimy'] }, cards: { Roy: { power: 3 } } }),
        A.plays('Convoy', 'Moor'),
        refused(A.plays('Convoy', 'Moor')),
      ],
    }));
});

describe('Roy: You may transfer one of your actions on another base to here. Ongoing: This minion has +2 power if a Wraith was destroyed here this turn.', () => {
  const bases = [
    at('Meadow', 'A Overrun', 'B Slimy', 'A Filler with A Lone Wolf'),
    at('Moor', 'A Haich-Q'),
    at('Marsh', 'A Slimy'),
  ];

  it('takes one of yours from another base along, if you like', () => {
    for (const [answer, there] of [
      ['Slimy', ['A Slimy']],
      ['no', []],
    ] as const)
      play({
        seats: hand('Roy'),
        bases,
        steps: [
          A.plays('Roy', 'Moor'),
          offered('A', ['Overrun', 'Slimy@Marsh', 'no'], ['Slimy@Meadow', 'Lone Wolf', 'Haich-Q']),
          A.answers(answer === 'Slimy' ? 'Slimy@Marsh' : answer),
          now(at('Moor', 'A Haich-Q', 'A Roy', ...there), { asked: null }),
        ],
      });
  });

  it('roy/1 +2 if a Wraith was destroyed here this turn, also before he came', () =>
    play({
      seats: hand('Disenchant', 'Roy'),
      bases: [at('Meadow', 'B Slimy', 'A Roy'), at('Moor', 'A Roy')],
      steps: [
        now({ cards: { 'Roy@Meadow': { power: 3 } } }),
        A.plays('Disenchant'),
        now({ cards: { 'Roy@Meadow': { power: 5 }, 'Roy@Moor': { power: 3 } } }),
        A.plays('Roy', 'Meadow'),
        now({ cards: { 'Roy@Meadow#2': { power: 5 } } }),
        A.ends(),
        A.answers('?pass'),
        now({ turn: 'B', cards: { 'Roy@Moor': { power: 3 } } }),
      ],
    }));

  it('not for another action, nor for a minion or a Wraith that left in another way', () => {
    play({
      seats: hand('Disenchant'),
      bases: [at('Meadow', 'B Overrun', 'A Roy'), at('Moor')],
      steps: [A.plays('Disenchant'), now({ asked: null, cards: { Roy: { power: 3 } } })],
    });
    play({
      cards: [smite],
      seats: hand('Smite'),
      bases: [at('Meadow', 'A Roy', 'B Filler'), at('Moor')],
      steps: [A.plays('Smite'), A.answers('Filler'), now({ cards: { Roy: { power: 3 } } })],
    });
  });
});

describe('Watson: You may destroy one of your actions on this base OR reveal cards from the top of your deck until a Wraith shows, draw it and shuffle the other revealed cards into your deck.', () => {
  it('destroys an action of yours here, or draws a Wraith, or neither', () => {
    for (const [answers, cards, here] of [
      [['yes', 'destroy'], 0, ['B Slimy']],
      [['yes', 'draw'], 1, ['A Overrun', 'B Slimy']],
      [['no'], 0, ['A Overrun', 'B Slimy']],
    ] as const)
      play({
        seats: { A: { hand: ['Watson'], deck: ['Filler', 'Ectoplasm One', 'Librarian Haunt', 'Filler'] }, B: {} },
        bases: [at('Meadow', 'A Overrun', 'B Slimy'), at('Moor', 'A Haich-Q')],
        steps: [
          A.plays('Watson', 'Meadow'),
          offered('A', ['yes', 'no']),
          A.answers(...answers),
          now(at('Meadow', 'A Watson', ...here), {
            asked: null,
            hand: { A: cards ? ['Librarian Haunt'] : [] },
            deck: { A: 4 - cards },
          }),
        ],
      });
  });

  it('without an action here it draws', () =>
    play({
      seats: { A: { hand: ['Watson'], deck: ['Slimy'] } },
      bases: [at('Meadow', 'B Slimy'), at('Moor', 'A Haich-Q')],
      steps: [A.plays('Watson', 'Meadow'), A.answers('yes'), now({ asked: null, hand: { A: ['Slimy'] } })],
    }));

  it('watson/1 without a Wraith all revealed cards are shuffled back (TOP-2)', () =>
    play({
      seats: { A: { hand: ['Watson'], deck: ['Filler', 'Scout', 'Overrun'], discard: ['Slimy'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Watson', 'Meadow'),
        A.answers('yes'),
        now({ asked: null, hand: { A: [] }, deck: { A: 3 }, discard: { A: ['Slimy'] } }),
        logged('A shuffled the deck'),
      ],
    }));

  it('watson/2 any of the four Wraiths will do', () => {
    for (const wraith of ['Slimy', 'Librarian Haunt', 'Demon Dogs', 'Ancient Sumerian God'])
      play({
        seats: { A: { hand: ['Watson'], deck: ['Resurgence', wraith] } },
        bases: [at('Meadow'), at('Moor')],
        steps: [
          A.plays('Watson', 'Meadow'),
          A.answers('yes'),
          now({ hand: { A: [wraith] }, deck: { A: ['Resurgence'] } }),
        ],
      });
  });
});

describe('Rooftop Portal: Once per turn, after a card here is destroyed by you, draw a card.', () => {
  it('once a turn for each player, for a minion or an action here', () =>
    play({
      cards: [smite],
      seats: hand('Smite', 'Friends Through Eternity', 'Filler', 'Disenchant'),
      bases: [at('Rooftop Portal', 'B Filler', 'A Slimy', 'B Scout'), at('Moor', 'B Dudlee')],
      steps: [
        A.plays('Friends Through Eternity'),
        A.answers('Filler'),
        A.plays('Disenchant'),
        A.answers('?Rooftop Portal'),
        now({ asked: null, hand: { A: ['Smite', 'Filler'] } }),
        A.plays('Smite'),
        A.answers('Filler'),
        now({ asked: null, hand: { A: ['Filler'], B: 0 } }),
      ],
    }));

  it('not elsewhere, nor for one that ignores this base (TERM-13)', () => {
    play({
      cards: [smite],
      seats: hand('Smite'),
      bases: [at('Rooftop Portal', 'B Filler'), at('Moor', 'B Dudlee')],
      steps: [A.plays('Smite'), A.answers('Dudlee'), now({ asked: null, hand: { A: 0 } })],
    });
    play({
      cards: [smite, hermit],
      seats: hand('Smite'),
      bases: [at('Rooftop Portal', 'B Filler', 'A Hermit'), at('Moor')],
      steps: [A.plays('Smite'), A.answers('Filler'), now({ asked: null, hand: { A: 0 } })],
    });
  });
  it('not for what a monster destroys that nobody controls (MON-2)', () =>
    play({
      seats,
      bases: [at('Rooftop Portal', '- Plutonium Dragon', 'A Filler'), at('Moor')],
      steps: [
        A.ends(),
        now(at('Rooftop Portal', '- Plutonium Dragon'), { turn: 'B', asked: null, hand: { A: 2, B: 0 } }),
      ],
    }));
});

describe('Wraithrustlers HQ: On their next turn, the winner may play an extra action OR an extra minion.', () => {
  const bases = [at('Wraithrustlers HQ', 'A King Rex +13', 'B Filler'), at('Moor')];

  it('in the winner’s next turn, one of them, that turn only', () => {
    for (const [answer, can, cannot] of [
      ['action', 'Convoy', 'Scout'],
      ['minion', 'Scout', 'Convoy'],
    ] as const)
      play({
        seats: { A: { hand: ['Scout', 'Convoy', 'Convoy', 'Dudlee'], deck }, B: { deck } },
        bases,
        steps: [
          A.ends(),
          now({ turn: 'B', vp: { A: 4, B: 2 }, asked: null }),
          B.ends(),
          offered('A', ['action', 'minion'], ['no']),
          A.answers(answer),
          A.plays('Convoy', 'Moor'),
          A.plays('Dudlee', 'Moor'),
          now({ can: [A.plays(can, 'Moor')], cannot: [A.plays(cannot, 'Moor')] }),
          A.ends(),
          now({ turn: 'B' }),
          B.ends(),
          now({ turn: 'A', asked: null }),
        ],
      });
  });

  it('every tied winner (VP-4); nobody else, nor for another base', () => {
    play({
      seats,
      bases: [at('Wraithrustlers HQ', 'A King Rex +3', 'B King Rex +3'), at('Moor')],
      steps: [
        A.ends(),
        offered('B', ['action', 'minion']),
        B.answers('action'),
        B.ends(),
        offered('A', ['action', 'minion']),
        A.answers('minion'),
        now({ turn: 'A', phase: 'play' }),
      ],
    });
    play({
      seats,
      bases: [at('Wraithrustlers HQ', 'A Filler'), at('Moor', 'A King Rex +3')],
      steps: [A.ends(), B.ends(), now({ turn: 'A', asked: null })],
    });
  });
});
