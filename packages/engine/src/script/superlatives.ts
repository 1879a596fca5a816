import type { CardIx } from '../model/index.ts';
import type { Query } from '../query/query.ts';

/** "The highest power": all of these minions that have it, including ties (VP-5). */
export const strongest = (q: Query, minions: readonly CardIx[]): CardIx[] => {
  const most = Math.max(...minions.map((ix) => q.power(ix)));
  return minions.filter((ix) => q.power(ix) === most);
};
/** "The lowest power": the converse (VP-5). */
export const weakest = (q: Query, minions: readonly CardIx[]): CardIx[] => {
  const least = Math.min(...minions.map((ix) => q.power(ix)));
  return minions.filter((ix) => q.power(ix) === least);
};
/** Does this minion have the highest power at its base, among all players' minions (VP-5)? */
export const isStrongestHere = (q: Query, minion: CardIx): boolean =>
  strongest(q, q.minionsAt(q.base(minion))).includes(minion);
