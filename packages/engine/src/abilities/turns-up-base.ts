import { askedOfCard, type Common, defineAbility } from '../registry/ability.ts';

/**
 * "Turn the base deck's top card face up. While that card is face up, this base has its abilities in addition to its own."
 * Nothing is stored: whatever lies on top is face up while this is active and nobody has turned it down.
 */
export interface TurnsUpBase extends Common {
  kind: 'turnsUpBase';
}

declare module '../registry/ability.ts' {
  interface AbilityMap {
    turnsUpBase: TurnsUpBase;
  }
}

defineAbility('turnsUpBase', { at: askedOfCard });

/** Ongoing: the top card of the base deck is face up, and the base of this card has its abilities, too. */
export const turnsUpTopBase = (): TurnsUpBase => ({ kind: 'turnsUpBase', label: 'ongoing' });
