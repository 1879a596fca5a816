import { type AbilityContext, askedOfCard, type Common, defineAbility } from '../registry/ability.ts';
import type { Script } from '../script/language.ts';

/** The effect when played from stasis, replacing the usual on-play effect (STA-2). */
export interface OnLeaveStasis extends Common {
  kind: 'onLeaveStasis';
  run: (me: AbilityContext) => Script<unknown>;
}

declare module '../registry/ability.ts' {
  interface AbilityMap {
    onLeaveStasis: OnLeaveStasis;
  }
}

defineAbility('onLeaveStasis', { at: askedOfCard });

/** "When you play this card from stasis, …": replaces its usual on-play effect (STA-2). */
export const fromStasis = (run: OnLeaveStasis['run']): OnLeaveStasis => ({
  kind: 'onLeaveStasis',
  label: 'special',
  run,
});
