import type { Seat } from '../model/index.ts';
import type { Query } from '../query/query.ts';
import { type AbilityContext, type Common, defineAbility } from '../registry/ability.ts';

/** TERM-13. must: such cards never follow the base's ability; may: the player chooses. */
export interface IgnoresBase extends Common {
  kind: 'ignoresBase';
  mode: 'must' | 'may';
  who: (q: Query, me: AbilityContext, seat: Seat) => boolean;
}

declare module '../registry/ability.ts' {
  interface AbilityMap {
    ignoresBase: IgnoresBase;
  }
}

defineAbility('ignoresBase');

export const ignoresThisBase = (mode: 'must' | 'may', who: IgnoresBase['who']): IgnoresBase => ({
  kind: 'ignoresBase',
  label: 'ongoing',
  mode,
  who,
});
