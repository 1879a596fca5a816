import { type CardIx, type Modifier, NOBODY, type Until } from '../model/index.ts';
import { guardedFrom } from './cause.ts';
import type { Query } from './query.ts';

/** A starting power or breakpoint set by an ability: its card, its text, and until when (null: while it is active). */
export interface Reset {
  card: CardIx;
  def: number;
  n: number;
  until: Until | null;
}

/** What sets the starting power of a minion in play, or the starting breakpoint of a base, in order of arrival (CALC-1). */
export const resets = (q: Query, ix: CardIx): Reset[] => (q.isBase(ix) ? resetsOfBase(q, ix) : resetsOfMinion(q, ix));

function resetsOfMinion(q: Query, ix: CardIx): Reset[] {
  const list: Reset[] = [];
  for (const { ability, me, def } of q.active().starting) {
    const n = ability.of(q, me, ix);
    if (n !== null && (me.self === ix || !guardedFrom(q, ix, me.self, n - q.printedPower(ix))))
      list.push({ card: me.self, def, n, until: null });
  }
  return list;
}

/** Its own ability comes first, and those that last "until …" come last. */
function resetsOfBase(q: Query, ix: CardIx): Reset[] {
  const list: Reset[] = [];
  for (const { ability, me, def } of q.active().startingBreakpoint) {
    const n = ability.of(q, me, ix);
    if (n === null) continue;
    const reset = { card: me.self, def, n, until: null };
    if (me.self === ix) list.unshift(reset);
    else list.push(reset);
  }
  for (const mod of q.s.modifiers)
    if (isStart(mod, ix) && !isPick(mod))
      list.push({ card: mod.source, def: mod.sourceDef, n: mod.n, until: mod.until });
  return list;
}

const isStart = (mod: Modifier, ix: CardIx): boolean => mod.kind === 'starting' && mod.card === ix;
/** Does it say which of several resets counts? Then `from` is its card, and `n` its text. */
export const isPick = (mod: Modifier): boolean => mod.kind === 'starting' && mod.from !== NOBODY;

/** Of several, the one that the current player has picked; null if none yet, or if another has been set since then. */
function pickedReset(q: Query, ix: CardIx, list: readonly Reset[]): Reset | null {
  const last = q.s.modifiers.findLast((mod) => isStart(mod, ix));
  if (!last || !isPick(last)) return null;
  return list.find(({ card, def }) => card === last.from && def === last.n) ?? null;
}
/** The starting power or breakpoint that counts: the last one set, until one is picked. */
export function resetOf(q: Query, ix: CardIx): Reset | null {
  const list = resets(q, ix);
  return list.length < 2 ? (list[0] ?? null) : (pickedReset(q, ix, list) ?? list.at(-1)!);
}

/** Are there several, and does it make a difference which one counts? */
export const isContested = (q: Query, ix: CardIx): boolean => areContested(resets(q, ix));
const areContested = (list: readonly Reset[]): boolean => list.some(({ n }) => n !== list[0]!.n);
/** Does one of several still have to be picked? */
export function isUndecided(q: Query, ix: CardIx): boolean {
  const list = resets(q, ix);
  return areContested(list) && pickedReset(q, ix, list) === null;
}
