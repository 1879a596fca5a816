import { type AbilityContext, askedOfCard, type Common, defineAbility, type Run, told } from '../registry/ability.ts';
import type { Script } from '../script/language.ts';
import type { Played } from './on-play.ts';

/** The effect of a fusion played as an action (FUS-1). */
export interface OnAction extends Common {
  kind: 'onAction';
  run: (me: AbilityContext) => Script<unknown>;
}

declare module '../registry/ability.ts' {
  interface AbilityMap {
    onAction: OnAction;
  }
}

defineAbility('onAction', { at: askedOfCard });

/** Action: resolves when a fusion is played as an action (FUS-1). */
export const onAction = (run: Run<Played>): OnAction => ({ kind: 'onAction', run: told(run) });
