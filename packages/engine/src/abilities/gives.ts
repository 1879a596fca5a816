import { type Common, defineAbility } from '../registry/ability.ts';
import type { Usable } from './use.ts';

/** "This minion has “Talent: …”": on an action, an ability of its host minion (ABL-9). The action is me.args.given. */
export interface Gives extends Common {
  kind: 'gives';
  ability: Usable;
}

declare module '../registry/ability.ts' {
  interface AbilityMap {
    gives: Gives;
  }
}

defineAbility('gives');

/** Ongoing: the minion this is on has this talent (ABL-9); the minion's controller uses it. */
export const givesHost = (ability: Usable): Gives => ({ kind: 'gives', label: 'ongoing', ability });
