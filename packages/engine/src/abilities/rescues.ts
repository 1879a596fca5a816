import type { CardIx } from '../model/index.ts';
import type { Query } from '../query/query.ts';
import { isOwned } from '../query/whose.ts';
import { type AbilityContext, type Common, defineAbility } from '../registry/ability.ts';

/**
 * "If … would go to the discard pile, you (may) place it into your hand instead": for cards in play, however they leave it.
 */
export interface Rescues extends Common {
  kind: 'rescues';
  which: (q: Query, me: AbilityContext, card: CardIx) => boolean;
  /** Its player is asked first (TERM-14), if an effect sends the card away. */
  optional?: boolean;
  /** Only if it goes with the card it is on: what is done to itself another ability replaces. */
  along?: boolean;
}

declare module '../registry/ability.ts' {
  interface AbilityMap {
    rescues: Rescues;
  }
}

defineAbility('rescues');

/**
 * Ongoing: if such a card in play would go to the discard pile, you (may) place it into your hand instead (RES-7).
 * `treasures`: the text names treasures; no other text can keep a treasure from its own discard pile (MON-1, CONF-1).
 */
export const placesInHandInstead = (
  which: Rescues['which'],
  options: { may?: boolean; along?: boolean; treasures?: boolean } = {},
): Rescues => ({
  kind: 'rescues',
  label: 'ongoing',
  which: options.treasures ? which : (q, me, card) => isOwned(q, card) && which(q, me, card),
  optional: options.may === true,
  along: options.along === true,
});
