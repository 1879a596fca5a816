import { A, at, B, now, offered, play, refused } from '@smash/testkit/play';
import { describe, it } from 'vitest';

describe('A Kind of Magic: Transfer any number of your +1 power counters among your minions as you like.', () => {
  it('a-kind-of-magic/1 from your own minions with counters, to your own minions (RES-13)', () =>
    play({
      seats: { A: { hand: ['A Kind of Magic'] } },
      bases: [at('Meadow', 'A Worker +3', 'A Filler', 'B Walker +2'), at('Moor', 'A Invader +1', 'B Scout')],
      steps: [
        A.plays('A Kind of Magic'),
        offered('A', ['Worker', 'Invader', 'done'], ['Filler', 'Walker', 'Scout']),
        A.answers('Worker'),
        offered('A', ['1', '2', '3'], ['0', '4']),
        A.answers('2'),
        offered('A', ['Filler', 'Invader'], ['Worker', 'Walker', 'Scout', 'no']),
        A.answers('Filler'),
        offered('A', ['Worker', 'Invader', 'done'], ['Filler']),
        A.answers('Worker', 'Invader'),
        offered('A', ['Invader', 'done'], ['Worker']),
        A.answers('Invader', 'Worker'),
        now({
          asked: null,
          cards: {
            Worker: { power: 1, counters: 1 },
            Filler: { power: 3, counters: 2 },
            Invader: { power: 4, counters: 1 },
            Walker: { power: 4, counters: 2 },
            Scout: { counters: 0 },
          },
        }),
      ],
    }));

  it('any number: none at all (RES-12)', () =>
    play({
      seats: { A: { hand: ['A Kind of Magic'] } },
      bases: [at('Meadow', 'A Worker +3', 'A Filler'), at('Moor')],
      steps: [
        A.plays('A Kind of Magic'),
        A.answers('done'),
        now({
          asked: null,
          cards: { Worker: { counters: 3 }, Filler: { counters: 0 } },
          discard: { A: ['A Kind of Magic'] },
        }),
      ],
    }));

  it('asks nobody without counters, or without a second minion (PLAY-5)', () => {
    for (const mine of [['A Worker', 'A Filler', 'B Walker +2'], ['A Worker +2', 'B Walker'], []])
      play({
        seats: { A: { hand: ['A Kind of Magic'] } },
        bases: [at('Meadow', ...mine), at('Moor')],
        steps: [A.plays('A Kind of Magic'), now({ asked: null, discard: { A: ['A Kind of Magic'] } })],
      });
  });

  it('a-kind-of-magic/2 the one a counter goes to is affected: what keeps your cards off it loses the counter (CTR-2, TERM-6)', () =>
    play({
      seats: { A: { hand: ['A Kind of Magic'] } },
      bases: [at('Meadow', 'A Worker +2', 'A Filler', 'A Invader with B Incorporeal'), at('Moor')],
      steps: [
        A.plays('A Kind of Magic'),
        A.answers('Worker', '1'),
        offered('A', ['Filler', 'Invader'], ['Worker', 'no']),
        A.answers('Invader', 'done'),
        now({ asked: null, cards: { Worker: { counters: 1 }, Invader: { counters: 0 }, Filler: { counters: 0 } } }),
      ],
    }));

  it('a-kind-of-magic/3 the one it comes from is affected, too: what keeps your cards off it keeps its counters (CTR-2)', () =>
    play({
      seats: { A: { hand: ['A Kind of Magic'] } },
      bases: [at('Meadow', 'A Worker +1', 'A Filler', 'A Invader +2 with B Incorporeal'), at('Moor')],
      steps: [
        A.plays('A Kind of Magic'),
        A.answers('Invader', '2', 'Filler', 'Worker', 'Filler'),
        now({ asked: null, cards: { Worker: { counters: 0 }, Invader: { counters: 2 }, Filler: { counters: 1 } } }),
      ],
    }));
});

describe('Gimme the Prize: Choose up to three of your minions. Place a +1 power counter on each of them.', () => {
  const table = {
    seats: { A: { hand: ['Gimme the Prize'] } },
    bases: [at('Meadow', 'A Worker', 'A Filler', 'B Walker'), at('Moor', 'A Invader +1', 'A Scout')],
  };

  it('three of yours, wherever they are (CTR-1)', () =>
    play({
      ...table,
      steps: [
        A.plays('Gimme the Prize'),
        offered('A', ['Worker', 'Filler', 'Invader', 'Scout', 'done'], ['Walker']),
        A.answers('Worker', 'Invader', 'Scout'),
        now({
          asked: null,
          cards: {
            Worker: { counters: 1 },
            Invader: { power: 5, counters: 2 },
            Scout: { counters: 1 },
            Filler: { counters: 0 },
            Walker: { counters: 0 },
          },
        }),
      ],
    }));

  it('not four; fewer, or none, will do (RES-12)', () =>
    play({
      ...table,
      steps: [
        A.plays('Gimme the Prize'),
        refused(A.answers('Worker', 'Filler', 'Invader', 'Scout')),
        A.answers('Filler', 'done'),
        now({ asked: null, cards: { Filler: { power: 2, counters: 1 }, Worker: { counters: 0 } } }),
      ],
    }));

  it('without minions of yours it does nothing (PLAY-5)', () =>
    play({
      seats: table.seats,
      bases: [at('Meadow', 'B Walker'), at('Moor')],
      steps: [
        A.plays('Gimme the Prize'),
        now({ asked: null, cards: { Walker: { counters: 0 } }, discard: { A: ['Gimme the Prize'] } }),
      ],
    }));
});

describe('Headlong: Choose one of your minions and move it to another base. Then place two +1 power counters on it.', () => {
  const seats = { A: { hand: ['Headlong'] } };

  it('moves one of yours, which gets two counters (RES-3)', () =>
    play({
      seats,
      bases: [at('Meadow', 'A Worker', 'A Filler', 'B Walker'), at('Moor'), at('Marsh')],
      steps: [
        A.plays('Headlong'),
        offered('A', ['Worker', 'Filler'], ['Walker', 'no']),
        A.answers('Filler'),
        offered('A', ['Moor', 'Marsh'], ['Meadow', 'no']),
        A.answers('Marsh'),
        now(at('Meadow', 'A Worker', 'B Walker'), at('Moor'), at('Marsh', 'A Filler'), {
          asked: null,
          cards: { Filler: { power: 3, counters: 2 }, Worker: { counters: 0 } },
        }),
      ],
    }));

  it('headlong/1 a minion of power 2 has its counters when a Cub Scout of power 3 looks at it: it stays (RES-8)', () =>
    play({
      seats,
      bases: [at('Meadow', 'A Walker'), at('Moor', 'B Cub Scout')],
      steps: [
        A.plays('Headlong'),
        now(at('Meadow'), at('Moor', 'A Walker', 'B Cub Scout'), {
          asked: null,
          cards: { Walker: { power: 4, counters: 2 } },
        }),
      ],
    }));

  it('headlong/2 the Cub Scout waits until the counters are there, even where they do not help (RES-8)', () =>
    play({
      seats,
      bases: [at('Meadow', 'A Worker'), at('Moor', 'B Cub Scout')],
      steps: [
        A.plays('Headlong'),
        // 0 and two counters are less than 3.
        now(at('Meadow'), at('Moor', 'B Cub Scout'), { asked: null, discard: { A: ['Worker', 'Headlong'] } }),
      ],
    }));

  it('the counters come even if it could not move (RES-3)', () =>
    play({
      seats,
      bases: [at('Meadow', 'A Filler')],
      steps: [A.plays('Headlong'), now(at('Meadow', 'A Filler'), { asked: null, cards: { Filler: { counters: 2 } } })],
    }));

  it('without minions of yours it does nothing (PLAY-5)', () =>
    play({
      seats,
      bases: [at('Meadow', 'B Walker'), at('Moor')],
      steps: [A.plays('Headlong'), now(at('Meadow', 'B Walker'), { asked: null, cards: { Walker: { counters: 0 } } })],
    }));
});

describe('We Will Rock You: Each of your minions gets +1 power this turn for each +1 power counter on it.', () => {
  it('doubles the counters of your minions everywhere, this turn only (CTR-3, TURN-7)', () =>
    play({
      seats: { A: { hand: ['We Will Rock You'] } },
      bases: [at('Meadow', 'A Worker +2', 'A Filler', 'B Walker +1'), at('Moor', 'A Invader +1')],
      steps: [
        A.plays('We Will Rock You'),
        now({
          asked: null,
          cards: {
            Worker: { power: 4, counters: 2 },
            Filler: { power: 1 },
            Walker: { power: 3 },
            Invader: { power: 5, counters: 1 },
          },
        }),
        A.ends(),
        now({ cards: { Worker: { power: 2 }, Invader: { power: 4 } } }),
      ],
    }));

  it('we-will-rock-you/1 it is counted once: counters that come or go change nothing of it (CALC-4)', () =>
    play({
      seats: { A: { hand: ['Time Loop', 'We Will Rock You', 'Gimme the Prize', 'Who Wants to Live Forever?'] } },
      bases: [at('Meadow', 'A Worker +2', 'A Filler'), at('Moor')],
      steps: [
        A.plays('Time Loop'),
        A.plays('We Will Rock You'),
        A.plays('Gimme the Prize'),
        A.answers('Worker', 'Filler', 'done'),
        now({ cards: { Worker: { power: 5, counters: 3 }, Filler: { power: 2, counters: 1 } } }),
        A.ends(),
        now({ cards: { Worker: { power: 3, counters: 3 } } }),
      ],
    }));

  it('we-will-rock-you/1 the bonus stays when the counter it was for is gone (CALC-4)', () =>
    play({
      seats: { A: { hand: ['We Will Rock You'] } },
      bases: [at('Meadow', 'A Soldier +1', 'A Filler'), at('Moor')],
      steps: [
        A.plays('We Will Rock You'),
        A.uses('Soldier'),
        now({ asked: null, cards: { Soldier: { power: 2, counters: 0 }, Filler: { power: 2, counters: 1 } } }),
      ],
    }));
});

describe('Who Wants to Live Forever?: Remove as many +1 power counters as you like from your minions and draw that many cards.', () => {
  const deck = ['Scout', 'Scout', 'Scout', 'Scout', 'Scout', 'Scout'];
  const seats = { A: { hand: ['Who Wants to Live Forever?'], deck } };
  const bases = [at('Meadow', 'A Worker +3', 'A Filler', 'B Walker +1'), at('Moor', 'A Invader +1')];

  it('draws a card for each counter that is removed (RES-3)', () =>
    play({
      seats,
      bases,
      steps: [
        A.plays('Who Wants to Live Forever?'),
        offered('A', ['Worker', 'Invader', 'done'], ['Filler', 'Walker']),
        A.answers('Worker', '2'),
        offered('A', ['Worker', 'Invader', 'done'], ['Filler', 'Walker']),
        A.answers('Invader'),
        offered('A', ['Worker', 'done'], ['Invader']),
        A.answers('done'),
        now({
          asked: null,
          cards: { Worker: { counters: 1 }, Invader: { counters: 0 }, Walker: { counters: 1 } },
          hand: { A: ['Scout', 'Scout', 'Scout'] },
        }),
      ],
    }));

  it('all of them, or none (RES-12)', () => {
    for (const [answers, left, drawn] of [
      [['Worker', '3', 'Invader'], 0, 4],
      [['done'], 3, 0],
    ] as const)
      play({
        seats,
        bases,
        steps: [
          A.plays('Who Wants to Live Forever?'),
          A.answers(...answers),
          now({ asked: null, cards: { Worker: { counters: left } }, hand: { A: drawn } }),
        ],
      });
  });

  it('draws nothing for counters that could not be removed (CTR-2, RES-3)', () =>
    play({
      seats,
      bases: [at('Meadow', 'A Worker +1', 'A Invader +2 with B Incorporeal'), at('Moor')],
      steps: [
        A.plays('Who Wants to Live Forever?'),
        A.answers('Invader', '2', 'Worker'),
        now({ asked: null, cards: { Worker: { counters: 0 }, Invader: { counters: 2 } }, hand: { A: ['Scout'] } }),
      ],
    }));

  it('asks nobody where there are no counters (PLAY-5)', () =>
    play({
      seats,
      bases: [at('Meadow', 'A Worker', 'B Walker +1'), at('Moor')],
      steps: [
        A.plays('Who Wants to Live Forever?'),
        now({ asked: null, hand: { A: [] }, discard: { A: ['Who Wants to Live Forever?'] } }),
        A.ends(),
        B.ends(),
      ],
    }));
});
