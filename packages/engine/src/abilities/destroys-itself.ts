import type { Query } from '../query/query.ts';
import { type AbilityContext, type Common, defineAbility } from '../registry/ability.ts';
import type { Script } from '../script/language.ts';

/** "If …, destroy this card": as soon as the condition is met, whatever caused that. */
export interface DestroysItself extends Common {
  kind: 'destroysItself';
  when: (q: Query, me: AbilityContext) => boolean;
  run: (me: AbilityContext) => Script<unknown>;
}

declare module '../registry/ability.ts' {
  interface AbilityMap {
    destroysItself: DestroysItself;
  }
}

defineAbility('destroysItself');
