import { A, at, now, offered, play } from '@smash/testkit/play';
import { describe, it } from 'vitest';

describe('The Nexus: After this base scores, the winner may, if possible, choose a base from the base discard pile …', () => {
  it('is quiet while another base scores (SCORE-13)', () =>
    play({
      baseDiscard: ['Tortuga'],
      bases: [at('The Nexus'), at('Meadow', 'A Filler +10')],
      steps: [A.ends(), now(at('Heath'), { asked: null, turn: 'B' })],
    }));
});

describe("It's Astounding: Choose an action in your discard pile and play it as an extra action.", () => {
  it('plays a fusion as an action: there is no minion play in it (FUS-1)', () =>
    play({
      seats: { A: { hand: ["It's Astounding"], discard: ['Dice Ninja'], deck: ['Scout', 'Probe', 'Howl'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays("It's Astounding"),
        now(at('Meadow'), at('Moor'), {
          asked: null,
          hand: { A: ['Scout', 'Probe'] },
          discard: { A: { has: ['Dice Ninja'] } },
        }),
      ],
    }));
});

describe('Time Box: … After you place the fifth or a later counter on it, you may remove all of its counters and play it. …', () => {
  const boxes = (a: number, b: number) => [
    { seat: 'A' as const, card: 'Time Box', counters: a },
    { seat: 'B' as const, card: 'Time Box', counters: b },
  ];

  it('is offered at a single base', () =>
    play({
      turn: 'B',
      titans: boxes(4, 0),
      bases: [at('Meadow')],
      steps: [{ by: 'B', end: true }, offered('A', ['Time Box', 'pass'])],
    }));

  it('is not triggered by the counters of another Time Box', () =>
    play({
      titans: boxes(5, 1),
      bases: [at('Meadow'), at('Moor')],
      steps: [A.ends(), now({ asked: null, turn: 'B' })],
    }));
});
