import { A, at, B, now, offered, play, refused } from '@smash/testkit/play';
import { describe, expect, it } from 'vitest';

const none = { monsterDeck: [], treasureDeck: [] };

describe('Blaster Master: Talent: Discard a card to destroy a minion with power 2 or less.', () => {
  const field = [
    at('Meadow', 'A Blaster Master', 'B Walker', 'B Walker +1'),
    at('Moor', 'B Collector', '- Poultrygeist'),
  ];

  it('destroys a minion of power 2 or less anywhere for a card (RES-3)', () =>
    play({
      seats: { A: { hand: ['Invader', 'Campaign'] } },
      bases: field,
      monsterDeck: [],
      treasureDeck: ['Wishing Ring'],
      steps: [
        A.uses('Blaster Master'),
        offered('A', ['Invader', 'Campaign', 'no']),
        A.answers('Campaign'),
        offered('A', ['Walker#1', 'Collector', 'Poultrygeist'], ['Walker#2', 'Blaster Master', 'no']),
        A.answers('Poultrygeist'),
        now(at('Moor', 'B Collector'), { hand: { A: ['Invader', 'Wishing Ring'] }, discard: { A: ['Campaign'] } }),
        refused(A.uses('Blaster Master')),
      ],
    }));

  it('may be declined: nothing is destroyed then; without a card it cannot be used (RES-11)', () => {
    play({
      seats: { A: { hand: ['Invader'] } },
      bases: field,
      ...none,
      steps: [
        A.uses('Blaster Master'),
        A.answers('no'),
        now(at('Meadow', 'A Blaster Master', 'B Walker', 'B Walker'), { asked: null, hand: { A: ['Invader'] } }),
      ],
    });
    play({ bases: field, ...none, steps: [refused(A.uses('Blaster Master'))] });
  });
});

describe("Happy Zapper: Talent: Discard a card to give this minion +2 power this turn. Special: You may use this minion's talent before this base scores.", () => {
  it('grows by 2 until the end of the turn', () =>
    play({
      seats: { A: { hand: ['Invader'] } },
      bases: [at('Meadow', 'A Happy Zapper', 'A Happy Zapper'), at('Moor')],
      ...none,
      steps: [
        A.uses('Happy Zapper#1'),
        A.answers('Invader'),
        now({ cards: { 'Happy Zapper#1': { power: 5 }, 'Happy Zapper#2': { power: 3 } } }),
        refused(A.uses('Happy Zapper#2')),
        A.ends(),
        now({ cards: { 'Happy Zapper#1': { power: 3 } } }),
      ],
    }));

  it('happy-zapper/1 also before the base scores, even if already used this turn (SCORE-3, ABL-5)', () =>
    play({
      seats: { A: { hand: ['Invader', 'Walker', 'Filler'] } },
      bases: [at('Meadow', 'A Happy Zapper', 'A Filler +1', 'B Filler +8'), at('Moor', 'A Happy Zapper')],
      ...none,
      steps: [
        A.uses('Happy Zapper@Meadow'),
        A.answers('Invader'),
        A.ends(),
        // The one elsewhere may not: it is not at this base (SCORE-13).
        offered('A', ['Happy Zapper@Meadow', 'pass'], ['Happy Zapper@Moor']),
        A.answers('Happy Zapper@Meadow'),
        A.answers('Walker'),
        // 3 + 2 + 2 and 2 of the Filler: as much as B has.
        now({ vp: { A: 3, B: 3 }, hand: { A: ['Filler', 'Filler', 'Filler'] }, asked: null }),
      ],
    }));

  it('works before the base scores in another player’s turn, and not without a card (SCORE-3)', () => {
    play({
      seats: { B: { hand: ['Invader'] } },
      bases: [at('Meadow', 'A Filler +8', 'B Happy Zapper'), at('Moor')],
      ...none,
      steps: [A.ends(), B.answers('Happy Zapper', 'Invader'), now({ hand: { B: [] }, vp: { A: 3, B: 2 } })],
    });
    play({
      bases: [at('Meadow', 'A Filler +8', 'B Happy Zapper'), at('Moor')],
      ...none,
      steps: [A.ends(), now({ turn: 'B', vp: { A: 3, B: 2 } })],
    });
  });

  it('happy-zapper/2 with another talent given to it, one of them is chosen before the base scores (ABL-5)', () =>
    play({
      seats: { A: { hand: ['Invader', 'Walker'] } },
      bases: [
        at('Meadow', 'A Happy Zapper with A Potion of Redundancy Potion', 'A Filler +8'),
        at('Moor', 'B Big Hero'),
      ],
      monsterDeck: ['Ghoul'],
      treasureDeck: [],
      steps: [
        A.ends(),
        A.answers('Happy Zapper'),
        ({ state }) =>
          expect(state.asks[0]!.options.map((o) => o.hint)).toEqual([
            'The talent of Happy Zapper',
            'The talent of Potion of Redundancy Potion',
          ]),
        A.answers('1', '?Big Hero', 'play'),
        // The other one is no longer offered; the Ghoul has come too late to keep the base from scoring (SCORE-4).
        now({
          turn: 'B',
          vp: { A: 3 },
          hand: { A: ['Invader', 'Walker', 'Filler', 'Filler'] },
          monsterDiscard: ['Ghoul'],
        }),
      ],
    }));
});

describe('Wand Whiz: You may discard a card to play one extra card: a minion OR an action.', () => {
  it('gives an extra minion, or an extra action (EXT-2, RES-14)', () => {
    for (const [kind, can, cannot] of [
      ['minion', A.plays('Invader', 'Moor'), A.plays('Mass Summoning')],
      ['action', A.plays('Mass Summoning'), A.plays('Invader', 'Moor')],
    ] as const)
      play({
        seats: { A: { hand: ['Wand Whiz', 'Walker', 'Invader', 'Campaign', 'Mass Summoning'] } },
        bases: [at('Meadow'), at('Moor')],
        ...none,
        steps: [
          A.plays('Campaign'),
          A.plays('Wand Whiz', 'Meadow'),
          offered('A', ['Walker', 'Invader', 'Mass Summoning', 'no']),
          A.answers('Walker'),
          offered('A', ['minion', 'action'], ['no']),
          A.answers(kind),
          refused(cannot),
          can,
          now({ asked: null, discard: { A: { has: ['Walker'] } } }),
        ],
      });
  });

  it('gives nothing without a discard (RES-3)', () => {
    for (const hand of [['Wand Whiz'], ['Wand Whiz', 'Invader']])
      play({
        seats: { A: { hand } },
        bases: [at('Meadow'), at('Moor')],
        ...none,
        steps: [
          A.plays('Wand Whiz', 'Meadow'),
          A.answers('?no'),
          now(at('Meadow', 'A Wand Whiz'), { asked: null, discard: { A: [] } }),
          ...(hand.length > 1 ? [refused(A.plays('Invader', 'Moor'))] : []),
        ],
      });
  });
});

describe('Scroll Shuffler: Discard a card. Draw a card.', () => {
  it('discards a card of your choice, then draws (RES-11)', () =>
    play({
      seats: { A: { hand: ['Scroll Shuffler', 'Walker', 'Invader'], deck: ['Campaign', 'Dumbbells'] } },
      bases: [at('Meadow'), at('Moor')],
      ...none,
      steps: [
        A.plays('Scroll Shuffler', 'Meadow'),
        offered('A', ['Walker', 'Invader'], ['no']),
        A.answers('Walker'),
        now({ hand: { A: ['Invader', 'Campaign'] }, discard: { A: ['Walker'] }, asked: null }),
      ],
    }));

  it('draws even with nothing to discard (RES-3)', () =>
    play({
      seats: { A: { hand: ['Scroll Shuffler'] } },
      bases: [at('Meadow'), at('Moor')],
      ...none,
      steps: [A.plays('Scroll Shuffler', 'Meadow'), now({ hand: { A: ['Filler'] }, discard: { A: [] } })],
    }));
});
