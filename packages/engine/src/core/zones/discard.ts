import { type CardIx, type Cause, NOBODY } from '../../model/index.ts';
import { opOf, opWith } from '../../model/shape.ts';
import { discardsKey } from '../../query/limit.ts';
import { listOfTriggers } from '../../registry/lists.ts';
import { causeName, seatOf } from '../cause.ts';
import type { Game } from '../game.ts';
import { happens } from '../triggers.ts';
import { putHome } from './zones.ts';

/** To the discard pile from a hand, a deck, or after resolving. `rule`: the one that demands it. */
export function discardCard(g: Game, card: CardIx, cause: Cause, rule?: string): void {
  const { controller: holder, zone: from } = g.s.cards[card]!;
  tellOfDiscard(g, card, cause);
  putHome(g, card, 'discard');
  const seat = holder === NOBODY ? seatOf(g, cause) : holder;
  if (!g.muted()) g.emit('discard', { seat, card: g.named(card), from, cause: causeName(g, cause), rule });
  if (from !== 'hand') return;
  g.use(discardsKey(holder), card);
  if (g.q.catalogue.reactsToDiscards) happens(g, opOf('discardFromHand', { card, seat: holder }), cause);
}

const DISCARDED = listOfTriggers('discarded');
/** Call before the card moves: its player discards it (RES-4). */
function tellOfDiscard(g: Game, card: CardIx, cause: Cause): void {
  if (!g.q.catalogue.reactionIn(DISCARDED)) return;
  const { controller: seat, zone } = g.s.cards[card]!;
  happens(g, { ...opWith('discarded', { card, seat }), from: zone }, cause);
}
