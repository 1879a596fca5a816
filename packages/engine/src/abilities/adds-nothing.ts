import type { CardIx } from '../model/index.ts';
import type { Query } from '../query/query.ts';
import { type AbilityContext, type Common, defineAbility } from '../registry/ability.ts';
import { host } from './where.ts';

/**
 * "It adds none of its power to its base": it keeps that power, which counts neither for a player's total nor for the
 * breakpoint.
 */
export interface AddsNothing extends Common {
  kind: 'addsNothing';
  who: (q: Query, me: AbilityContext, target: CardIx) => boolean;
}

declare module '../registry/ability.ts' {
  interface AbilityMap {
    addsNothing: AddsNothing;
  }
}

defineAbility('addsNothing');

/** Ongoing: the minion this is on adds none of its power to its base. */
export const hostAddsNothing = (): AddsNothing => ({
  kind: 'addsNothing',
  label: 'ongoing',
  who: (q, me, target) => host(q, me) === target,
});
