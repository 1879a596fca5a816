import type { CardIx, Cause, Seat } from '../../model/index.ts';
import { opOf } from '../../model/shape.ts';
import { causeName } from '../cause.ts';
import type { Game } from '../game.ts';
import { happens } from '../triggers.ts';
import { put, refillPile } from './zones.ts';

/** A player has drawn that many Madness cards, from the Madness deck or their own: abilities may react. */
export function tellOfMadness(g: Game, seat: Seat, n: number, cause: Cause): void {
  if (n > 0) happens(g, opOf('drewMadness', { seat, n }), cause);
}

/** From the top of the treasure deck; an empty one is refilled first (SCORE-10). */
export function drawTreasures(g: Game, seat: Seat, n: number, cause: Cause): void {
  if (cause.type !== 'rule' && g.q.isHandClosed(seat)) return;
  const drawn: CardIx[] = [];
  for (let i = 0; i < n && refillPile(g, 'treasureDeck'); i++) {
    const deck = g.s.piles.treasureDeck;
    const ix = deck[deck.length - 1]!;
    put(g, ix, 'hand', seat);
    drawn.push(ix);
  }
  if (drawn.length === 0 || g.muted()) return;
  g.emit(
    'treasure',
    { seat, count: drawn.length, cause: causeName(g, cause) },
    { seats: [seat], fields: { cards: g.namedAll(drawn) } },
  );
}
