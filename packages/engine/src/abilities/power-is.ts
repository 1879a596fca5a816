import type { CardIx } from '../model/index.ts';
import type { Query } from '../query/query.ts';
import { type AbilityContext, type Common, defineAbility } from '../registry/ability.ts';
import { host } from './where.ts';

/** "Its power is n", whatever is printed and whatever adds or takes away; null for any other minion. Of several the latest counts. */
export interface PowerIs extends Common {
  kind: 'powerIs';
  of: (q: Query, me: AbilityContext, target: CardIx) => number | null;
}

declare module '../registry/ability.ts' {
  interface AbilityMap {
    powerIs: PowerIs;
  }
}

defineAbility('powerIs');

/** Ongoing: the power of the minion this is on is n. */
export const hostPowerIs = (n: number): PowerIs => ({
  kind: 'powerIs',
  label: 'ongoing',
  of: (q, me, target) => (host(q, me) === target ? n : null),
});
