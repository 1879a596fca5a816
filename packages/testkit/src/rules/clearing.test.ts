import { after, look, playExtraMinion } from '@smash/engine/script';
import { describe, it } from 'vitest';
import { A, at, minionCard, now, offered, play } from '../play.ts';

const heir = minionCard(
  'Heir',
  2,
  'After this minion goes to the discard pile, you may play an extra minion.',
  after('leave', { when: (_q, me, gone) => gone.card === me.self }, function* (me) {
    if (yield* look((q) => q.handSize(me.seat) > 0)) yield* playExtraMinion(me.seat, {}, { may: true });
  }),
);

describe('a base that has scored but not been replaced yet', () => {
  it('also takes cards that arrive while its cards leave (SCORE-9, ATT-6)', () =>
    play({
      cards: [heir],
      seats: { A: { hand: ['Invader', 'Heir'] } },
      bases: [at('Meadow', 'A Heir +8'), at('Moor')],
      steps: [
        A.ends(),
        A.answers('Heir'),
        offered('A', ['Meadow', 'Moor']),
        A.answers('Meadow'),
        // The second Heir leaves, too, and sets off the same ability again.
        A.answers('Invader', 'Moor'),
        now(at('Heath'), at('Moor', 'A Invader'), { turn: 'B', discard: { A: ['Heir', 'Heir'] }, vp: { A: 4 } }),
      ],
    }));
});
