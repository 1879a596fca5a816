import type { AbilityRef, CardIx, Seat } from '../model/index.ts';
import { opOf } from '../model/shape.ts';
import { causeOf } from '../query/cause.ts';
import type { Game } from './game.ts';
import { happens } from './triggers.ts';

/**
 * Records the use of this ability; if it is a Special, abilities may react. Call when its frame is on the stack:
 * reactions wait there until the ability has resolved (RES-5).
 */
export function usesAbility(g: Game, ref: AbilityRef, seat: Seat): void {
  if (g.ability(ref).label === 'special') usesSpecial(g, ref.card, seat);
}
/** The same for the Action ability of a fusion that has just been played. */
export function usesAction(g: Game, ref: AbilityRef, seat: Seat): void {
  if (g.ability(ref).kind === 'onAction' && g.q.catalogue.reactsTo('useAction'))
    happens(g, opOf('useAction', { card: ref.card, seat }), causeOf(g.q, ref.card));
}
export function usesSpecial(g: Game, card: CardIx, seat: Seat): void {
  if (g.q.catalogue.reactsToSpecials) happens(g, opOf('useSpecial', { card, seat }), causeOf(g.q, card));
}
