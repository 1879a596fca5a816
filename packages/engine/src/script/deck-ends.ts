import type { CardIx, Seat } from '../model/index.ts';
import { chooseCards, chooseOne } from './choose.ts';
import { act, look, ops, type Script } from './language.ts';
import { lookAtTop, playRevealed } from './off-the-top.ts';

/**
 * Reveals the bottom n cards of a player's deck (TERM-12), the bottom one first; they stay there. If the deck is too
 * short, all of it is revealed, and then the bottom of the one made from the discard pile (DECK-1).
 */
export function* revealBottom(seat: Seat, n: number): Script<CardIx[]> {
  const old = yield* look((q) => q.deck(seat).slice(0, n));
  yield* act(ops.refill(seat, n));
  const more = yield* look((q) =>
    q
      .deck(seat)
      .filter((ix) => !old.includes(ix))
      .slice(0, n - old.length),
  );
  const cards = [...old, ...more];
  yield* act(ops.reveal(seat, cards));
  return cards;
}

/** Reveals the top n cards of a player's deck, the top one first; they stay there. Returns those still there. */
export function* showTop(seat: Seat, n: number): Script<CardIx[]> {
  yield* act(ops.refill(seat, n));
  const cards = yield* look((q) => q.deck(seat).slice(-n).reverse());
  return yield* showCards(seat, cards);
}
/** Reveals these cards on top of the player's deck; they stay there. Returns those still there. */
export function* showCards(seat: Seat, cards: readonly CardIx[]): Script<CardIx[]> {
  yield* act(ops.reveal(seat, cards.slice()));
  yield* playRevealed(seat, cards);
  return yield* look((q) => cards.filter((ix) => q.card(ix).zone === 'deck'));
}

/** The player chooses the top or bottom of the deck. */
export function* chooseDeckEnd(seat: Seat, title: string, shown: CardIx[]): Script<'top' | 'bottom'> {
  const end = yield* chooseOne(seat, title, { top: 'On top of the deck', bottom: 'On the bottom of the deck' }, shown);
  return end === 'top' ? 'top' : 'bottom';
}

/** Looks at the top card of the deck and places it there or on the bottom. */
export function* placeTopCard(seat: Seat): Script {
  const [top] = yield* lookAtTop(seat, seat, 1);
  if (top === undefined) return;
  const end = yield* chooseDeckEnd(seat, 'Choose where the card you see goes', [top]);
  if (end === 'bottom') yield* act(ops.placeUnderDeckOf(seat, top));
}

/** Places cards together on the top and/or the bottom of the deck, in an order of the player's choice. */
export function* placeOnDeckEnds(seat: Seat, cards: CardIx[]): Script {
  const { onTop, under } = yield* chooseEnds(seat, cards);
  yield* act(...onTop.toReversed().map((ix) => ops.place(ix, 'top')), ...under.map((ix) => ops.place(ix, 'bottom')));
}

/** Looks at the top n cards of the player's deck and places them on its top and/or bottom in any order. */
export function* sortTopCards(seat: Seat, n: number): Script {
  const { onTop, under } = yield* chooseEnds(seat, yield* lookAtTop(seat, seat, n));
  yield* act(ops.putOnTop(seat, onTop), ops.putUnder(seat, under));
}

function* chooseEnds(seat: Seat, cards: CardIx[]): Script<{ onTop: CardIx[]; under: CardIx[] }> {
  const onTop = yield* chooseCards(seat, 'Choose those on top of the deck: the first is on top', cards, {
    min: 0,
    max: cards.length,
    ordered: true,
  });
  const rest = cards.filter((ix) => !onTop.includes(ix));
  const under = yield* chooseCards(seat, 'Choose the order: the last is the bottom card', rest, {
    min: rest.length,
    max: rest.length,
    ordered: true,
  });
  return { onTop, under };
}
