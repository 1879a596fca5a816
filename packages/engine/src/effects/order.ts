import { put } from '../core/zones/zones.ts';
import { type CardIx, NOBODY, type Seat } from '../model/index.ts';
import { opWith } from '../model/shape.ts';
import { defineEffect } from '../registry/effect.ts';

declare module '../model/op.ts' {
  interface EffectMap {
    /** Without a seat: the base deck, or the shared deck that the cards are in. */
    order: { seat?: Seat; cards: CardIx[]; spot?: 'bottom' };
  }
}

defineEffect('order', {
  commit(g, { seat, cards, spot }) {
    for (const ix of (cards ?? []).toReversed()) {
      const { zone } = g.s.cards[ix]!;
      const shared = zone === 'monsterDeck' || zone === 'treasureDeck' ? zone : 'baseDeck';
      put(g, ix, seat === NOBODY ? shared : 'deck', seat, NOBODY, spot === 'bottom');
    }
  },
});

/** Puts cards on top of their deck in this order, first on top; NOBODY = the base deck. */
export const putOnTop = (seat: Seat, cards: CardIx[]) => opWith('order', { seat, cards });
/** Puts cards of a deck under it in this order, the last at the bottom; nobody else learns which. */
export const putUnder = (seat: Seat, cards: CardIx[]) =>
  opWith('order', { seat, cards: cards.toReversed(), spot: 'bottom' });
/** Puts cards of the base deck or another shared deck under it; nobody else learns which. */
export const putUnderShared = (cards: CardIx[]) => opWith('order', { cards, spot: 'bottom' });
