import type { CardIx } from '../model/index.ts';
import type { Query } from '../query/query.ts';
import { type AbilityContext, type Common, defineAbility } from '../registry/ability.ts';
import { host } from './where.ts';

/** "This minion's starting power is …" (CALC-1); null if it sets none. */
export interface StartingPower extends Common {
  kind: 'starting';
  of: (q: Query, me: AbilityContext, target: CardIx) => number | null;
}

declare module '../registry/ability.ts' {
  interface AbilityMap {
    starting: StartingPower;
  }
}

defineAbility('starting');

/** Ongoing: sets this minion's starting power (CALC-1); null leaves it as it is. */
export const ownStarting = (n: (q: Query, me: AbilityContext) => number | null): StartingPower => ({
  kind: 'starting',
  label: 'ongoing',
  of: (q, me, target) => (target === me.self ? n(q, me) : null),
});

/** Ongoing: sets the starting power of the minion this is on (CALC-1). */
export const hostStartingPower = (n: number): StartingPower => ({
  kind: 'starting',
  label: 'ongoing',
  of: (q, me, target) => (host(q, me) === target ? n : null),
});
