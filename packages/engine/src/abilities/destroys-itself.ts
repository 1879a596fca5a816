import type { Query } from '../query/query.ts';
import { type AbilityContext, type Common, defineAbility } from '../registry/ability.ts';
import type { Script } from '../script/language.ts';

/** "If …, destroy this card": as soon as that is so, however it came about. */
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
