/* Long because each card is tried against many others. */
import { cannotPlay, isHost, protect } from '@smash/engine/script';
import { A, actionCard, at, B, logged, minionCard, now, offered, play, refused } from '@smash/testkit/play';
import { charm, rock, smite } from '@smash/testkit/test-cards';
import { describe, it } from 'vitest';

const blessing = "A Grimms' Blessing";

describe('Big Bad Wolf: You may destroy a minion here with power 4 or less if the minion Red Riding Hood is not in play. Ongoing: After this minion is destroyed, play from your discard pile a minion other than this one here as an extra minion.', () => {
  const wolf = { A: { hand: ['Big Bad Wolf'] } };

  it('offers every minion here of power 4 or less, whoever has it; may be declined', () => {
    for (const [answer, left] of [
      ['Walker', ['A Filler', 'B Invader', 'B Invader +2']],
      ['no', ['A Filler', 'B Walker', 'B Invader', 'B Invader +2']],
    ] as const)
      play({
        seats: wolf,
        bases: [at('Meadow', 'A Filler', 'B Walker', 'B Invader +1', 'B Invader +2'), at('Moor', 'B Filler')],
        steps: [
          A.plays('Big Bad Wolf', 'Meadow'),
          offered('A', ['Filler/A', 'Walker', 'Invader#1', 'no'], ['Big Bad Wolf', 'Invader#2', 'Filler/B']),
          A.answers(answer),
          now(at('Meadow', 'A Big Bad Wolf', ...left), at('Moor', 'B Filler'), { asked: null }),
        ],
      });
  });

  it.each([
    ['with you', { bases: [at('Meadow', 'B Filler'), at('Moor', 'A Red Riding Hood')] }],
    ['with another player', { bases: [at('Meadow', 'B Filler'), at('Moor', 'B Red Riding Hood')] }],
    [
      'in stasis (STA-1)',
      {
        bases: [at('Meadow', 'B Filler'), at('Moor')],
        stasis: [{ seat: 'B' as const, card: 'Red Riding Hood', counters: 1 }],
      },
    ],
  ])('not with Red Riding Hood in play, %s', (_where, table) =>
    play({
      seats: { A: { hand: ['Big Bad Wolf'] }, B: {} },
      ...table,
      steps: [A.plays('Big Bad Wolf', 'Meadow'), now(at('Meadow', 'B Filler', 'A Big Bad Wolf'), { asked: null })],
    }),
  );

  it("big-bad-wolf/1 Grimms' Blessing is not the minion Red Riding Hood", () =>
    play({
      seats: { A: { hand: ['Big Bad Wolf'], discard: ['Red Riding Hood'] } },
      bases: [at('Meadow', 'B Filler'), at('Moor', 'A Walker', 'A Walker', blessing)],
      steps: [A.plays('Big Bad Wolf', 'Meadow'), A.answers('Filler'), now(at('Meadow', 'A Big Bad Wolf'))],
    }));

  it('destroyed, it brings a minion from the discard pile to where it was, with its ability, if it can be played', () =>
    play({
      cards: [smite],
      turn: 'B',
      seats: {
        A: { discard: ['Rumpelstiltskin', 'Walker', 'Howl'], deck: ['Howl', 'Filler'] },
        B: { hand: ['Smite'] },
      },
      bases: [at('Meadow', 'A Big Bad Wolf', 'B Filler'), at('Moor', 'A Filler')],
      steps: [
        B.plays('Smite'),
        B.answers('Big Bad Wolf'),
        offered('A', ['Rumpelstiltskin', 'Walker'], ['Big Bad Wolf', 'Howl', 'no']),
        A.answers('Rumpelstiltskin'),
        A.answers('Howl'),
        now(at('Meadow', 'A Rumpelstiltskin', 'B Filler'), at('Moor', 'A Filler'), {
          asked: null,
          discard: { A: ['Walker', 'Howl', 'Big Bad Wolf'] },
          deck: { A: { top: ['Howl'] } },
        }),
      ],
    }));

  it('nothing that cannot be played there (PLAY-4)', () =>
    play({
      cards: [smite],
      seats: { A: { hand: ['Smite'] }, B: { discard: ['Filler'] } },
      bases: [at('Meadow', 'B Big Bad Wolf', 'A Overrun'), at('Moor')],
      steps: [
        A.plays('Smite'),
        now(at('Meadow', 'A Overrun'), { asked: null, discard: { B: ['Filler', 'Big Bad Wolf'] } }),
      ],
    }));

  it('never itself; not when another is destroyed, or when it is returned', () => {
    play({
      cards: [smite],
      seats: { A: { hand: ['Smite'], discard: ['Howl', 'Overrun'] } },
      bases: [at('Meadow', 'A Big Bad Wolf'), at('Moor', 'A Filler')],
      steps: [A.plays('Smite'), A.answers('Big Bad Wolf'), now(at('Meadow'), { asked: null })],
    });
    play({
      cards: [smite],
      seats: { A: { hand: ['Smite'], discard: ['Walker'] } },
      bases: [at('Meadow', 'A Big Bad Wolf'), at('Moor', 'A Filler')],
      steps: [A.plays('Smite'), A.answers('Filler'), now(at('Meadow', 'A Big Bad Wolf'), at('Moor'), { asked: null })],
    });
    play({
      seats: { A: { hand: ['Collector'], discard: ['Walker'] } },
      bases: [at('Meadow', 'A Red Riding Hood'), at('Moor', 'A Big Bad Wolf')],
      steps: [
        A.plays('Collector', 'Meadow'),
        A.answers('Red Riding Hood'),
        now(at('Moor', 'A Big Bad Wolf'), { asked: null }),
      ],
    });
  });

  it('the player who had it when it was destroyed plays one of theirs (RES-4)', () =>
    play({
      cards: [smite],
      seats: { A: { hand: ['Smite'], discard: ['Walker'] }, B: { discard: ['Invader'] } },
      bases: [at('Meadow', 'B Big Bad Wolf of A'), at('Moor', 'A Filler')],
      steps: [
        A.plays('Smite'),
        A.answers('Big Bad Wolf'),
        now(at('Meadow', 'B Invader'), { asked: null, discard: { A: ['Walker', 'Smite', 'Big Bad Wolf'] } }),
      ],
    }));
});

describe('Charming Princess: Talent: Play an extra minion here if Prince Charming is here.', () => {
  it('with him here, whoever has him: an extra minion, only here', () =>
    play({
      seats: { A: { hand: ['Filler', 'Huffie'] } },
      bases: [at('Meadow', 'A Charming Princess', 'B Prince Charming'), at('Moor')],
      steps: [
        A.plays('Filler', 'Moor'),
        A.uses('Charming Princess'),
        now({ can: [A.plays('Huffie', 'Meadow')], cannot: [A.plays('Huffie', 'Moor')] }),
        refused(A.uses('Charming Princess')),
        A.plays('Huffie', 'Meadow'),
        now(at('Meadow', 'A Charming Princess', 'B Prince Charming', 'A Huffie'), { asked: null }),
      ],
    }));

  it('not with him elsewhere', () =>
    play({
      seats: { A: { hand: ['Filler'] } },
      bases: [at('Meadow', 'A Charming Princess', 'A Filler'), at('Moor', 'A Prince Charming')],
      steps: [refused(A.uses('Charming Princess'))],
    }));
});

describe('Prince Charming: Talent: Play an extra action if Charming Princess is here.', () => {
  it('with her here: an extra action', () =>
    play({
      seats: { A: { hand: ['Howl', 'Howl', 'Howl'] } },
      bases: [at('Meadow', 'A Prince Charming', 'A Charming Princess'), at('Moor')],
      steps: [
        A.plays('Howl'),
        refused(A.plays('Howl')),
        A.uses('Prince Charming'),
        A.plays('Howl'),
        refused(A.plays('Howl')),
      ],
    }));

  it('not with her elsewhere', () =>
    play({
      seats: { A: { hand: ['Howl'] } },
      bases: [at('Meadow', 'A Prince Charming'), at('Moor', 'A Charming Princess')],
      steps: [refused(A.uses('Prince Charming'))],
    }));
});

describe('Red Riding Hood: Ongoing: Your minions here have +1 power each as long as the minion Big Bad Wolf is not in play.', () => {
  const powers = (red: number, filler: number) =>
    now({
      cards: {
        'Red Riding Hood': { power: red },
        'Filler@Meadow/A': { power: filler },
        'Filler@Meadow/B': { power: 1 },
        'Filler@Moor': { power: 1 },
      },
    });

  it('yours here, herself included, until a wolf comes, wherever and whoever has it', () =>
    play({
      turn: 'B',
      seats: { A: {}, B: { hand: ['Big Bad Wolf'] } },
      bases: [at('Meadow', 'A Red Riding Hood', 'A Filler', 'B Filler'), at('Moor', 'A Filler')],
      steps: [powers(4, 2), B.plays('Big Bad Wolf', 'Moor'), powers(3, 1)],
    }));

  it("red-riding-hood/1 Grimms' Blessing is not the minion Big Bad Wolf", () =>
    play({
      seats: { A: { discard: ['Big Bad Wolf'] }, B: {} },
      bases: [at('Meadow', 'A Red Riding Hood', 'A Filler', 'B Filler', blessing), at('Moor', 'A Filler')],
      steps: [powers(4, 2)],
    }));

  it('red-riding-hood/2 a wolf in stasis is in play (STA-1)', () =>
    play({
      seats: { A: {}, B: {} },
      bases: [at('Meadow', 'A Red Riding Hood', 'A Filler', 'B Filler'), at('Moor', 'A Filler')],
      stasis: [{ seat: 'B', card: 'Big Bad Wolf', counters: 2 }],
      steps: [powers(3, 1)],
    }));
});

describe('Rumpelstiltskin: Search your deck for any card; that card is placed on top of the deck.', () => {
  it('any card goes on top; the others are shuffled (DECK-2)', () =>
    play({
      seats: { A: { hand: ['Rumpelstiltskin'], deck: ['Howl', 'Walker', 'Filler', 'Invader'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Rumpelstiltskin', 'Meadow'),
        offered('A', ['Howl', 'Walker', 'Filler', 'Invader'], ['no']),
        A.answers('Walker'),
        now({ asked: null, deck: { A: { top: ['Walker'], count: 4 } } }),
        A.ends(),
        now({ hand: { A: { has: ['Walker'] } } }),
        logged('A shuffled the deck'),
      ],
    }));

  it('an empty deck is made from the discard pile first; without any card nothing happens (DECK-1)', () => {
    play({
      seats: { A: { hand: ['Rumpelstiltskin'], deck: [], discard: ['Howl', 'Walker'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Rumpelstiltskin', 'Meadow'),
        A.answers('Howl'),
        now({ asked: null, deck: { A: ['Howl', 'Walker'] }, discard: { A: [] } }),
      ],
    });
    play({
      seats: { A: { hand: ['Rumpelstiltskin'], deck: [] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [A.plays('Rumpelstiltskin', 'Meadow'), now({ asked: null, deck: { A: 0 } })],
    });
  });
});

describe('The Frog Prince: Ongoing: After you play another minion here, you may shuffle this one into your deck to play, as an extra minion here, a minion from your discard pile.', () => {
  const frog = { A: { hand: ['Filler', 'Walker'], discard: ['Invader', 'Howl', 'Scout'], deck: ['Cannon'] } };

  it('goes into the deck; a minion of the discard pile must then be played here', () =>
    play({
      seats: frog,
      bases: [at('Meadow', 'A The Frog Prince'), at('Moor')],
      steps: [
        A.plays('Filler', 'Meadow'),
        offered('A', ['The Frog Prince', 'pass']),
        A.answers('The Frog Prince'),
        offered('A', ['Invader', 'Scout'], ['The Frog Prince', 'Howl', 'Walker', 'no']),
        A.answers('Scout'),
        now(at('Meadow', 'A Filler', 'A Scout'), at('Moor'), {
          asked: null,
          deck: { A: { has: ['The Frog Prince', 'Cannon'] } },
          plays: { A: { minions: 0 } },
        }),
      ],
    }));

  it('may be declined; not after a minion elsewhere, its own play, a move or an action', () => {
    play({
      seats: frog,
      bases: [at('Meadow', 'A The Frog Prince'), at('Moor')],
      steps: [A.plays('Filler', 'Meadow'), A.answers('pass'), now(at('Meadow', 'A The Frog Prince', 'A Filler'))],
    });
    play({
      seats: frog,
      bases: [at('Meadow', 'A The Frog Prince', 'A Huffie'), at('Moor')],
      steps: [A.plays('Filler', 'Moor'), now({ asked: null })],
    });
    play({
      seats: { A: { hand: ['The Frog Prince', 'Overrun'], discard: ['Filler'] } },
      bases: [at('Meadow'), at('Moor', 'A Huffie')],
      steps: [
        A.plays('The Frog Prince', 'Meadow'),
        now({ asked: null }),
        A.uses('Huffie'),
        now(at('Meadow', 'A The Frog Prince', 'A Huffie'), { asked: null }),
        A.plays('Overrun', 'Meadow'),
        now({ asked: null }),
      ],
    });
  });

  it("not after another player's minion", () =>
    play({
      turn: 'B',
      seats: { A: { discard: ['Invader'] }, B: { hand: ['Filler'] } },
      bases: [at('Meadow', 'A The Frog Prince'), at('Moor')],
      steps: [B.plays('Filler', 'Meadow'), now({ asked: null })],
    }));

  it('without a minion to play it may still go (RES-3)', () =>
    play({
      seats: { A: { hand: ['Filler'], discard: ['Howl'], deck: [] } },
      bases: [at('Meadow', 'A The Frog Prince'), at('Moor')],
      steps: [
        A.plays('Filler', 'Meadow'),
        A.answers('The Frog Prince'),
        now(at('Meadow', 'A Filler'), { asked: null, deck: { A: ['The Frog Prince'] } }),
      ],
    }));

  it('one that cannot leave brings nobody (RES-3)', () =>
    play({
      cards: [
        actionCard(
          'Anchor',
          'minion',
          'Put this on a minion. Ongoing: This minion cannot be placed anywhere.',
          protect((q, me, op) => op.verb === 'place' && isHost(q, me, op.card)),
        ),
      ],
      seats: frog,
      bases: [at('Meadow', 'A The Frog Prince with A Anchor'), at('Moor')],
      steps: [
        A.plays('Filler', 'Meadow'),
        A.answers('The Frog Prince'),
        now(at('Meadow', 'A The Frog Prince with A Anchor', 'A Filler'), { asked: null }),
      ],
    }));

  it("a borrowed one goes into its owner's deck (DECK-3); you play one of yours", () =>
    play({
      cards: [charm],
      seats: { A: { hand: ['Take Over', 'Filler'], discard: ['Dudlee'] }, B: { deck: [], discard: ['Invader'] } },
      bases: [at('Meadow', 'B The Frog Prince'), at('Moor')],
      steps: [
        A.plays('Take Over'),
        A.plays('Filler', 'Meadow'),
        A.answers('The Frog Prince'),
        now(at('Meadow', 'A Filler', 'A Dudlee'), { asked: null, deck: { B: ['The Frog Prince'] } }),
      ],
    }));

  it('of two, each works: the second after the minion of the first, too (RES-4)', () =>
    play({
      seats: { A: { hand: ['Filler'], discard: ['Dudlee', 'Invader'], deck: [] } },
      bases: [at('Meadow', 'A The Frog Prince', 'A The Frog Prince'), at('Moor')],
      steps: [
        A.plays('Filler', 'Meadow'),
        A.answers('The Frog Prince#1', 'Dudlee', 'The Frog Prince'),
        now(at('Meadow', 'A Filler', 'A Dudlee', 'A Invader'), { asked: null, deck: { A: 2 } }),
      ],
    }));
});

const pairs = [
  ['Gretel', 'Hansel'],
  ['Hansel', 'Gretel'],
  ['Rose Red', 'The Other Snow White'],
  ['The Other Snow White', 'Rose Red'],
] as const;
function strongerTogether([one, other]: readonly [string, string]) {
  it('4 with the other here, whoever has it; 2 with it elsewhere or in stasis', () => {
    for (const [cards, there, power] of [
      [[`A ${other}`], [], 4],
      [[`B ${other}`], [], 4],
      [[], [`A ${other}`], 2],
      [['A Filler', 'A Filler', blessing], [], 2],
    ] as const)
      play({
        seats: { A: {}, B: {} },
        bases: [at('Meadow', `A ${one}`, ...cards), at('Moor', ...there)],
        steps: [now({ cards: { [one]: { power } } })],
      });
    play({
      bases: [at('Meadow', `A ${one}`), at('Moor')],
      stasis: [{ seat: 'A', card: other, counters: 1 }],
      steps: [now({ cards: { [one]: { power: 2 } } })],
    });
  });
}

describe('Gretel: Ongoing: While Hansel is here, this minion has +2 power.', () => strongerTogether(pairs[0]));
describe('Hansel: Ongoing: While Gretel is here, this minion has +2 power.', () => strongerTogether(pairs[1]));
describe('Rose Red: Ongoing: While The Other Snow White is here, this minion has +2 power.', () =>
  strongerTogether(pairs[2]));
describe('The Other Snow White: Ongoing: While Rose Red is here, this minion has +2 power.', () =>
  strongerTogether(pairs[3]));

describe('Big Bad Wolf: You may destroy a minion here with power 4 or less if the minion Red Riding Hood is not in play. Ongoing: After this minion is destroyed, play from your discard pile a minion other than this one here as an extra minion.', () => {
  it('one that cannot be played there does not come (PLAY-4)', () =>
    play({
      cards: [
        smite,
        minionCard(
          'Bouncer',
          1,
          'No Filler can be played here.',
          cannotPlay((q, me, { card, at: to }) => q.name(card) === 'Filler' && to === q.base(me.self)),
        ),
      ],
      seats: { A: { hand: ['Smite'], discard: ['Filler', 'Walker'] } },
      bases: [at('Meadow', 'A Big Bad Wolf', 'B Bouncer'), at('Moor')],
      steps: [
        A.plays('Smite'),
        A.answers('Big Bad Wolf'),
        A.answers('?return'),
        now(at('Meadow', 'A Walker', 'B Bouncer'), { asked: null, discard: { A: { has: ['Filler'] } } }),
      ],
    }));

  it('a protected minion may be chosen and stays (RES-13); a cancelled wolf brings nobody (TERM-4)', () => {
    play({
      cards: [rock],
      seats: { A: { hand: ['Big Bad Wolf'] } },
      bases: [at('Meadow', 'B Rock'), at('Moor')],
      steps: [A.plays('Big Bad Wolf', 'Meadow'), A.answers('Rock'), now(at('Meadow', 'B Rock', 'A Big Bad Wolf'))],
    });
    play({
      cards: [smite],
      seats: { A: { hand: ['Smite'], discard: ['Walker'] } },
      bases: [at('Meadow', 'A Big Bad Wolf with B My Only Weakness!'), at('Moor')],
      steps: [A.plays('Smite'), now(at('Meadow'), { asked: null })],
    });
  });
});
