import type { CardIx } from '../model/index.ts';
import type { Query } from '../query/query.ts';
import { type AbilityContext, type Common, defineAbility } from '../registry/ability.ts';
import { here } from './where.ts';

/** "This base's starting breakpoint is …", as long as the ability is active (CALC-1); null if it sets none. */
export interface StartingBreakpoint extends Common {
  kind: 'startingBreakpoint';
  of: (q: Query, me: AbilityContext, base: CardIx) => number | null;
}

declare module '../registry/ability.ts' {
  interface AbilityMap {
    startingBreakpoint: StartingBreakpoint;
  }
}

defineAbility('startingBreakpoint');

/** This base's starting breakpoint is n while that holds. */
export const startingBreakpointWhile = (
  n: number,
  holds: (q: Query, me: AbilityContext) => boolean,
): StartingBreakpoint => ({
  kind: 'startingBreakpoint',
  label: 'ongoing',
  of: (q, me, base) => (base === here(q, me) && holds(q, me) ? n : null),
});

/** Ongoing: while the starting breakpoint of this base is below n, it is raised to n. */
export const startingBreakpointAtLeast = (n: number): StartingBreakpoint => ({
  kind: 'startingBreakpoint',
  label: 'ongoing',
  of: (q, me, base) => (base === here(q, me) && q.printedBreakpoint(base) < n ? n : null),
});
