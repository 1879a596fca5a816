import type { CardIx } from '../model/index.ts';
import type { Query } from '../query/query.ts';
import { type AbilityContext, askedOfCard, type Common, defineAbility } from '../registry/ability.ts';
import { here } from './where.ts';

/**
 * "Turn the base deck's top card face up. While that card is face up, this base has its abilities in addition to its own."
 * Nothing is stored: the top card is face up while this is active and nobody has turned it down.
 */
export interface TurnsUpBase extends Common {
  kind: 'turnsUpBase';
  /** Does this base have the abilities of the face-up card? */
  at: (q: Query, me: AbilityContext, base: CardIx) => boolean;
}

declare module '../registry/ability.ts' {
  interface AbilityMap {
    turnsUpBase: TurnsUpBase;
  }
}

defineAbility('turnsUpBase', { at: askedOfCard });

/** Ongoing: the top card of the base deck is face up, and the base of this card has its abilities, too. */
export const turnsUpTopBase = (): TurnsUpBase => ({
  kind: 'turnsUpBase',
  label: 'ongoing',
  at: (q, me, base) => base === here(q, me),
});
