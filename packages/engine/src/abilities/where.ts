import type { CardIx } from '../model/index.ts';
import type { Query } from '../query/query.ts';
import { isYours } from '../query/whose.ts';
import type { AbilityContext } from '../registry/ability.ts';

/** The card this action is on. */
export const host = (q: Query, me: AbilityContext): number => q.card(me.self).at;
/** Is it the card this action is on? */
export const isHost = (q: Query, me: AbilityContext, ix: CardIx): boolean => ix === host(q, me);
/** The base this card is at. */
export const here = (q: Query, me: AbilityContext): number => q.base(me.self);
/** Is it a minion of yours at the base of this card? */
export const yourMinionHere = (q: Query, me: AbilityContext, ix: number): boolean =>
  ix >= 0 && q.isMinion(ix) && q.base(ix) === q.base(me.self) && isYours(me)(q, ix);
