import { type CardIx, type EventOf, NOBODY, type Seat } from '../model/index.ts';
import type { Query } from '../query/query.ts';
import { chooseBase, chooseCard, chooseCards } from './choose.ts';
import { both } from './do.ts';
import { act, look, ops, playNow, type Script } from './language.ts';

type Which = (q: Query, ix: CardIx) => boolean;

/** TOP-3: a card of a revealed group was played. On play, a card asks this of its own play. */
export const wasOffTheTop = (played: Pick<EventOf<'play'>, 'from'>): boolean => played.from === 'limbo';

/**
 * TOP-1: reveals from the top until a card matches. Returns all revealed cards, the match last, and whether there is
 * one. An empty deck is refilled first; one that runs out on the way stops it (TOP-2).
 */
function* revealUntil(seat: Seat, which: Which): Script<{ cards: CardIx[]; found: boolean }> {
  yield* act(ops.refill(seat));
  const cards = yield* look((q) => {
    const deck = q.deck(seat).slice().reverse();
    const at = deck.findIndex((ix) => which(q, ix));
    return at < 0 ? deck : deck.slice(0, at + 1);
  });
  if (cards.length > 0) yield* act(ops.lift(seat, cards));
  return { cards, found: yield* look((q) => cards.length > 0 && which(q, cards.at(-1)!)) };
}

/** Reveals cards until one matches, and discards every card so revealed. */
export function* discardOffTheTop(seat: Seat, which: Which): Script {
  const { cards } = yield* revealUntil(seat, which);
  yield* act(...cards.map(ops.discard));
}

/** n times: reveals until a card matches and does something with it; then shuffles the unused cards into the deck. */
export function* offTheTop(seat: Seat, n: number, which: Which, use: (card: CardIx) => Script<unknown>): Script {
  const shown: CardIx[] = [];
  for (let i = 0; i < n; i++) {
    const { cards, found } = yield* revealUntil(seat, which);
    shown.push(...cards);
    if (!found) break;
    yield* use(cards.at(-1)!);
  }
  const unused = yield* look((q) => stillRevealed(q, shown));
  if (unused.length === 0) return;
  yield* act(...unused.map((ix) => ops.placeInDeckOf(seat, ix)));
  yield* act(ops.shuffle(seat));
}
const stillRevealed = (q: Query, cards: readonly CardIx[]): CardIx[] =>
  cards.filter((ix) => q.card(ix).zone === 'limbo');

/**
 * Reveals from the top until n cards match (TERM-12). Returns those n, or fewer if the deck runs out (DECK-1), and puts
 * the others aside; `shuffleBack` returns what is left of them all.
 */
export function* revealUntilSeveral(seat: Seat, n: number, which: Which): Script<{ cards: CardIx[]; found: CardIx[] }> {
  yield* act(ops.refill(seat));
  const cards = yield* look((q) => {
    const deck = q.deck(seat).slice().reverse();
    const matches = deck.filter((ix) => which(q, ix));
    return matches.length < n ? deck : deck.slice(0, deck.indexOf(matches[n - 1]!) + 1);
  });
  if (cards.length > 0) yield* act(ops.lift(seat, cards));
  return { cards, found: yield* look((q) => cards.filter((ix) => which(q, ix))) };
}
/** Shuffles those of the revealed cards that have gone nowhere else back into the deck they came from. */
export function* shuffleBack(seat: Seat, shown: readonly CardIx[]): Script {
  const unused = yield* look((q) => stillRevealed(q, shown));
  yield* act(...unused.map((ix) => ops.placeInDeckOf(seat, ix)));
  yield* act(ops.shuffle(seat));
}

/** "Draw an X off the top." */
export function* drawOffTheTop(seat: Seat, which: Which, n = 1): Script {
  yield* offTheTop(seat, n, which, function* (card) {
    yield* act(ops.drawCard(seat, card));
  });
}

/** "Play an X off the top", at a suitable place; a card that cannot be played there is discarded (TOP-3). */
export function* playOffTheTop(seat: Seat, which: Which, n = 1, where: Which = () => true): Script {
  yield* offTheTop(seat, n, which, function* (card) {
    const places = yield* look((q) => q.places(seat, card, undefined, (at) => at === NOBODY || where(q, at)));
    const onBases = yield* look((q) => places.every((at) => at !== NOBODY && q.isBase(at)));
    const choose = onBases
      ? chooseBase(seat, 'Choose the base to play it on', places)
      : chooseCard(seat, 'Choose the minion to play it on', places);
    const at = places[0] === NOBODY ? NOBODY : ((yield* choose) ?? NOBODY);
    yield* playNow({ card, at, seat });
  });
}

/** "Play a minion off the top" there, or discard it (TOP-3). A fusion is played as a minion (FUS-3). */
export function* playMinionOffTheTop(seat: Seat, at: CardIx, which: Which = () => true): Script {
  yield* offTheTop(seat, 1, both(isMinionCard, which), function* (card) {
    yield* playNow({ card, at, seat });
  });
}
const isMinionCard: Which = (q, ix) => q.isMinionCard(ix);

/**
 * "Play a minion off the top of that deck there as an extra minion; shuffle that deck afterwards." Returns the minion, null
 * if none was played.
 */
export function* playMinionAndShuffle(seat: Seat, base: CardIx): Script<CardIx | null> {
  const { cards, found } = yield* revealUntilSeveral(seat, 1, isMinionCard);
  const [minion] = found;
  const played = minion !== undefined && (yield* playNow({ card: minion, at: base, seat }));
  yield* shuffleBack(seat, cards);
  return played ? minion : null;
}

/**
 * "Play one of the revealed cards": one that can be played, if there is any. Otherwise
 * playing the one returned discards it (PLAY-4, TOP-3). Null without cards.
 */
export function* chooseRevealedToPlay(
  seat: Seat,
  title: string,
  cards: readonly CardIx[],
  isPlayable: Which,
  shown: readonly CardIx[],
): Script<CardIx | null> {
  const playable = yield* look((q) => cards.filter((ix) => isPlayable(q, ix)));
  return yield* chooseCard(seat, title, playable.length > 0 ? playable : cards.slice(), { shown: shown.slice() });
}

/** Reveals the top n cards of a player's deck; until they are played or returned they are in no zone. */
export function* revealTop(seat: Seat, n: number): Script<CardIx[]> {
  yield* act(ops.refill(seat, n));
  const cards = yield* look((q) => q.deck(seat).slice(-n).reverse());
  if (cards.length > 0) yield* act(ops.lift(seat, cards));
  return cards;
}

/**
 * Looks at another player's hand (TERM-12). Returns the cards, sorted by name: their order reveals nothing (INFO-2).
 */
export function* lookAtHand(seat: Seat, player: Seat): Script<CardIx[]> {
  const hand = yield* look((q) => q.sorted(q.hand(player)));
  yield* act(ops.look(seat, hand, player, 'hand'));
  return hand;
}

/** A player reveals the hand. Returns the cards, sorted by name: their order reveals nothing (INFO-2). */
export function* revealHand(player: Seat): Script<CardIx[]> {
  const hand = yield* look((q) => q.sorted(q.hand(player)));
  yield* act(ops.reveal(player, hand));
  return hand;
}

/**
 * Looks at the top n cards of a player's deck (TERM-12), which is refilled if it is too short (DECK-1). Returns the top
 * one first.
 */
export function* lookAtTop(seat: Seat, whose: Seat, n: number): Script<CardIx[]> {
  yield* act(ops.refill(whose, n));
  const cards = yield* look((q) => q.deck(whose).slice(-n).reverse());
  if (cards.length > 0) yield* act(ops.look(seat, cards, whose, 'deck'));
  return cards;
}

/** Returns the remaining revealed or looked-at cards to the top of that deck, in an order of the player's choice. */
export function* returnInAnyOrder(seat: Seat, cards: readonly CardIx[], whose: Seat, shown: CardIx[] = []): Script {
  const rest = yield* look((q) => cards.filter((ix) => ['limbo', 'deck'].includes(q.card(ix).zone)));
  const order = yield* chooseCards(seat, 'Choose the order: the first is the top card', rest, {
    min: rest.length,
    max: rest.length,
    ordered: true,
    shown,
  });
  yield* act(ops.putOnTop(whose, order));
}
