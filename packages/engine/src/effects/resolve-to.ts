import type { CardIx, Seat, Spot } from '../model/index.ts';
import { opWith } from '../model/shape.ts';
import { playUnderWay } from '../query/under-way.ts';
import { defineEffect } from '../registry/effect.ts';

declare module '../model/op.ts' {
  interface EffectMap {
    /** seat: whose hand or deck, if not the owner's. part: as a part of the card's own ability. */
    resolveTo: { card: CardIx; spot: Spot; seat?: Seat; part?: boolean };
  }
}

/**
 * A standard action being played goes somewhere other than the discard pile. "Instead of the discard pile": when it
 * would be discarded, after all reactions (RES-7). Otherwise once its ability has resolved, before any reaction (RES-1
 * step 3).
 */
defineEffect('resolveTo', {
  possible: ({ q, s }, { card }) => q.resolvesTo(card) !== null && !playUnderWay(s, card)!.promised,
  commit({ s }, { card, spot, seat, part }) {
    const frame = playUnderWay(s, card)!;
    frame.goes = spot;
    frame.goesTo = seat;
    frame.goesFirst = part;
  },
});

/** "Instead of going to the discard pile, this card is placed …": on its owner's deck, in its owner's hand … */
export const resolveTo = (card: CardIx, spot: Spot) => opWith('resolveTo', { card, spot });
/** "Place this card …": the same, as a part of its own ability. */
export const placeItself = (card: CardIx, spot: Spot) => opWith('resolveTo', { card, spot, part: true });
/** "Place this card into the hand of …": a player who need not be its owner. */
export const placeItselfInHandOf = (seat: Seat, card: CardIx) =>
  opWith('resolveTo', { card, spot: 'hand', seat, part: true });
/** "Instead of the discard pile": into the hand of a player who need not be its owner. */
export const resolveToHandOf = (seat: Seat, card: CardIx) => opWith('resolveTo', { card, spot: 'hand', seat });
