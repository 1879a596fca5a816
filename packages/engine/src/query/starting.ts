import type { CardIx, Until } from '../model/index.ts';
import { guardedFrom } from './cause.ts';
import type { Query } from './query.ts';

/** A starting power set by an ability: its card, and its text. */
export interface Reset {
  card: CardIx;
  def: number;
  n: number;
}

/** The abilities that set the starting power of a minion in play, in order of arrival (CALC-1). */
export function resets(q: Query, ix: CardIx): Reset[] {
  const list: Reset[] = [];
  for (const { ability, me, def } of q.active().starting) {
    const n = ability.of(q, me, ix);
    if (n !== null && (me.self === ix || !guardedFrom(q, ix, me.self, n - q.printedPower(ix))))
      list.push({ card: me.self, def, n });
  }
  return list;
}

/**
 * Of several, the one that the current player has picked, null if none yet: Modifier.from gives its card, Modifier.n
 * its text.
 */
function pickedReset(q: Query, ix: CardIx, list: readonly Reset[]): Reset | null {
  const pick = q.s.modifiers.findLast((mod) => mod.kind === 'starting' && mod.card === ix);
  return list.find(({ card, def }) => card === pick?.from && def === pick.n) ?? null;
}
/** The starting power that counts: the last one set, until one is picked. */
export function resetOf(q: Query, ix: CardIx): Reset | null {
  const list = resets(q, ix);
  return pickedReset(q, ix, list) ?? list.at(-1) ?? null;
}
/** Does one of several still have to be picked? Not if it makes no difference. */
export function isUndecided(q: Query, ix: CardIx): boolean {
  const list = resets(q, ix);
  return list.some(({ n }) => n !== list[0]!.n) && pickedReset(q, ix, list) === null;
}

/** A starting breakpoint set by an ability: whose, and until when (null: while it is active). */
interface BreakpointStart {
  n: number;
  source: CardIx;
  sourceDef: number;
  until: Until | null;
}

/**
 * The starting breakpoint set by an ability, or null (TERM-9): the latest set "until …", which was picked in place of any
 * other (CALC-1); otherwise one that a card sets while it is active.
 */
export function breakpointStart(q: Query, base: CardIx): BreakpointStart | null {
  let start: BreakpointStart | null = null;
  for (const mod of q.s.modifiers) if (mod.kind === 'starting' && mod.card === base) start = mod;
  if (start) return start;
  for (const { ability, me, def } of q.active().startingBreakpoint) {
    const n = ability.of(q, me, base);
    if (n !== null) return { n, source: me.self, sourceDef: def, until: null };
  }
  return null;
}
