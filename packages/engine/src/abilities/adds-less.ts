import type { CardIx } from '../model/index.ts';
import type { Query } from '../query/query.ts';
import { type AbilityContext, type Common, defineAbility } from '../registry/ability.ts';

/**
 * "… adds n less power to its controller's total", never below zero (CONF-1). The minion keeps that power, which still
 * counts towards the breakpoint.
 */
export interface AddsLess extends Common {
  kind: 'addsLess';
  of: (q: Query, me: AbilityContext, target: CardIx) => number;
}

declare module '../registry/ability.ts' {
  interface AbilityMap {
    addsLess: AddsLess;
  }
}

defineAbility('addsLess');

/** Such minions add n less power to their controllers' totals. */
export const minionsAddLess = (
  n: number,
  which: (q: Query, me: AbilityContext, minion: CardIx) => boolean,
): AddsLess => ({ kind: 'addsLess', label: 'ongoing', of: (q, me, minion) => (which(q, me, minion) ? n : 0) });
