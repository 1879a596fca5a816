import type { CardIx } from '../model/index.ts';
import type { Query } from '../query/query.ts';
import { type AbilityContext, type Common, defineAbility } from '../registry/ability.ts';
import { here } from './where.ts';

/** "This base cannot score": it never does. */
export interface NoScore extends Common {
  kind: 'noScore';
  at: (q: Query, me: AbilityContext, base: CardIx) => boolean;
}

declare module '../registry/ability.ts' {
  interface AbilityMap {
    noScore: NoScore;
  }
}

defineAbility('noScore');

/** Ongoing: the base this is on cannot score. */
export const baseCannotScore = (): NoScore => ({
  kind: 'noScore',
  label: 'ongoing',
  at: (q, me, base) => base === here(q, me),
});
