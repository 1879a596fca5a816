import type { CardIx } from '../model/index.ts';
import type { Query } from '../query/query.ts';
import { type AbilityContext, type Common, defineAbility } from '../registry/ability.ts';
import { here } from './where.ts';

/** "When this base scores, its reward grows by n treasures": revealed together with those of its monsters (MON-8). */
export interface RewardAbility extends Common {
  kind: 'reward';
  of: (q: Query, me: AbilityContext, base: CardIx) => number;
}

declare module '../registry/ability.ts' {
  interface AbilityMap {
    reward: RewardAbility;
  }
}

defineAbility('reward');

/** Ongoing: the reward of this base grows by n treasures. */
export const rewardGrows = (n: number): RewardAbility => ({
  kind: 'reward',
  label: 'ongoing',
  of: (q, me, base) => (base === here(q, me) ? n : 0),
});
