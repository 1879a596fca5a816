import type { CardIx } from '../model/index.ts';
import type { Query } from '../query/query.ts';
import { type AbilityContext, type Common, defineAbility } from '../registry/ability.ts';
import { host } from './where.ts';

export interface PowerAbility extends Common {
  kind: 'power';
  /** Power added to the target (a minion in play). */
  of: (q: Query, me: AbilityContext, target: CardIx) => number;
}

declare module '../registry/ability.ts' {
  interface AbilityMap {
    power: PowerAbility;
  }
}

defineAbility('power');

/** Ongoing: the minion this is on has n more (or less) power. */
export const hostPower = (n: number): PowerAbility => ({
  kind: 'power',
  label: 'ongoing',
  of: (q, me, target) => (host(q, me) === target ? n : 0),
});

/** Ongoing: this minion has that much additional power. */
export const ownPower = (n: (q: Query, me: AbilityContext) => number): PowerAbility => ({
  kind: 'power',
  label: 'ongoing',
  of: (q, me, target) => (target === me.self ? n(q, me) : 0),
});
