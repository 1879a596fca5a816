import { A, at, now, play } from '@smash/testkit/play';
import { describe, it } from 'vitest';

describe('Cull the Weak: … Discard any number of minions from your hand, and place a +1 power counter on the chosen minion for each of them.', () => {
  it('one discarded minion is one counter (RES-3)', () =>
    play({
      seats: { A: { hand: ['Cull the Weak', 'Walker', 'Scout'] } },
      bases: [at('Meadow', 'A Filler'), at('Moor')],
      steps: [
        A.plays('Cull the Weak'),
        A.answers('Walker', 'done'),
        now({ asked: null, cards: { Filler: { counters: 1 } }, hand: { A: ['Scout'] } }),
      ],
    }));
});

describe('Ancient Lord: … Talent: Place a +1 power counter on one of your minions here that already has one.', () => {
  it('a single one is enough (RES-11)', () =>
    play({
      bases: [at('Meadow', 'A Ancient Lord', 'A Filler +1', 'A Walker', 'B Filler +1'), at('Moor', 'A Scout +1')],
      steps: [
        A.uses('Ancient Lord'),
        now({ asked: null, cards: { 'Filler/A': { counters: 2 }, Walker: { counters: 0 }, Scout: { counters: 1 } } }),
      ],
    }));
});
