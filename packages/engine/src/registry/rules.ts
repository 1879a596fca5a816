import type { DelayedAbility, Triggered } from '../script/definition.ts';

/**
 * Abilities that the rules give any card, by number: registered by `script/rules.ts`. Saved games refer to them by
 * number.
 */
export const RULE_ABILITIES: (Triggered | DelayedAbility)[] = [];

export const MONSTERS_COME = 2;
export const TREASURES_REVEALED = 3;
export const TREASURES_SHARED = 4;
export const DUEL_CARD = 5;
export const START_PICKED = 6;
