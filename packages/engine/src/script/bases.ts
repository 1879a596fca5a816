import { type CardIx, NOBODY } from '../model/index.ts';
import { act, look, ops, type Script } from './language.ts';

/** Plays the top card of the base deck: it stays as an extra base (PLAY-8). Returns it, null if there is none. */
export function* playTopBase(): Script<CardIx | null> {
  yield* act(ops.refill(NOBODY));
  const [top] = yield* look((q) => q.s.baseDeck.slice(-1));
  if (top === undefined) return null;
  yield* act(ops.playBase(top));
  return top;
}
