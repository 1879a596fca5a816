import { act, look, onPlay, ops, protect } from '@smash/engine/script';
import { describe, it } from 'vitest';
import { A, at, minionCard, now, play } from '../play.ts';

/** Takes the first action that lies on another minion. */
const grabber = minionCard(
  'Grabber',
  2,
  'Take an action from another minion.',
  onPlay(function* (me) {
    const [action] = yield* look((q) => q.actions());
    if (action !== undefined) yield* act(ops.pull(me.self, action));
  }),
);
const proud = minionCard(
  'Proud',
  2,
  'Ongoing: Other players do not affect the minions here.',
  protect((q, me, op, cause) => cause.seat !== me.seat && q.isMinion(op.card) && q.base(op.card) === q.base(me.self)),
);

describe('TERM-2 taking an action from a minion affects the minion that gets it, and nothing else', () => {
  it('what is on a base is not taken', () =>
    play({
      cards: [grabber],
      seats: { A: { hand: ['Grabber'] } },
      bases: [at('Meadow', 'B Overrun'), at('Moor')],
      steps: [A.plays('Grabber', 'Moor'), now(at('Meadow', 'B Overrun'), at('Moor', 'A Grabber'), { asked: null })],
    }));

  it('a protected minion gives it up, and gets none', () => {
    play({
      cards: [grabber, proud],
      seats: { A: { hand: ['Grabber'] } },
      bases: [at('Meadow', 'B Proud with B Leaf Armor'), at('Moor')],
      steps: [
        A.plays('Grabber', 'Moor'),
        now(at('Meadow', 'B Proud'), at('Moor', 'A Grabber with B Leaf Armor'), { asked: null }),
      ],
    });
    play({
      cards: [grabber, proud],
      seats: { A: { hand: ['Grabber'] } },
      bases: [at('Meadow', 'B Proud'), at('Moor', 'B Filler with B Leaf Armor')],
      steps: [
        A.plays('Grabber', 'Meadow'),
        now(at('Meadow', 'B Proud', 'A Grabber'), at('Moor', 'B Filler with B Leaf Armor'), { asked: null }),
      ],
    });
  });
});
