import { type CardIx, NOBODY } from '../model/index.ts';
import { MONSTERS_COME } from '../registry/rules.ts';
import { act, call, look, ops, type Script } from './language.ts';

/**
 * Plays the top card of the base deck: it stays as an extra base (PLAY-8) and gets its monsters before the card that
 * plays it continues (MON-3, RES-2). Returns it, or null if there is none.
 */
export function* playTopBase(): Script<CardIx | null> {
  yield* act(ops.refill(NOBODY));
  const [top] = yield* look((q) => q.s.baseDeck.slice(-1));
  if (top === undefined) return null;
  yield* act(ops.playBase(top));
  const monsters = yield* look((q) => (q.s.big ? 0 : q.def(top).monsters));
  if (monsters > 0) yield* call({ card: top, def: NOBODY, ix: MONSTERS_COME }, { seat: NOBODY });
  return top;
}
