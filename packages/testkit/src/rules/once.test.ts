import { act, extraMinion, onPlay, ops, special } from '@smash/engine/script';
import { describe, it } from 'vitest';
import { A, actionCard, at, B, minionCard, now, offered, play } from '../play.ts';

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

describe('a Special before a base scores that may be used once', () => {
  const limited = (name: string, limit: 'turn' | 'baseByName') =>
    minionCard(
      name,
      1,
      `Special: Once per ${limit === 'turn' ? 'turn' : 'scored base'}, before a base scores, you may gain 1 VP.`,
      special('beforeScore', { may: true, limit }, function* (me) {
        yield* act(ops.gainVp(me.seat, 1));
      }),
    );

  it('per turn is used up for the next base of that turn, once per scored base is not', () =>
    play({
      cards: [limited('Herald', 'turn'), limited('Bard', 'baseByName')],
      bases: [at('Meadow', 'B Filler +9'), at('Moor', 'B Filler +9'), at('Marsh', 'A Herald', 'A Bard')],
      baseDeck: ['Heath', 'Fen'],
      steps: [
        A.ends(),
        A.answers('Meadow'),
        offered('A', ['Herald', 'Bard', 'pass']),
        A.answers('Herald'),
        A.answers('Bard'),
        now({ vp: { A: 2, B: 3 } }),
        offered('A', ['Bard', 'pass'], ['Herald']),
        A.answers('Bard'),
        now({ turn: 'B', vp: { A: 3, B: 6 } }),
      ],
    }));
});
