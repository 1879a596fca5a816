import { A, at, now, play } from '@smash/testkit/play';
import { hermit } from '@smash/testkit/test-cards';
import { describe, it } from 'vitest';

describe("The Grey Opal: After this base scores, each player except the winner may choose that one minion here, anybody's, moves to another base …", () => {
  it('is quiet while another base scores (SCORE-13)', () =>
    play({
      bases: [at('The Grey Opal', 'A Walker', 'B Walker'), at('Meadow', 'A Filler +9'), at('Moor')],
      steps: [A.ends(), now(at('The Grey Opal', 'A Walker', 'B Walker'), { asked: null, turn: 'B' })],
    }));

  it('nobody who has to ignore it is asked (TERM-13)', () =>
    play({
      cards: [hermit],
      bases: [at('The Grey Opal', 'A Filler +20', 'B Hermit', 'B Walker'), at('Meadow')],
      steps: [A.ends(), now(at('Meadow'), { asked: null, turn: 'B', discard: { B: { has: ['Walker'] } } })],
    }));
});

describe('Tortuga: After this base scores, the runner-up may move one of their minions at another base to the base that replaces this one.', () => {
  it('is quiet while another base scores (SCORE-13)', () =>
    play({
      bases: [at('Tortuga', 'B Walker'), at('Meadow', 'A Filler +9', 'B Filler'), at('Moor', 'B Scout')],
      steps: [A.ends(), now(at('Moor', 'B Scout'), at('Tortuga', 'B Walker'), { asked: null, turn: 'B' })],
    }));

  it('a runner-up who has to ignore it is not asked (TERM-13)', () =>
    play({
      cards: [hermit],
      bases: [at('Tortuga', 'A Filler +20', 'B Hermit', 'B Walker'), at('Meadow', 'B Scout')],
      steps: [A.ends(), now(at('Meadow', 'B Scout'), { asked: null, turn: 'B' })],
    }));
});

describe('The Kraken: … Special: After this base scores, move one of your minions from here to another base.', () => {
  it('is quiet while another base scores (SCORE-13)', () =>
    play({
      bases: [at('Moor', 'A The Kraken', 'A Walker', 'A Scout'), at('Meadow', 'B Filler +9'), at('Marsh')],
      steps: [A.ends(), now(at('Moor', 'A The Kraken', 'A Walker', 'A Scout'), { asked: null, turn: 'B' })],
    }));
});
