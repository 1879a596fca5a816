import type { Query } from '../query/query.ts';
import { type AbilityContext, type Common, defineAbility } from '../registry/ability.ts';

/** "This card is treated as also having the name of …": for texts that look for a name in play (TERM-10). */
export interface AlsoNamed extends Common {
  kind: 'alsoNamed';
  which: (q: Query, me: AbilityContext) => ReadonlySet<string>;
}

declare module '../registry/ability.ts' {
  interface AbilityMap {
    alsoNamed: AlsoNamed;
  }
}

defineAbility('alsoNamed');

/** Ongoing: while the condition holds, this card also has the name of each minion you own. */
export const namedLikeYourMinions = (when: (q: Query, me: AbilityContext) => boolean): AlsoNamed => ({
  kind: 'alsoNamed',
  label: 'ongoing',
  which: (q, me) => (when(q, me) ? q.minionNamesOf(me.seat) : NONE),
});
const NONE: ReadonlySet<string> = new Set();
