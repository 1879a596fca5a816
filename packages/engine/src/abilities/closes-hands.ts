import type { Seat } from '../model/index.ts';
import type { Query } from '../query/query.ts';
import { type AbilityContext, type Common, defineAbility } from '../registry/ability.ts';

/**
 * "… may not add cards to their hand": abilities cannot make that player draw, and a card they would send to that hand
 * is discarded instead. Draws by the rules still happen.
 */
export interface ClosesHands extends Common {
  kind: 'closesHands';
  who: (q: Query, me: AbilityContext, seat: Seat) => boolean;
}

declare module '../registry/ability.ts' {
  interface AbilityMap {
    closesHands: ClosesHands;
  }
}

defineAbility('closesHands');

export const closesHands = (who: ClosesHands['who']): ClosesHands => ({ kind: 'closesHands', label: 'ongoing', who });
