import type { CardIx, PlayFrame, Seat, Spot, State } from '../model/index.ts';
import { opWith } from '../model/shape.ts';
import { defineEffect } from '../registry/effect.ts';

declare module '../model/op.ts' {
  interface EffectMap {
    /** seat: whose hand or deck, if not the owner's. */
    resolveTo: { card: CardIx; spot: Spot; seat?: Seat };
  }
}

/**
 * A standard action being played goes somewhere other than the discard pile, but only once it has resolved (PLAY-2);
 * until then it may still react and be reacted to.
 */
defineEffect('resolveTo', {
  possible: ({ q, s }, { card }) => q.resolvesTo(card) !== null && !playOf(s, card).promised,
  commit({ s }, { card, spot, seat }) {
    const frame = playOf(s, card);
    frame.goes = spot;
    frame.goesTo = seat;
  },
});

const playOf = ({ stack }: State, card: CardIx): PlayFrame =>
  stack.findLast((one): one is PlayFrame => one.f === 'play' && one.card === card)!;

/** "Instead of going to the discard pile, this card is placed …": on its owner's deck, in its owner's hand … */
export const resolveTo = (card: CardIx, spot: Spot) => opWith('resolveTo', { card, spot });
/** The same: into the hand of a player who need not be its owner. */
export const resolveToHandOf = (seat: Seat, card: CardIx) => opWith('resolveTo', { card, spot: 'hand', seat });
