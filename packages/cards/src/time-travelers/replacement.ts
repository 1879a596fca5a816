import { type AbilityContext, act, chooseCard, look, ops, type Script } from '@smash/engine/script';

/** Choose a base from the base discard pile as the one that replaces this one. */
export function* replaceFromDiscard(me: AbilityContext, base: number): Script {
  const bases = yield* look((q) => q.s.baseDiscard);
  const next = yield* chooseCard(me.seat, 'Choose the base that comes next', bases);
  if (next !== null) yield* act(ops.replaceWith(base, next, me.seat));
}
