import type { CardIx } from '../model/index.ts';
import type { Query } from '../query/query.ts';
import { type AbilityContext, type Common, defineAbility } from '../registry/ability.ts';
import { here } from './where.ts';

export interface BreakpointAbility extends Common {
  kind: 'breakpoint';
  of: (q: Query, me: AbilityContext, base: CardIx) => number;
}

declare module '../registry/ability.ts' {
  interface AbilityMap {
    breakpoint: BreakpointAbility;
  }
}

defineAbility('breakpoint');

/** The breakpoint of this card's base is n higher, or lower if negative. */
export const breakpointHere = (n: (q: Query, me: AbilityContext) => number): BreakpointAbility => ({
  kind: 'breakpoint',
  label: 'ongoing',
  of: (q, me, base) => (base === here(q, me) ? n(q, me) : 0),
});
