import { type CardIx, type Cause, NOBODY, type Op } from '../model/index.ts';
import { causeName } from './commit.ts';
import type { Game } from './game.ts';
import { tellOfMadness } from './hidden.ts';
import { put, refill } from './zones.ts';

/** So many cards off the top, or a certain one that was looked at; as many as there are (DECK-1). */
export function draw(g: Game, { seat, n, card }: Op, cause: Cause): void {
  const state = g.s.seats[seat]!;
  const drawn: CardIx[] = [];
  for (let i = 0; i < n; i++) {
    if (card === NOBODY && !refill(g, seat)) break;
    const ix = card !== NOBODY ? card : state.deck[state.deck.length - 1]!;
    put(g, ix, 'hand', seat);
    drawn.push(ix);
  }
  if (drawn.length > 0 && !g.muted())
    g.emit(
      'draw',
      { seat, count: drawn.length, cause: causeName(g, cause) },
      { seats: [seat], fields: { cards: g.namedAll(drawn) } },
    );
  let madness = 0;
  for (const ix of drawn) if (g.q.def(ix).deck === 'madness') madness++;
  tellOfMadness(g, seat, madness, cause);
}

/** Cards go back to the top of their deck in this order, first on top, or under it. seat NOBODY: the base deck. */
export function putBack(g: Game, op: Op): void {
  const zone = op.seat === NOBODY ? 'baseDeck' : 'deck';
  for (const ix of (op.cards ?? []).slice().reverse()) put(g, ix, zone, op.seat, NOBODY, op.spot === 'bottom');
}
