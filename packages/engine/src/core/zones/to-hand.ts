import type { CardIx, Cause } from '../../model/index.ts';
import { opOf } from '../../model/shape.ts';
import type { Game } from '../game.ts';
import { happens } from '../triggers.ts';

/** A card has come from play or a discard pile: if it is now in a hand, abilities may react. */
export function tellOfHand(g: Game, card: CardIx, cause: Cause): void {
  const { zone, controller } = g.s.cards[card]!;
  if (zone === 'hand') happens(g, opOf('toHand', { card, seat: controller }), cause);
}
