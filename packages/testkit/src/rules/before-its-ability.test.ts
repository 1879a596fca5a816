import { act, isAnother, onPlay, ops, playedAfter } from '@smash/engine/script';
import { describe, it } from 'vitest';
import { A, actionCard, at, B, minionCard, now, play } from '../play.ts';

const ambush = actionCard(
  'Ambush',
  'special',
  'Special: When another player plays a minion, you may play this card. Destroy that minion.',
  playedAfter(
    'playing',
    { from: 'hand', when: (_q, me, played) => played.as === 'minion' && isAnother(me, played.seat) },
    function* (me) {
      yield* act(ops.destroy(me.args.card));
    },
  ),
);
const scribe = minionCard(
  'Scribe',
  2,
  'Draw a card.',
  onPlay(function* (me) {
    yield* act(ops.draw(me.seat, 1));
  }),
);

describe('what acts on a card being played, before its ability (RES-1, RES-6)', () => {
  it('a minion that has left play by then has no ability left to resolve (IO-1)', () =>
    play({
      cards: [ambush, scribe],
      seats: { A: { hand: ['Scribe'], deck: ['Invader'] }, B: { hand: ['Ambush'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Scribe', 'Meadow'),
        B.answers('Ambush'),
        now(at('Meadow'), { asked: null, hand: { A: [] }, discard: { A: ['Scribe'], B: ['Ambush'] } }),
      ],
    }));

  it('otherwise its ability resolves as usual', () =>
    play({
      cards: [ambush, scribe],
      seats: { A: { hand: ['Scribe'], deck: ['Invader'] }, B: { hand: ['Ambush'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Scribe', 'Meadow'),
        B.answers('pass'),
        now(at('Meadow', 'A Scribe'), { asked: null, hand: { A: ['Invader'] } }),
      ],
    }));
});
