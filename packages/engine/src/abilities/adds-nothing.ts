import type { CardIx } from '../model/index.ts';
import type { Query } from '../query/query.ts';
import { type AbilityContext, type Common, defineAbility } from '../registry/ability.ts';
import { host } from './where.ts';

/**
 * "It adds none of its power to its base": it keeps its power, which counts neither for a player's total nor for the
 * breakpoint. `breaks`: its power is left out of its controller's total only, and still counts towards the breakpoint.
 */
export interface AddsNothing extends Common {
  kind: 'addsNothing';
  breaks: boolean;
  who: (q: Query, me: AbilityContext, target: CardIx) => boolean;
}

declare module '../registry/ability.ts' {
  interface AbilityMap {
    addsNothing: AddsNothing;
  }
}

defineAbility('addsNothing');

/** Ongoing: no such minion adds its power to its base. */
export const addsNothingWhile = (
  who: AddsNothing['who'],
  { breaks = false }: { breaks?: boolean } = {},
): AddsNothing => ({ kind: 'addsNothing', label: 'ongoing', breaks, who });

/** Ongoing: the minion this is on adds none of its power to its base. */
export const hostAddsNothing = (options: { breaks?: boolean } = {}): AddsNothing =>
  addsNothingWhile((q, me, target) => host(q, me) === target, options);
