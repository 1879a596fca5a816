import { act, chooseCard, look, type Me, ops, type Script } from '@smash/engine/script';

/** Choose a base from the base discard pile as the one that replaces this one. */
export function* replaceFromDiscard(me: Me, base: number): Script {
  const bases = yield* look((q) => q.s.baseDiscard.slice());
  const next = yield* chooseCard(me.seat, 'Choose the base that comes next', bases);
  if (next !== null) yield* act(ops.replaceWith(base, next, me.seat));
}
