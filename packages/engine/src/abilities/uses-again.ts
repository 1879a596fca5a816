import type { CardIx } from '../model/index.ts';
import type { Query } from '../query/query.ts';
import { type AbilityContext, type Common, defineAbility } from '../registry/ability.ts';

/** "Each of your cards may use its talent one additional time": which cards may use theirs once more per turn. */
export interface UsesAgain extends Common {
  kind: 'usesAgain';
  which: (q: Query, me: AbilityContext, card: CardIx) => boolean;
}

declare module '../registry/ability.ts' {
  interface AbilityMap {
    usesAgain: UsesAgain;
  }
}

defineAbility('usesAgain');

/** Ongoing: on your turn, each such card may use its talent one additional time. */
export const usesTalentsAgain = (which: UsesAgain['which']): UsesAgain => ({
  kind: 'usesAgain',
  label: 'ongoing',
  which,
});
