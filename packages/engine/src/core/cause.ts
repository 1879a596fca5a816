import { type CardIx, type Cause, NOBODY, type Seat } from '../model/index.ts';
import type { CardName } from '../view/types.ts';
import type { Game } from './game.ts';
import { isHidden } from './zones/zones.ts';

/** The rules themselves as the cause. */
export const RULE: Cause = { card: NOBODY, seat: NOBODY, type: 'rule' };

/** The player an event is attributed to; undefined for a base. */
export const seatOf = (g: Game, cause: Cause): Seat | undefined =>
  cause.type === 'base' ? undefined : cause.seat === NOBODY ? g.s.current : cause.seat;

/**
 * A card that acts from hiding, or has since gone into hiding, is identified by name only; its id stays secret
 * (INFO-2).
 */
export function openName(g: Game, card: CardIx): CardName {
  const name = g.named(card);
  return isHidden(g.s.cards[card]!.zone) ? { id: 0, name: name.name } : name;
}
export const causeName = (g: Game, { card }: Cause): CardName | undefined =>
  card === NOBODY ? undefined : openName(g, card);
