import { placeCard } from '../core/zones/place.ts';
import { NAMED, put, WHEREVER } from '../core/zones/zones.ts';
import { type CardIx, NOBODY, type Op, type Seat, type Spot } from '../model/index.ts';
import { opWith } from '../model/shape.ts';
import { defineEffect } from '../registry/effect.ts';
import { by, c, defineWords, who, zone } from '../registry/words.ts';

declare module '../model/op.ts' {
  interface EffectMap {
    /**
     * seat: whose hand, deck or pile, if not the owner's (DECK-3). text: it names monsters or treasures, which otherwise
     * go from play to their discard pile (MON-1), or takes the card from wherever it is. to: an action on it that is not
     * discarded with it.
     */
    place: { card: CardIx; to?: CardIx; spot?: Spot; seat?: Seat; text?: typeof NAMED | typeof WHEREVER };
  }
  interface EventMap {
    place: { spot: Spot | '' };
  }
  interface EventTypes {
    /** text: the end of a shared deck. */
    place: true;
  }
}

const PLACED: Record<Spot, string> = {
  hand: 'Placed in hand',
  top: 'Placed on top of the deck',
  bottom: 'Placed under the deck',
  deck: 'Shuffled into the deck',
  discard: 'Placed in the discard pile',
  box: 'Out of the game',
  pileTop: 'Placed on top of its deck',
  pileBottom: 'Placed under its deck',
  pileDiscard: 'Placed in its discard pile',
};

defineEffect('place', {
  affects: 'now',
  possible({ q }, { card, spot, seat }) {
    const { zone, owner } = q.card(card);
    if (zone === 'box') return false;
    // MAD-2: in the Madness deck it has no owner, and so no hand, deck or pile to go to.
    if (zone === 'madness' && seat === NOBODY) return false;
    // A card that cannot go to a hand is discarded; from a discard pile, it stays there.
    return spot !== 'hand' || zone !== 'discard' || !q.isHandClosed(seat === NOBODY ? owner : seat);
  },
  commit(g, op, cause) {
    if (op.to !== NOBODY) put(g, op.to, 'limbo', g.q.controller(op.to));
    placeCard(g, op.card, op.spot ?? 'discard', op.seat, cause, op.text === NAMED);
  },
  sendsTo: ({ spot }) => spot ?? 'discard',
  sharedAs: (_q, { spot }) => PLACED[spot ?? 'discard'],
  // The action shuffles only the deck that its own minion goes into; this card may go into another.
  sharedWith({ q }, card, { spot, seat }): Op[] {
    const deck = spot === 'deck' && seat === NOBODY ? q.owner(card) : NOBODY;
    return deck === NOBODY ? [] : [opWith('shuffle', { seat: deck })];
  },
});
defineWords('place', (e) => [
  e.card ? c(e.card) : 'a card',
  ` was placed: ${e.text ? `the ${e.text} of ` : ''}${zone(e.to)}`,
  ...(e.other === undefined || e.other === e.seat ? [] : [' of ', who(e.other)]),
  ...by(e),
]);

export const place = (card: CardIx, spot: Spot) => opWith('place', { card, spot });
/**
 * The same, but sets aside that action on the card: the ability must then transfer the action to another card, or place
 * it somewhere.
 */
export const placeWithout = (action: CardIx, card: CardIx, spot: Spot) => opWith('place', { card, spot, to: action });
/**
 * To the hand of a player who need not be its owner, if the text says so; by default cards go to their owner's hand
 * (DECK-3).
 */
export const placeInHandOf = (seat: Seat, card: CardIx) => opWith('place', { card, spot: 'hand', seat });
/** To that player's hand, from wherever it is: even stored or in stasis, because the text says so (CONF-1). */
export const placeInHandFromAnywhere = (seat: Seat, card: CardIx) =>
  opWith('place', { card, spot: 'hand', seat, text: WHEREVER });
/** A treasure in play, so named, to the hand of a player. */
export const takeTreasure = (seat: Seat, card: CardIx) => opWith('place', { card, spot: 'hand', seat, text: NAMED });
/** Under the deck where its player alone has seen it, whoever owns it (DECK-3). */
export const placeUnderDeckOf = (seat: Seat, card: CardIx) => opWith('place', { card, spot: 'bottom', seat });
/** Into that player's deck, whoever owns it: because the text says so (DECK-3), or it was merely revealed from there (TOP-1). */
export const placeInDeckOf = (seat: Seat, card: CardIx) => opWith('place', { card, spot: 'deck', seat });
