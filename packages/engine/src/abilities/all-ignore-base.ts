import { type Common, defineAbility } from '../registry/ability.ts';

/** TERM-13: every player ignores this base's ability, as if it had none. */
export interface AllIgnoreBase extends Common {
  kind: 'allIgnoreBase';
}

declare module '../registry/ability.ts' {
  interface AbilityMap {
    allIgnoreBase: AllIgnoreBase;
  }
}

defineAbility('allIgnoreBase');

/** Ongoing: every player ignores the ability of this base. */
export const allIgnoreThisBase = (): AllIgnoreBase => ({ kind: 'allIgnoreBase', label: 'ongoing' });
