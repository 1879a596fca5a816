import type { CardIx, Seat } from '../model/index.ts';
import type { UseLimit } from '../script/definition.ts';
import type { Query } from './query.ts';

/** The key under which a use is counted in State.used; '' for an ability without a limit. */
export function limitKey(
  q: Query,
  limit: UseLimit | undefined,
  card: CardIx,
  def: number,
  ix: number,
  seat: Seat,
): string {
  switch (limit) {
    case 'turn':
      return `t:${card}.${q.card(card).stamp}.${def}.${ix}`;
    case 'turnByName':
      return `t:${def}.${ix}|${seat}`;
    case 'baseByName':
      return `s:${def}.${ix}|${seat}`;
    default:
      return '';
  }
}
