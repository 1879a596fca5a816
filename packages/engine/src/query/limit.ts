import { type CardIx, NOBODY, type Seat } from '../model/index.ts';
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
  /** The action that gives the card this ability: each gift has a limit of its own. */
  given: CardIx = NOBODY,
): string {
  switch (limit) {
    case 'turn':
      return `t:${card}.${q.card(card).stamp}.${def}.${ix}${given === NOBODY ? '' : `.${given}.${q.card(given).stamp}`}`;
    case 'turnByName':
      return `t:${def}.${ix}|${seat}`;
    case 'baseByName':
      return `s:${def}.${ix}|${seat}`;
    default:
      return '';
  }
}

/** Has the ability been used as often as its limit allows? */
export function isUsedUp(
  q: Query,
  { limit }: { limit?: UseLimit },
  card: CardIx,
  def: number,
  ix: number,
  seat: Seat,
  given: CardIx = NOBODY,
): boolean {
  if (limit === undefined || (q.remembers && !q.limitsUsed)) return false;
  return q.isUsed(limitKey(q, limit, card, def, ix, seat, given));
}
