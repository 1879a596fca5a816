import { act, onPlay, ops } from '@smash/engine/script';
import { seedOf } from '@smash/testkit/coins';
import { A, at, minionCard, now, play } from '@smash/testkit/play';
import { describe, it } from 'vitest';

describe('Goblin Town: Flip a coin after you play a minion here. On heads, place a +1 power counter on that minion.', () => {
  it('none on one that is in stasis by then (STA-1)', () =>
    play({
      seed: seedOf('heads'),
      cards: [
        minionCard(
          'Sleeper',
          2,
          'Place a stasis counter on this minion.',
          onPlay(function* (me) {
            yield* act(ops.stasis(me.self, me.seat, 1));
          }),
        ),
      ],
      seats: { A: { hand: ['Sleeper'] } },
      bases: [at('Goblin Town')],
      steps: [
        A.plays('Sleeper'),
        now({ asked: null, stasis: { A: { Sleeper: 1 } }, cards: { Sleeper: { counters: 0 } } }),
      ],
    }));
});
