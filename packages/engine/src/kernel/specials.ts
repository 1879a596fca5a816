import { type AbilityRef, type CardIx, opOf, type Seat } from '../model/index.ts';
import { causeOf } from '../query/power.ts';
import type { Game } from './game.ts';
import { happens } from './gate.ts';

/**
 * This ability is used, and if it is a Special, that is something to react to. Called when its frame is on the stack:
 * what it sets off waits there until the ability has resolved (RES-5).
 */
export function usesAbility(g: Game, ref: AbilityRef, seat: Seat): void {
  if (g.ability(ref).label === 'special') usesSpecial(g, ref.card, seat);
}
export function usesSpecial(g: Game, card: CardIx, seat: Seat): void {
  if (g.q.catalogue.reactsTo('useSpecial')) happens(g, opOf('useSpecial', { card, seat }), causeOf(g.q, card));
}
