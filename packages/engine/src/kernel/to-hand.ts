import { type CardIx, type Cause, NOBODY, type Trigger } from '../model/index.ts';
import type { Game } from './game.ts';
import { collect, keep } from './gate.ts';

/** A card has come from play or a discard pile: where it is in a hand now, abilities may react to it. */
export function tellOfHand(g: Game, card: CardIx, cause: Cause): void {
  const { zone, controller } = g.s.cards[card]!;
  if (zone !== 'hand') return;
  const found: Trigger[] = [];
  collect(g, { verb: 'toHand', card, seat: controller, to: NOBODY, n: 0 }, cause, found);
  keep(g, found);
}
