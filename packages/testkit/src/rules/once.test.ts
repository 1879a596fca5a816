import { act, extraMinion, onPlay, ops } from '@smash/engine/script';
import { describe, it } from 'vitest';
import { A, actionCard, at, B, minionCard, now, play } from '../play.ts';

const scholar = minionCard(
  'Scholar',
  1,
  "Draw a card. Use only one Scholar's ability per turn.",
  onPlay(function* (me) {
    if ((yield* act(ops.useOncePerTurn(me.seat, me.self)))[0]) yield* act(ops.draw(me.seat, 1));
  }),
);
const school = actionCard(
  'School',
  'standard',
  'Play an extra minion.',
  onPlay(function* (me) {
    yield* extraMinion(me.seat);
  }),
);

describe('"Use only one …’s ability per turn": one of all cards of the name, for each player', () => {
  it('the second in a turn does nothing; the next turn there is one again', () =>
    play({
      cards: [scholar, school],
      seats: { A: { hand: ['School', 'Scholar', 'Scholar', 'Scholar'] }, B: { hand: ['Scholar'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('School'),
        A.plays('Scholar', 'Meadow'),
        A.plays('Scholar', 'Meadow'),
        now({ asked: null, hand: { A: ['Filler', 'Scholar'] } }),
        A.ends(),
        B.plays('Scholar', 'Meadow'),
        now({ asked: null, hand: { B: ['Filler'] } }),
        B.ends(),
        A.plays('Scholar', 'Meadow'),
        now({ asked: null, hand: { A: 4 } }),
      ],
    }));
});
