import type { Seat } from '../model/index.ts';
import type { Query } from '../query/query.ts';
import { isAnother } from '../query/whose.ts';
import { type AbilityContext, type Common, defineAbility } from '../registry/ability.ts';
import { here } from './where.ts';

/** "… cannot play Specials": neither actions nor minions by a Special of their own in the hand. */
export interface NoSpecials extends Common {
  kind: 'noSpecials';
  who: (q: Query, me: AbilityContext, seat: Seat) => boolean;
}

declare module '../registry/ability.ts' {
  interface AbilityMap {
    noSpecials: NoSpecials;
  }
}

defineAbility('noSpecials');

/** Ongoing: other players cannot play Specials while this base is scoring (SCORE-12). */
export const noSpecialsOfOthersHere = (): NoSpecials => ({
  kind: 'noSpecials',
  label: 'ongoing',
  who: (q, me, seat) => isAnother(me, seat) && q.s.scoring === here(q, me),
});
