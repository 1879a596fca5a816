import { put } from '../core/zones/zones.ts';
import { type CardIx, NOBODY, type Seat } from '../model/index.ts';
import { opWith } from '../model/shape.ts';
import { defineEffect } from '../registry/effect.ts';

declare module '../model/op.ts' {
  interface EffectMap {
    /** Without a seat: the base deck. */
    order: { seat?: Seat; cards: CardIx[]; spot?: 'bottom' };
  }
}

defineEffect('order', {
  commit(g, { seat, cards, spot }) {
    const zone = seat === NOBODY ? 'baseDeck' : 'deck';
    for (const ix of (cards ?? []).toReversed()) put(g, ix, zone, seat, NOBODY, spot === 'bottom');
  },
});

/** Puts cards on top of their deck in this order, first on top; NOBODY = the base deck. */
export const putOnTop = (seat: Seat, cards: CardIx[]) => opWith('order', { seat, cards });
/** Puts cards of a deck under it in this order, the last at the bottom; nobody else learns which. */
export const putUnder = (seat: Seat, cards: CardIx[]) =>
  opWith('order', { seat, cards: cards.toReversed(), spot: 'bottom' });
/** Puts cards of the base deck under it; nobody else learns which. */
export const putUnderBases = (cards: CardIx[]) => opWith('order', { cards, spot: 'bottom' });
