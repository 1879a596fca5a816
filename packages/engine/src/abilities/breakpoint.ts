import type { CardIx } from '../model/index.ts';
import type { Query } from '../query/query.ts';
import { type AbilityContext, type Common, defineAbility } from '../registry/ability.ts';

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
