import { type CardIx, NOBODY } from '../model/index.ts';
import type { Query } from '../query/query.ts';
import { isYours } from '../query/whose.ts';
import type { AbilityContext } from '../registry/ability.ts';

/** The card this action is on. */
export const host = (q: Query, me: AbilityContext): number => q.card(me.self).at;
/** Is it the card this action is on? */
export const isHost = (q: Query, me: AbilityContext, ix: CardIx): boolean => ix === host(q, me);
/**
 * The base this card is at or, if what it reacts to took it out of play, was at (RES-4), while that base is in play.
 */
export function here(q: Query, me: AbilityContext): CardIx {
  const was = me.args.here;
  if (typeof was !== 'number') return q.base(me.self);
  return was !== NOBODY && q.isBase(was) ? was : NOBODY;
}
/** Is it a minion of yours at the base of this card? */
export const yourMinionHere = (q: Query, me: AbilityContext, ix: number): boolean =>
  ix >= 0 && q.isMinion(ix) && q.base(ix) === here(q, me) && isYours(me)(q, ix);
