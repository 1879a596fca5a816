import { act, look, ops, playedAt, scoringBase } from '@smash/engine/script';
import { describe, expect, it } from 'vitest';
import { A, actionCard, at, now, play } from '../play.ts';

const swapOut = actionCard(
  'Swap Out',
  'special',
  'Special: Before a base scores, swap it with the top base of the base deck.',
  playedAt('beforeScore', function* (me) {
    const next = yield* look((q) => q.s.baseDeck.at(-1)!);
    yield* act(ops.swapBase(scoringBase(me), next));
  }),
);

describe('a scoring that stops because its base has gone into the base deck', () => {
  it('is reported by the base’s name, not by its id there (SCORE-5, INFO-2)', () =>
    play({
      cards: [swapOut],
      seats: { A: { hand: ['Swap Out'] } },
      bases: [at('Meadow', 'A Filler +9'), at('Moor')],
      baseDeck: ['The Mothership', 'Heath'],
      steps: [
        A.ends(),
        A.answers('Swap Out'),
        now(at('The Mothership', 'A Filler'), { turn: 'B', vp: { A: 0 } }),
        ({ events }) => {
          const stopped = events.filter((event) => event.type === 'stopped');
          expect(stopped.map((event) => event.base)).toEqual([{ id: 0, name: 'Meadow' }]);
        },
      ],
    }));
});
