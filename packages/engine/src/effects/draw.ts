import { causeName } from '../core/cause.ts';
import { tellOfMadness } from '../core/zones/draw.ts';
import { put, refill } from '../core/zones/zones.ts';
import { type CardIx, NOBODY, type Seat } from '../model/index.ts';
import { opOf } from '../model/shape.ts';
import { defineEffect } from '../registry/effect.ts';
import { by, cards, defineWords, who } from '../registry/words.ts';

declare module '../model/op.ts' {
  interface EffectMap {
    /** card: a particular card of the deck that was looked at. */
    draw: { seat: Seat; n: number; card?: CardIx };
  }
  interface EventTypes {
    draw: true;
  }
}

/** n cards off the top, or a particular one that was looked at; as many as there are (DECK-1). */
defineEffect('draw', {
  fillsHand: true,
  commit(g, { seat, n, card }, cause) {
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
    for (const ix of drawn) if (g.q.isMadness(ix)) madness++;
    tellOfMadness(g, seat, madness, cause);
  },
});
defineWords('draw', (e) => [who(e.seat), ' drew ', ...cards(e), ...by(e)]);

export const draw = (seat: Seat, n: number) => opOf('draw', { seat, n });
/** Draws this card of the deck, which the player has looked at. */
export const drawCard = (seat: Seat, card: CardIx) => opOf('draw', { seat, card, n: 1 });
