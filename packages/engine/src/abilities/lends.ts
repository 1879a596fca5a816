import { type Common, defineAbility, type UseLimit } from '../registry/ability.ts';

/**
 * A standing permission to use regular and generic extra plays for cards from elsewhere: minions to its card's base, or
 * actions onto its card, a minion.
 */
export interface Lends extends Common {
  kind: 'lends';
  from: 'discard';
  /** standard: the regular action play may be used for a standard action, which then goes under the deck. */
  type: 'minion' | 'action' | 'standard';
  limit?: UseLimit;
}

declare module '../registry/ability.ts' {
  interface AbilityMap {
    lends: Lends;
  }
}

defineAbility('lends');

/** "You may play a minion here from your discard pile rather than from your hand" (once a turn: ABL-6). */
export const lendsDiscard = (): Lends => ({
  kind: 'lends',
  label: 'ongoing',
  from: 'discard',
  type: 'minion',
  limit: 'turn',
});

/** "When you play an action on this minion, you may play it from your discard pile instead of from your hand." */
export const lendsActions = (): Lends => ({ kind: 'lends', label: 'ongoing', from: 'discard', type: 'action' });

/**
 * "You may use your regular action play for a standard action in your discard pile; when it would then go to your hand or
 * the discard pile, place it on the bottom of your deck instead."
 */
export const lendsStandardActions = (): Lends => ({
  kind: 'lends',
  label: 'ongoing',
  from: 'discard',
  type: 'standard',
});
