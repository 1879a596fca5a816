import type { Ask, CardIx } from '../model/index.ts';
import type { Query } from './query.ts';

/** What cards that are picked together must share: their base, or their name (RES-13). */
export const groupOf = (q: Query, group: Ask['group'], card: CardIx): number =>
  group === 'base' ? q.base(card) : group === 'name' ? q.card(card).def : 0;
