// How many minions a player has moved in a turn (Query.minionsMoved).
import { act, at as atMoment, look, onPlay, ops } from '@smash/engine/script';
import { describe, expect, it } from 'vitest';
import { A, actionCard, at, B, baseCard, now, play, queryOf } from '../play.ts';
import type { Playthrough } from '../scenario/playthrough.ts';

const moved =
  (...counts: number[]) =>
  ({ state }: Playthrough): void =>
    expect(counts.map((_, seat) => queryOf(state).minionsMoved(seat))).toEqual(counts);

const herd = actionCard(
  'Herd',
  'standard',
  'Move every minion to the last base, then back to the first. Play an extra action.',
  onPlay(function* (me) {
    const [first, last] = yield* look((q) => [q.bases()[0]!, q.bases().at(-1)!]);
    const all = yield* look((q) => q.minions());
    yield* act(...all.map((ix) => ops.move(ix, last!)));
    yield* act(...all.map((ix) => ops.move(ix, first!)));
    yield* act(ops.allow(me.seat, {}, 'action'));
  }),
);
const drive = actionCard(
  'Drive',
  'standard',
  'Every titan moves to the last base.',
  onPlay(function* () {
    const last = yield* look((q) => q.bases().at(-1)!);
    const titans = yield* look((q) => q.bases().flatMap((base) => [...q.titansAt(base)]));
    yield* act(...titans.map((ix) => ops.move(ix, last)));
  }),
);
const slope = baseCard(
  'Slope',
  'At the start of the turn, move every minion here to the first base.',
  atMoment('turnStart', {}, function* (me) {
    const [first, here] = yield* look((q) => [q.bases()[0]!, [...q.minionsAt(me.self)]] as const);
    yield* act(...here.map((ix) => ops.move(ix, first)));
  }),
);

describe('Minions moved this turn', () => {
  it('each counts once for the player who moves it, whoever has it, until the next turn', () =>
    play({
      cards: [herd],
      seats: { A: { hand: ['Herd'] }, B: { hand: ['Herd'] } },
      bases: [at('Meadow', 'A Filler', 'B Walker'), at('Moor')],
      steps: [moved(0, 0), A.plays('Herd'), moved(2, 0), A.ends(), moved(0, 0), B.plays('Herd'), moved(0, 2)],
    }));

  it('a titan is no minion; what a base moves by itself is moved by nobody', () => {
    play({
      cards: [drive],
      seats: { A: { hand: ['Drive'] }, B: {} },
      bases: [at('Meadow', 'B Time Box'), at('Moor')],
      steps: [A.plays('Drive'), now(at('Moor', 'B Time Box')), moved(0, 0)],
    });
    play({
      cards: [slope],
      phase: 'start',
      bases: [at('Meadow'), at('Slope', 'A Filler')],
      steps: [now(at('Meadow', 'A Filler')), moved(0, 0)],
    });
  });
});
