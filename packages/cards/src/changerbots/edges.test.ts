import { A, at, now, play } from '@smash/testkit/play';
import { describe, it } from 'vitest';

describe('Change Up and Roll On: Special: Before a base scores, you may move any number of your minions there. Each of them has -1 power this turn.', () => {
  it('one that comes with 9 adds 8, and no less', () =>
    play({
      seats: { A: { hand: ['Change Up and Roll On'] } },
      bases: [at('Meadow', 'A Filler +1', 'B Filler +8'), at('Moor', 'A Filler +8')],
      steps: [
        A.ends(),
        A.plays('Change Up and Roll On'),
        A.answers('Filler@Moor', 'done'),
        // 10 against 9.
        now({ turn: 'B', vp: { A: 3, B: 2 } }),
      ],
    }));
});
