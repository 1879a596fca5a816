import { type Common, defineAbility } from '../registry/ability.ts';
import type { Usable } from './use.ts';

/** "This minion has “Talent: …”": on an action, an ability of the minion it is on (ABL-9). It knows the action as me.args.given. */
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

/** Ongoing: the minion this is on has this talent (ABL-9): whoever controls the minion uses it. */
export const givesHost = (ability: Usable): Gives => ({ kind: 'gives', label: 'ongoing', ability });
