import { A, at, B, C, now, offered, play, refused } from '@smash/testkit/play';
import { describe, it } from 'vitest';

describe('Under Pressure: Special: Before a base scores, you may choose one of your minions and transfer any number of its +1 power counters to another of your minions.', () => {
  const seats = { A: { hand: ['Under Pressure'] } };
  const bases = [
    at('Meadow', 'A King Rex', 'A Filler', 'B King Rex +1'),
    at('Moor', 'A Worker +2', 'A Scout', 'B Walker +1'),
  ];

  it('takes counters from any of yours to another of yours before a base scores (SCORE-3, PLAY-6)', () =>
    play({
      seats,
      bases,
      steps: [
        refused(A.plays('Under Pressure')),
        A.ends(),
        offered('A', ['Under Pressure', 'pass']),
        A.answers('Under Pressure'),
        offered('A', ['Worker', 'no'], ['Filler', 'Scout', 'Walker']),
        A.answers('Worker'),
        offered('A', ['1', '2'], ['0']),
        A.answers('1'),
        offered('A', ['King Rex', 'Filler', 'Scout'], ['Worker', 'Walker', 'no']),
        A.answers('Filler'),
        // 9 against 8.
        now({
          asked: null,
          vp: { A: 3, B: 2 },
          cards: { Worker: { power: 1, counters: 1 }, Walker: { counters: 1 } },
          discard: { A: ['Under Pressure', 'King Rex', 'Filler'] },
        }),
      ],
    }));

  it('may be kept; and played, it need transfer nothing (TERM-14)', () => {
    for (const answers of [['pass'], ['Under Pressure', 'no']])
      play({
        seats,
        bases,
        steps: [
          A.ends(),
          A.answers(...answers),
          now({ asked: null, vp: { A: 3, B: 3 }, cards: { Worker: { counters: 2 } } }),
        ],
      });
  });

  it('in another player’s turn as well, and before any base scores (SCORE-13, ME-2)', () =>
    play({
      turn: 'B',
      seats,
      bases: [at('Meadow', 'B King Rex', 'B Invader'), at('Moor', 'A Worker +2', 'A Filler')],
      steps: [
        B.ends(),
        A.answers('Under Pressure', 'Worker', '2'),
        now(at('Moor', 'A Worker', 'A Filler'), {
          asked: null,
          vp: { A: 0, B: 3 },
          cards: { Worker: { counters: 0 }, Filler: { counters: 2 } },
        }),
      ],
    }));

  it('with one minion, or without counters, nothing is transferred (PLAY-5)', () => {
    for (const mine of [['A Worker +2'], ['A Worker', 'A Filler']])
      play({
        turn: 'B',
        seats,
        bases: [at('Meadow', 'B King Rex', 'B Invader'), at('Moor', ...mine, 'B Walker')],
        steps: [
          B.ends(),
          A.answers('Under Pressure'),
          now({ asked: null, vp: { B: 3 }, discard: { A: ['Under Pressure'] }, cards: { Walker: { counters: 0 } } }),
        ],
      });
  });

  it('a base that falls below its breakpoint scores anyway (SCORE-4)', () =>
    play({
      seats,
      bases: [at('Meadow', 'A King Rex +3', 'B Filler'), at('Moor', 'A Filler')],
      steps: [
        A.ends(),
        A.answers('Under Pressure', 'King Rex', '3'),
        now(at('Moor', 'A Filler'), { asked: null, vp: { A: 3, B: 2 }, cards: { Filler: { power: 4 } } }),
      ],
    }));
});

describe('We Are the Champions: Special: After a base scores, choose one of your minions there and transfer any or all of its +1 power counters to another minion.', () => {
  const seats = { A: { hand: ['We Are the Champions'] } };
  const bases = [at('Meadow', 'A Worker +3', 'A King Rex', 'B Walker +2'), at('Moor', 'A Filler +1', 'B Invader')];

  it('we-are-the-champions/1 it is played from the hand, and at that moment only (SCORE-8, PLAY-6)', () =>
    play({
      seats,
      bases,
      steps: [
        refused(A.plays('We Are the Champions')),
        A.ends(),
        offered('A', ['We Are the Champions', 'pass']),
        now({ vp: { A: 3, B: 2 } }),
        A.answers('We Are the Champions'),
        offered('A', ['Worker', 'no'], ['King Rex', 'Walker', 'Filler']),
        A.answers('Worker'),
        offered('A', ['1', '2', '3'], ['0']),
        A.answers('2'),
        offered('A', ['King Rex', 'Walker', 'Filler', 'Invader'], ['Worker', 'no']),
        A.answers('Filler'),
        now(at('Moor', 'A Filler', 'B Invader'), {
          asked: null,
          cards: { Filler: { power: 4, counters: 3 }, Invader: { counters: 0 } },
          discard: { A: ['We Are the Champions', 'Worker', 'King Rex'], B: ['Walker'] },
        }),
      ],
    }));

  it('all of them, and to a minion of another player (RES-12)', () =>
    play({
      seats,
      bases,
      steps: [
        A.ends(),
        A.answers('We Are the Champions', 'Worker', '3', 'Invader'),
        now(at('Moor', 'A Filler', 'B Invader'), { asked: null, cards: { Invader: { power: 6, counters: 3 } } }),
      ],
    }));

  it('need not be played, and may be played without effect (TERM-14)', () => {
    for (const [answers, hand] of [
      [['pass'], 3],
      [['We Are the Champions', 'no'], 2],
    ] as const)
      play({
        seats,
        bases,
        steps: [
          A.ends(),
          A.answers(...answers),
          now({ asked: null, hand: { A: hand }, cards: { Filler: { counters: 1 } } }),
        ],
      });
  });

  it('only from one at the base that has scored (SCORE-13)', () =>
    play({
      seats,
      turn: 'B',
      bases: [at('Meadow', 'A Filler', 'B King Rex +2'), at('Moor', 'A Scout +1', 'C Invader')],
      steps: [
        B.ends(),
        A.answers('We Are the Champions'),
        now({ asked: null, turn: 'C', cards: { Scout: { counters: 1 }, Invader: { counters: 0 } } }),
        C.ends(),
      ],
    }));
});
