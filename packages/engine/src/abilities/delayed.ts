import type { Args } from '../model/index.ts';
import { type AbilityContext, askedOfCard, type Common, defineAbility, type Run, told } from '../registry/ability.ts';
import type { Script } from '../script/language.ts';

/** The effect of a delayed trigger when its moment comes. */
export interface DelayedAbility extends Common {
  kind: 'delayed';
  run: (me: AbilityContext) => Script<unknown>;
}

declare module '../registry/ability.ts' {
  interface AbilityMap {
    delayed: DelayedAbility;
  }
}

defineAbility('delayed', { at: askedOfCard });

/** What this card's ability scheduled for later, with the arguments it passed. */
export const later = <A extends object = Args>(run: Run<A>): DelayedAbility => ({ kind: 'delayed', run: told(run) });
