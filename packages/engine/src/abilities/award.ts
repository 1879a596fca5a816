import type { CardIx, Seat } from '../model/index.ts';
import type { Query } from '../query/query.ts';
import { isAnother } from '../query/whose.ts';
import { type AbilityContext, type Common, defineAbility } from '../registry/ability.ts';
import { here } from './where.ts';

/** "… are awarded n VP less": reduces what the base itself awards the player, never below zero (VP-6). */
export interface AwardAbility extends Common {
  kind: 'award';
  of: (q: Query, me: AbilityContext, base: CardIx, seat: Seat) => number;
}

declare module '../registry/ability.ts' {
  interface AbilityMap {
    award: AwardAbility;
  }
}

defineAbility('award');

/** Special: when this base scores, it awards such players 1 VP less. */
export const awardsLessTo = (who: (q: Query, me: AbilityContext, seat: Seat) => boolean): AwardAbility => ({
  kind: 'award',
  label: 'special',
  of: (q, me, base, seat) => (base === here(q, me) && who(q, me, seat) ? 1 : 0),
});

/** Ongoing: when this base scores, it awards the other players n VP less. */
export const awardsOthersLess = (n: number): AwardAbility => ({
  kind: 'award',
  label: 'ongoing',
  of: (q, me, base, seat) => (base === here(q, me) && isAnother(me, seat) ? n : 0),
});
