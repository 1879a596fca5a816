import {
  act,
  extraMinionsOfOneName,
  ifItStays,
  look,
  onPlay,
  ops,
  playExtraMinion,
  special,
} from '@smash/engine/script';
import { describe, it } from 'vitest';
import { A, actionCard, at, minionCard, now, offered, play } from '../play.ts';

const squire = actionCard(
  'Squire',
  'standard',
  'Play an extra minion and place a +1 power counter on it.',
  onPlay(function* (me) {
    const minion = yield* ifItStays(playExtraMinion(me.seat, {}));
    if (minion !== null) yield* act(ops.counters(minion, 1));
  }),
);
const homing = minionCard(
  'Homing Pigeon',
  2,
  'Return this minion to your hand and play an extra action.',
  onPlay(function* (me) {
    yield* act(ops.allow(me.seat, {}, 'action'));
    if ((yield* look((q) => q.s.minionPlays.length)) < 2) yield* act(ops.returnToHand(me.self));
  }),
);

describe('a minion that a card has played and goes on with (IO-1)', () => {
  it('is the one of this play, though the same card has been played before this turn', () =>
    play({
      cards: [squire, homing],
      seats: { A: { hand: ['Homing Pigeon', 'Squire'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Homing Pigeon', 'Meadow'),
        now(at('Meadow'), { hand: { A: ['Homing Pigeon', 'Squire'] } }),
        A.plays('Squire'),
        A.answers('?Homing Pigeon', 'Moor'),
        now(at('Moor', 'A Homing Pigeon'), { asked: null, cards: { 'Homing Pigeon': { counters: 1 } } }),
      ],
    }));

  it('is not one that has gone', () =>
    play({
      cards: [squire, homing],
      seats: { A: { hand: ['Homing Pigeon', 'Squire'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Squire'),
        A.answers('?Homing Pigeon', 'Moor'),
        now(at('Moor'), { asked: null, hand: { A: ['Homing Pigeon'] } }),
      ],
    }));
});

describe('extra minions of one name, granted outside Play Cards (EXT-3)', () => {
  const rally = minionCard(
    'Rallier',
    18,
    'Special: Before this base scores, you may play up to two extra minions of one name.',
    special('beforeScore', { may: true }, function* (me) {
      yield* extraMinionsOfOneName(me.seat, 2);
    }),
  );
  const start = (hand: string[]) => ({
    cards: [rally],
    seats: { A: { hand }, B: {} },
    bases: [at('Meadow', 'A Rallier', 'B Filler'), at('Moor')],
  });

  it('are played at once, the second with the name of the first, and no third', () =>
    play({
      ...start(['Filler', 'Filler', 'Filler', 'Walker']),
      steps: [
        A.ends(),
        A.answers('Rallier'),
        offered('A', ['Filler', 'Filler', 'Filler', 'Walker', 'no']),
        A.answers('Filler', 'Moor'),
        offered('A', ['Filler', 'Filler', 'no'], ['Walker']),
        A.answers('Filler', 'Moor'),
        now(at('Moor', 'A Filler', 'A Filler'), { turn: 'B' }),
      ],
    }));
  it('may be none', () =>
    play({
      ...start(['Filler', 'Walker']),
      steps: [A.ends(), A.answers('Rallier'), A.answers('no'), now(at('Moor'), { turn: 'B' })],
    }));
});
