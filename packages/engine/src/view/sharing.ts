import { type CardIx, NOBODY, type Seat } from '../model/index.ts';
import type { Query } from '../query/query.ts';
import { revealed, takers } from '../script/monsters.ts';
import { cardView, type Sight } from './card.ts';
import type { SharingView } from './types.ts';

/** Is it revealed, waiting to be taken? */
export const isShared = (q: Query, ix: CardIx): boolean => revealed(q).includes(ix);

/** Revealed treasures are public, and so is the order in which they are taken (MON-8). */
export function sharingView(q: Query, sight: Sight): SharingView | null {
  const cards = revealed(q);
  if (cards.length === 0) return null;
  return { cards: cards.map((ix) => cardView(q, ix, sight)), order: picks(q, cards) };
}

function picks(q: Query, cards: readonly CardIx[]): Seat[] {
  if (q.s.scoring === NOBODY) return [];
  const order = takers(q, q.s.scoring).filter((seat) => !q.s.seats[seat]!.out);
  if (order.length === 0) return [];
  const asked = q.s.asks.find((ask) => ask.options.some((o) => cards.includes(o.card)));
  const next = asked ? Math.max(0, order.indexOf(asked.seat)) : 0;
  return cards.map((_, i) => order[(next + i) % order.length]!);
}
