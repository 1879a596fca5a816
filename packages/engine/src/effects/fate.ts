import { causeName } from '../core/cause.ts';
import { modify } from '../core/modify.ts';
import { type CardIx, NOBODY, type Seat, type Spot } from '../model/index.ts';
import { opOf, opWith } from '../model/shape.ts';
import { defineEffect } from '../registry/effect.ts';
import { by, c, defineWords, who, zone } from '../registry/words.ts';

declare module '../model/op.ts' {
  interface EffectMap {
    /**
     * to: the base the card moves to; without it, the card goes to `spot`, or to the hand if that is absent. For a
     * base, `to` is its replacement.
     */
    fate: { card: CardIx; seat: Seat; to?: CardIx; spot?: Spot; text?: typeof RETURNS | '' };
  }
  interface EventTypes {
    choose: true;
  }
}

/**
 * RES-7: where a card goes instead of the discard pile once its base has scored. It is a choice, so nothing can prevent
 * it.
 */
defineEffect('fate', {
  affects: 'later',
  unpreventable: true,
  // Whatever replaced its going to the discard pile first has done so.
  possible: ({ q }, { card }) => q.inPlay(card) && (q.isBase(card) || !q.isSaved(card)),
  commit(g, op, cause) {
    const mod = modify(g, op, 'fate', cause);
    if (op.to === NOBODY) mod.spot = op.spot ?? 'hand';
    if (op.text === RETURNS) mod.returns = true;
    // A base's replacement is revealed when it comes.
    if (g.q.isBase(op.card) || g.muted()) return;
    g.emit('choose', {
      seat: op.seat,
      card: g.named(op.card),
      to: op.to === NOBODY ? (op.spot ?? 'hand') : undefined,
      toBase: op.to === NOBODY ? undefined : g.named(op.to),
      cause: causeName(g, cause),
    });
  },
  sharedAs: (q, { to }) => `Later ${to === NOBODY ? 'to the hand' : `to ${q.name(to)}`}, not discarded`,
});
defineWords('choose', (e) => [
  who(e.seat),
  ' will have ',
  c(e.card),
  ' go to ',
  e.toBase ? c(e.toBase) : zone(e.to),
  ' instead of the discard pile',
  ...by(e),
]);

/** It returns to the hand, rather than being placed there (TERM-6). */
const RETURNS = 'returns';

/**
 * The card goes from the scored base to another base, or to the hand for NOBODY, instead of the discard pile (RES-7).
 */
export const fate = (card: CardIx, to: CardIx, seat: Seat) => opOf('fate', { card, to, seat });
/** Instead of the discard pile, the card returns to its owner's hand, which may be forbidden (TERM-6). */
export const fateReturn = (card: CardIx, seat: Seat) => opWith('fate', { card, seat, spot: 'hand', text: RETURNS });
/** Instead of the discard pile, the card is shuffled into its owner's deck. */
export const fateInDeck = (card: CardIx, seat: Seat) => opWith('fate', { card, spot: 'deck', seat });
/** Instead of the discard pile, the card goes on top of its owner's deck. */
export const fateOnTop = (card: CardIx, seat: Seat) => opWith('fate', { card, spot: 'top', seat });
/** Instead of the discard pile, the card goes under its owner's deck. */
export const fateUnder = (card: CardIx, seat: Seat) => opWith('fate', { card, spot: 'bottom', seat });
/** The scored base is replaced by this one from the base deck or the base discard pile. */
export const replaceWith = (base: CardIx, next: CardIx, seat: Seat) => opOf('fate', { card: base, to: next, seat });
