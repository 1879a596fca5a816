import { A, at, now, offered, play, refused } from '@smash/testkit/play';
import { describe, it } from 'vitest';

const titans = [{ seat: 'A' as const, card: 'Sifu' }];

describe('Sifu: Special: On your turn, if your minions hold two or more +1 power counters in all, you may play this titan and transfer two or more of those counters to it. Ongoing: When you transfer at least one +1 power counter to a minion, you may also place one more +1 power counter on it. Talent: Transfer one +1 power counter from a minion of yours to another minion OR place one on a minion that has none.', () => {
  it('comes with two or more counters of your minions, at least two of which go to it', () =>
    play({
      titans,
      bases: [at('Meadow', 'A Filler +1', 'A Walker +2', 'B Invader +3'), at('Moor')],
      steps: [A.plays('Sifu', 'Moor'), offered('A', ['Filler', 'Walker'], ['Invader', 'no'])],
    }));

  it.each([
    [['Filler', '1'], 2, 0, 1],
    [['Filler', '2'], 3, 0, 0],
    [['Walker', '2', 'done'], 2, 1, 0],
    [['Walker', '2', 'Filler'], 3, 0, 0],
    [['Walker', '1'], 2, 0, 1],
  ] as const)('%j: %i counters on it, %i and %i stay', (answers, sifu, filler, walker) =>
    play({
      titans,
      bases: [at('Meadow', 'A Filler +1', 'A Walker +2'), at('Moor')],
      steps: [
        A.plays('Sifu', 'Moor'),
        A.answers(...answers),
        now(at('Moor', 'A Sifu'), {
          asked: null,
          cards: { Sifu: { counters: sifu }, Filler: { counters: filler }, Walker: { counters: walker } },
        }),
      ],
    }),
  );

  it('with exactly two, or all on one minion, at least two go (RES-11)', () => {
    play({
      titans,
      bases: [at('Meadow', 'A Filler +2'), at('Moor')],
      steps: [A.plays('Sifu', 'Moor'), now({ asked: null, cards: { Sifu: { counters: 2 }, Filler: { counters: 0 } } })],
    });
    play({
      titans,
      bases: [at('Meadow', 'A Filler +3'), at('Moor')],
      steps: [A.plays('Sifu', 'Moor'), offered('A', ['2', '3'], ['0', '1']), A.answers('2'), now({ asked: null })],
    });
    play({
      titans,
      bases: [at('Meadow', 'A Filler +1', 'A Walker +1', 'A Invader +1'), at('Moor')],
      steps: [
        A.plays('Sifu', 'Moor'),
        A.answers('Filler'),
        offered('A', ['Walker', 'Invader'], ['Filler', 'no']),
        A.answers('Walker'),
        offered('A', ['Invader', 'no'], ['Walker']),
        A.answers('done'),
        now({ asked: null, cards: { Sifu: { counters: 2 }, Invader: { counters: 1 } } }),
      ],
    });
  });

  it('after a clash it has lost, it takes none (TIT-6)', () =>
    play({
      titans,
      bases: [at('Meadow', 'A Filler +2'), at('Moor', 'B The Kraken +1')],
      steps: [
        A.plays('Sifu', 'Moor'),
        now(at('Moor', 'B The Kraken'), { asked: null, titans: { A: ['Sifu'] }, cards: { Filler: { counters: 2 } } }),
      ],
    }));

  it('not with one counter, or with another player’s', () => {
    for (const cards of [['A Filler +1', 'B Filler +4'], ['B Filler +2']])
      play({ titans, bases: [at('Meadow', ...cards), at('Moor')], steps: [refused(A.plays('Sifu', 'Moor'))] });
  });

  it('one more counter, if you like, on a minion you transfer some to', () => {
    for (const [answer, counters] of [
      ['Sifu', 2],
      ['pass', 1],
    ] as const)
      play({
        seats: { A: { hand: ['Cricket'] } },
        bases: [at('Meadow', 'A Sifu', 'A Filler +2'), at('Moor', 'B Walker')],
        steps: [
          A.plays('Cricket', 'Moor'),
          A.answers('Filler', 'Walker'),
          offered('A', ['Sifu', 'pass']),
          A.answers(answer),
          now({ asked: null, cards: { Walker: { counters }, Filler: { counters: 1 } } }),
        ],
      });
  });

  it('not when another player transfers, nor when counters are placed', () => {
    play({
      turn: 'B',
      seats: { B: { hand: ['Cricket'] } },
      bases: [at('Meadow', 'A Sifu', 'A Filler +2'), at('Moor', 'B Walker')],
      steps: [
        { by: 'B', play: 'Cricket', at: 'Moor' },
        { by: 'B', answer: ['Filler', 'Walker'] },
        now({ asked: null }),
      ],
    });
    play({
      bases: [at('Meadow', 'A Sifu', 'A Drunken Master'), at('Moor')],
      steps: [A.uses('Drunken Master'), now({ asked: null, cards: { 'Drunken Master': { counters: 1 } } })],
    });
  });

  it('talent: one counter of yours to any other minion, or one on a minion without any', () => {
    const bases = [at('Meadow', 'A Sifu +3', 'A Filler +2', 'B Walker'), at('Moor', 'B Invader +1')];
    play({
      bases,
      steps: [
        A.uses('Sifu'),
        offered('A', ['transfer', 'place'], ['no']),
        A.answers('transfer'),
        offered('A', ['Walker', 'Invader'], ['Filler']),
        A.answers('Invader', 'Sifu'),
        now({ asked: null, cards: { Invader: { counters: 3 }, Filler: { counters: 1 } } }),
        refused(A.uses('Sifu')),
      ],
    });
    play({
      bases,
      steps: [
        A.uses('Sifu'),
        A.answers('place'),
        now({ asked: null, cards: { Walker: { counters: 1 }, Filler: { counters: 2 } } }),
      ],
    });
  });

  it('talent: without a counter of yours one is placed, on any without one', () =>
    play({
      bases: [at('Meadow', 'A Sifu', 'A Filler', 'B Walker', 'B Invader +1'), at('Moor')],
      steps: [
        A.uses('Sifu'),
        offered('A', ['Filler', 'Walker'], ['Invader', 'no']),
        A.answers('Filler'),
        now({ asked: null, cards: { Filler: { counters: 1 } } }),
      ],
    }));

  it('talent: only what is possible is offered', () => {
    play({
      bases: [at('Meadow', 'A Sifu', 'B Walker', 'B Filler +1'), at('Moor')],
      steps: [A.uses('Sifu'), now({ asked: null, cards: { Walker: { counters: 1 } } })],
    });
    play({
      bases: [at('Meadow', 'A Sifu', 'A Walker +1', 'B Filler +1'), at('Moor')],
      steps: [
        A.uses('Sifu'),
        A.answers('pass'),
        now({ asked: null, cards: { Walker: { counters: 0 }, Filler: { counters: 2 } } }),
      ],
    });
    play({ bases: [at('Meadow', 'A Sifu', 'A Walker +1'), at('Moor')], steps: [refused(A.uses('Sifu'))] });
    play({ bases: [at('Meadow', 'A Sifu'), at('Moor')], steps: [refused(A.uses('Sifu'))] });
  });
});
