import type { CardIx, Seat } from '../model/index.ts';
import type { Query } from '../query/query.ts';
import { isYou } from '../query/whose.ts';
import { type AbilityContext, type Common, defineAbility } from '../registry/ability.ts';
import { here } from './where.ts';

/** Power a player has at a base apart from minions (NPW-1). */
export interface TotalAbility extends Common {
  kind: 'total';
  of: (q: Query, me: AbilityContext, base: CardIx, seat: Seat) => number;
}

declare module '../registry/ability.ts' {
  interface AbilityMap {
    total: TotalAbility;
  }
}

defineAbility('total');

/** Ongoing: you have that much power at this card's base, apart from minions (NPW-1). */
export const powerHere = (n: (q: Query, me: AbilityContext) => number): TotalAbility => ({
  kind: 'total',
  label: 'ongoing',
  of: (q, me, base, seat) => (isYou(me, seat) && base === here(q, me) ? n(q, me) : 0),
});
