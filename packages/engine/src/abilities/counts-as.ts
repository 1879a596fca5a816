import type { CardIx } from '../model/index.ts';
import type { Query } from '../query/query.ts';
import { type AbilityContext, type Common, defineAbility } from '../registry/ability.ts';

/** "All your minions count as …": the word that texts may look for. */
export interface CountsAs extends Common {
  kind: 'countsAs';
  word: string;
  who: (q: Query, me: AbilityContext, target: CardIx) => boolean;
}

declare module '../registry/ability.ts' {
  interface AbilityMap {
    countsAs: CountsAs;
  }
}

defineAbility('countsAs');

/** "All your minions count as …". */
export const countAs = (word: string, who: CountsAs['who']): CountsAs => ({
  kind: 'countsAs',
  label: 'ongoing',
  word,
  who,
});
