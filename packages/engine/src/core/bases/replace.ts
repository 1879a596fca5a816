import { type CardIx, NOBODY, type Zone } from '../../model/index.ts';
import type { Game } from '../game.ts';
import { put } from '../zones/zones.ts';
import { topOfBases } from './base-card.ts';

/** Puts a base into play at that place in the row. */
export function putBase(g: Game, base: CardIx, place: number): void {
  put(g, base, 'table', NOBODY);
  g.s.table.splice(g.s.table.indexOf(base), 1);
  g.s.table.splice(place, 0, base);
  g.q.touchTable();
}

/**
 * Replaces a base in play; its cards in the zones `stays` stay. `to`: the new base; NOBODY: the top card of the base
 * deck once the old base has gone, which may be that base itself (SCORE-10). Returns the new base.
 */
export function exchangeBases(g: Game, old: CardIx, to: CardIx, goesTo: Zone, stays: readonly Zone[]): CardIx {
  const place = g.s.table.indexOf(old);
  put(g, old, goesTo, NOBODY);
  const next = to === NOBODY ? topOfBases(g) : to;
  putBase(g, next, place);
  for (const ix of g.s.inPlay) {
    const { at, zone } = g.s.cards[ix]!;
    if (at === old && stays.includes(zone)) g.edit(ix).at = next;
  }
  return next;
}
