import { act, chooseMinion, look, onPlay, ops } from '@smash/engine/script';
import { describe, it } from 'vitest';
import { A, actionCard, at, now, play } from '../play.ts';

const recycle = actionCard(
  'Recycle',
  'standard',
  "Shuffle a minion into its owner's deck.",
  onPlay(function* (me) {
    const minion = (yield* chooseMinion(me, 'Choose a minion'))!;
    const owner = yield* look((q) => q.owner(minion));
    yield* act(ops.place(minion, 'deck'), ops.shuffle(owner));
  }),
);

describe("shuffling a minion into its owner's deck", () => {
  it('merely discards one that has no owner (MON-1, DECK-2)', () =>
    play({
      cards: [recycle],
      seats: { A: { hand: ['Recycle'] }, B: {} },
      bases: [at('Meadow', 'B Dwarf Hireling')],
      treasureDiscard: [],
      steps: [A.plays('Recycle'), now(at('Meadow'), { asked: null, treasureDiscard: ['Dwarf Hireling'] })],
    }));
});
