import type { CardIx } from '../model/index.ts';
import type { Query } from '../query/query.ts';
import { type AbilityContext, type Common, defineAbility } from '../registry/ability.ts';
import { here } from './where.ts';

/** "Titans here do not force other titans to leave": they do not clash at that base (TIT-6). */
export interface NoClash extends Common {
  kind: 'noClash';
  at: (q: Query, me: AbilityContext, base: CardIx) => boolean;
}

declare module '../registry/ability.ts' {
  interface AbilityMap {
    noClash: NoClash;
  }
}

defineAbility('noClash');

/** "Titans here do not force other titans to leave." */
export const titansAgree = (): NoClash => ({ kind: 'noClash', at: (q, me, base) => base === here(q, me) });
