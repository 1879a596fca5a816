import type { CardIx, Seat } from '../model/index.ts';
import type { Query } from '../query/query.ts';
import { type AbilityContext, type Common, defineAbility } from '../registry/ability.ts';
import { here } from './where.ts';

/**
 * How many VP a base's own ability would give each player if it scored now: for display; the ability itself gives them.
 */
export interface GainsAbility extends Common {
  kind: 'gains';
  of: (q: Query, me: AbilityContext, base: CardIx, seat: Seat) => number;
}

declare module '../registry/ability.ts' {
  interface AbilityMap {
    gains: GainsAbility;
  }
}

defineAbility('gains');

/** Shown in advance: what this base's ability gives when it scores. */
export const gainsHere = (of: (q: Query, base: CardIx, seat: Seat) => number): GainsAbility => ({
  kind: 'gains',
  of: (q, me, base, seat) => (base === here(q, me) ? of(q, base, seat) : 0),
});
