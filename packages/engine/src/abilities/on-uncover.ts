import type { CardIx } from '../model/index.ts';
import { type AbilityContext, askedOfCard, type Common, defineAbility, told } from '../registry/ability.ts';
import type { Script } from '../script/language.ts';

/** "Special: When this card is uncovered, …": replaces its usual on-play effect (BURY-3). */
export interface OnUncover extends Common {
  kind: 'onUncover';
  run: (me: AbilityContext) => Script<unknown>;
}

declare module '../registry/ability.ts' {
  interface AbilityMap {
    onUncover: OnUncover;
  }
}

defineAbility('onUncover', { at: askedOfCard });

/** "Special: When this card is uncovered, …": it is played again, with this effect instead (BURY-3). */
export const whenUncovered = (run: (me: AbilityContext, base: CardIx) => Script<unknown>): OnUncover => ({
  kind: 'onUncover',
  label: 'special',
  run: told((me: AbilityContext<{ buriedAt: CardIx }>) => run(me, me.args.buriedAt)),
});
