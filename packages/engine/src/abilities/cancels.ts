import type { CardIx } from '../model/index.ts';
import type { Query } from '../query/query.ts';
import { type AbilityContext, askedOfCard, type Common, defineAbility } from '../registry/ability.ts';
import { isHost } from './where.ts';

/** "Cancel … abilities" while this is active (TERM-4). */
export interface Cancels extends Common {
  kind: 'cancels';
  who: (q: Query, me: AbilityContext, target: CardIx) => boolean;
}

declare module '../registry/ability.ts' {
  interface AbilityMap {
    cancels: Cancels;
  }
}

defineAbility('cancels', { at: askedOfCard });

/** While active, cancels the abilities of the actions on this card; for `ops.give` (TERM-4). */
export const cancelsActionsOnIt = (): Cancels => ({
  kind: 'cancels',
  given: true,
  label: 'ongoing',
  who: (q, me, target) => q.card(target).zone === 'on' && q.card(target).at === me.args.given,
});
/** Ongoing: the abilities of the minion or base this is on are cancelled (TERM-4), always or while `when` holds. */
export const cancelsHost = (when: (q: Query, me: AbilityContext) => boolean = () => true): Cancels => ({
  kind: 'cancels',
  label: 'ongoing',
  who: (q, me, target) => isHost(q, me, target) && when(q, me),
});
