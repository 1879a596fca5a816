import type { CardIx, Seat } from '../model/index.ts';
import type { Query } from '../query/query.ts';
import { type AbilityContext, type Common, defineAbility, type Run, told } from '../registry/ability.ts';
import type { Script } from '../script/language.ts';

/**
 * "… must discard a card to play a minion here": paid before the card is played; a player who cannot pay cannot play
 * it.
 */
export interface AdditionalCost extends Common {
  kind: 'additionalCost';
  asks: (q: Query, me: AbilityContext, seat: Seat, card: CardIx, at: CardIx) => boolean;
  run: (me: AbilityContext) => Script<unknown>;
}

declare module '../registry/ability.ts' {
  interface AbilityMap {
    additionalCost: AdditionalCost;
  }
}

defineAbility('additionalCost');

/** "Other players must … to play … here." */
export const additionalCost = (
  asks: AdditionalCost['asks'],
  run: Run<{ card: CardIx; seat: Seat; at: CardIx }>,
): AdditionalCost => ({
  kind: 'additionalCost',
  label: 'ongoing',
  asks,
  run: told(run),
});
