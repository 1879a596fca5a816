import type { CardIx } from '../model/index.ts';
import type { Query } from '../query/query.ts';
import { type AbilityContext, type Common, defineAbility } from '../registry/ability.ts';
import { host } from './where.ts';

/** "Treat … printed power as …" (TERM-9); null to use the number on the card. */
export interface PrintedPower extends Common {
  kind: 'printed';
  of: (q: Query, me: AbilityContext, target: CardIx) => number | null;
}

declare module '../registry/ability.ts' {
  interface AbilityMap {
    printed: PrintedPower;
  }
}

defineAbility('printed');

/** Ongoing: the printed power of the minion this is on counts as n (TERM-9). */
export const hostPrinted = (n: number): PrintedPower => ({
  kind: 'printed',
  label: 'ongoing',
  of: (q, me, target) => (host(q, me) === target ? n : null),
});
