import type { CardIx, Seat } from '../model/index.ts';
import type { Query } from '../query/query.ts';
import { chooseBase, chooseCard, chooseOne, chooseToDo } from './choose.ts';
import { hasDeck } from './draw.ts';
import { act, look, ops, playNow, type Script } from './language.ts';

type Which = (q: Query, ix: CardIx) => boolean;
interface Found {
  card: CardIx | null;
  /** The deck was searched and must be shuffled once the card has reached its destination (DECK-2): `endSearch`. */
  searched: boolean;
}

/** One card of each name from a list sorted by name: copies are equivalent. */
export const oneOfEachName = (q: Query, sorted: readonly CardIx[]): CardIx[] =>
  sorted.filter((ix, i) => i === 0 || !q.sharesName(sorted[i - 1]!, ix));

/**
 * Searches the deck for a card (TERM-12): only its player sees the deck (INFO-3), everybody sees the card taken. The
 * deck must still be shuffled once that card has reached its destination (DECK-2).
 */
export function* searchDeck(
  seat: Seat,
  title: string,
  which: Which,
  options: { may?: boolean } = {},
): Script<CardIx | null> {
  yield* act(ops.refill(seat));
  const deck = yield* look((q) => q.searchable(seat));
  const fitting = yield* look((q) => oneOfEachName(q, deck).filter((ix) => which(q, ix)));
  const found = yield* chooseCard(seat, title, fitting, { ...options, shown: deck });
  yield* showFound(seat, found === null ? [] : [found]);
  return found;
}

/** The player has searched a deck for these cards: everybody sees them (INFO-3). A search that finds none is one, too. */
export function* showFound(seat: Seat, cards: CardIx[]): Script {
  yield* act(cards.length > 0 ? ops.reveal(seat, cards) : ops.search(seat));
}

/**
 * "You may search …": chosen before the deck is seen. With neither deck nor discard pile there is nothing to search, so
 * that nobody is asked (DECK-1); with `hand`, the hand is searched as well.
 */
export function* chooseToSearch(seat: Seat, title: string, { hand = false }: { hand?: boolean } = {}): Script<boolean> {
  if (!(yield* look((q) => hasDeck(q, { seat }) || (hand && q.handSize(seat) > 0)))) return false;
  return yield* chooseToDo(seat, title, 'Search', 'Leave it');
}

/**
 * Searches the deck for a minion, plays it at that base as an extra minion (EXT-3), or at any base if null, and shuffles the
 * deck. Returns the minion played.
 */
export function* playFromDeck(
  seat: Seat,
  at: CardIx | null,
  which: Which,
  options: { may?: boolean } = {},
): Script<CardIx | null> {
  const open = (q: Query, ix: CardIx): CardIx[] =>
    at === null ? q.places(seat, ix, 'minion') : [at].filter((base) => q.canPlay(seat, ix, base));
  const fits = (q: Query, ix: CardIx): boolean => q.isMinionCard(ix) && which(q, ix) && open(q, ix).length > 0;
  // A minion found by the search must be played (TERM-14).
  if (options.may && !(yield* chooseToSearch(seat, 'Search your deck for a minion to play'))) return null;
  const minion = yield* searchDeck(seat, 'Choose the minion to play', fits);
  const to =
    minion === null || at !== null
      ? at
      : yield* chooseBase(seat, 'Choose the base to play it on', yield* look((q) => open(q, minion)));
  const played = minion !== null && to !== null && (yield* playNow({ card: minion, at: to, seat }));
  yield* act(ops.shuffle(seat));
  return played ? minion : null;
}

/**
 * "Search your deck and/or discard pile" for a card (TERM-12); with `hand`, the hand as well. If a card outside the
 * deck fits, the player decides whether to search the deck, too, if there is one (DECK-1). Everybody sees a card found in
 * the deck or the hand.
 */
export function* searchPiles(
  seat: Seat,
  title: string,
  which: Which,
  { hand = false }: { hand?: boolean } = {},
): Script<Found> {
  const open = yield* look((q) => [...(hand ? q.hand(seat) : []), ...q.discard(seat)].filter((ix) => which(q, ix)));
  const searched =
    (yield* look((q) => hasDeck(q, { seat }))) &&
    (open.length === 0 ||
      (yield* chooseOne(seat, 'Search your deck, too', { deck: 'Search it', open: 'Leave it' })) === 'deck');
  if (searched) yield* act(ops.refill(seat));
  const deck = yield* look((q) => (searched ? q.searchable(seat) : []));
  const fitting = yield* look((q) => oneOfEachName(q, deck).filter((ix) => which(q, ix)));
  const rest = yield* look((q) => open.filter((ix) => q.card(ix).zone !== 'deck'));
  const card = yield* chooseCard(seat, title, [...rest, ...fitting], { shown: deck });
  const from = yield* look((q) => (card === null ? '' : q.card(card).zone));
  if (searched) yield* showFound(seat, card !== null && from === 'deck' ? [card] : []);
  if (card !== null && from === 'hand') yield* act(ops.reveal(seat, [card]));
  return { card, searched };
}
export function* endSearch(seat: Seat, { searched }: Found): Script {
  if (searched) yield* act(ops.shuffle(seat));
}

/** "Draw X from your deck and/or discard pile, revealing it; if you searched your deck, shuffle it." */
export function* drawFromPiles(seat: Seat, title: string, which: Which): Script {
  const found = yield* searchPiles(seat, title, which);
  if (found.card !== null) yield* act(ops.drawCard(seat, found.card));
  yield* endSearch(seat, found);
}

/**
 * "Draw it OR play it", "place it into your hand OR play it": carries out the chosen parts. With both, the card is taken
 * first: once played it is no longer where it was found (RES-14, TERM-12).
 */
export function* takeOrPlay(seat: Seat, card: CardIx, parts: readonly string[], play: Script<unknown>): Script {
  if (parts.includes('draw')) yield* act(ops.drawCard(seat, card));
  if (parts.includes('hand')) yield* act(ops.place(card, 'hand'));
  if (parts.includes('play')) yield* play;
}

/** "Search your deck for …, reveal it and place it on top": of the shuffled deck (DECK-2). */
export function* searchForTopCard(seat: Seat, title: string, which: Which): Script {
  const card = yield* searchDeck(seat, title, which);
  yield* act(ops.shuffle(seat));
  if (card !== null) yield* act(ops.place(card, 'top'));
}
