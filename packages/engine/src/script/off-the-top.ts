import type { ReplacedPlay } from '../abilities/use.ts';
import { type CardIx, type EventOf, NOBODY, type Seat } from '../model/index.ts';
import type { Query } from '../query/query.ts';
import { chooseBase, chooseCard, chooseCards } from './choose.ts';
import { playCard } from './do.ts';
import { act, look, ops, playNow, type Script } from './language.ts';

type Which = (q: Query, ix: CardIx) => boolean;

/** TOP-3: was the card played from a revealed group? An on-play ability checks its own play with this. */
export const wasOffTheTop = (played: Pick<EventOf<'play'>, 'from'>): boolean => played.from === 'limbo';

/**
 * "When it is revealed off the top of your deck": the player of the deck may play such cards, before anything else is
 * done with what was revealed (RES-6).
 */
export function* playRevealed(seat: Seat, cards: readonly CardIx[]): Script {
  for (let left = cards.slice(); left.length > 0; ) {
    const playable = yield* look((q) => left.filter((ix) => q.isPlayableRevealed(seat, ix)));
    const card = yield* chooseCard(seat, 'Play a card that is revealed', playable, { may: true });
    if (card === null) return;
    yield* playCard(seat, card, { special: true });
    left = left.filter((ix) => ix !== card);
  }
}
/** Reveals these cards of the deck, which then are in no zone. */
function* lift(seat: Seat, cards: readonly CardIx[]): Script {
  if (cards.length === 0) return;
  yield* act(ops.lift(seat, cards.slice()));
  yield* playRevealed(seat, cards);
}

/**
 * TOP-1: reveals from the top until a card matches. Returns all revealed cards, the match last, and whether there is
 * one. An empty deck is refilled first; revealing stops if the deck runs out (TOP-2).
 */
function* revealUntil(seat: Seat, which: Which): Script<{ cards: CardIx[]; found: boolean }> {
  yield* act(ops.refill(seat));
  const cards = yield* look((q) => {
    const deck = q.deck(seat).slice().reverse();
    const at = deck.findIndex((ix) => which(q, ix));
    return at < 0 ? deck : deck.slice(0, at + 1);
  });
  const found = yield* look((q) => cards.length > 0 && which(q, cards.at(-1)!));
  yield* lift(seat, cards);
  return { cards, found };
}

/** Reveals cards until one matches, and discards every card so revealed. */
export function* discardOffTheTop(seat: Seat, which: Which): Script {
  const { cards } = yield* revealUntil(seat, which);
  yield* act(...(yield* look((q) => stillRevealed(q, cards))).map(ops.discard));
}

/** n times: reveals until a card matches and does something with it; then shuffles the unused cards into the deck. */
export function* offTheTop(seat: Seat, n: number, which: Which, use: (card: CardIx) => Script<unknown>): Script {
  const shown: CardIx[] = [];
  for (let i = 0; i < n; i++) {
    const { cards, found } = yield* revealUntil(seat, which);
    shown.push(...cards);
    if (!found) break;
    // It may have been played when it was revealed.
    if (yield* look((q) => stillRevealed(q, cards.slice(-1)).length > 0)) yield* use(cards.at(-1)!);
  }
  const unused = yield* look((q) => stillRevealed(q, shown));
  if (unused.length === 0) return;
  yield* act(...unused.map((ix) => ops.placeInDeckOf(seat, ix)));
  yield* act(ops.shuffle(seat));
}
const stillRevealed = (q: Query, cards: readonly CardIx[]): CardIx[] =>
  cards.filter((ix) => q.card(ix).zone === 'limbo');

/**
 * Reveals from the top until n cards match (TERM-12). Returns those n, or fewer if the deck runs out (DECK-1), and sets
 * the others aside; `shuffleBack` returns whatever is left of all of them.
 */
export function* revealUntilSeveral(seat: Seat, n: number, which: Which): Script<{ cards: CardIx[]; found: CardIx[] }> {
  yield* act(ops.refill(seat));
  const cards = yield* look((q) => {
    const deck = q.deck(seat).slice().reverse();
    const matches = deck.filter((ix) => which(q, ix));
    return matches.length < n ? deck : deck.slice(0, deck.indexOf(matches[n - 1]!) + 1);
  });
  yield* lift(seat, cards);
  return { cards, found: yield* look((q) => stillRevealed(q, cards).filter((ix) => which(q, ix))) };
}
/** Shuffles the revealed cards that are still set aside back into the deck they came from. */
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

/**
 * "Play an X off the top", at a suitable place; a card that cannot be played there is discarded (TOP-3). A fusion is
 * played as an action (FUS-3); for minions see `playMinionOffTheTop`. `n`: how many; `regular`: it is the player's regular
 * play.
 */
export function* playOffTheTop(
  seat: Seat,
  which: Which,
  { n = 1, where = () => true, regular = false }: { n?: number; where?: Which; regular?: boolean } = {},
): Script {
  yield* offTheTop(seat, n, which, function* (card) {
    const places = yield* look((q) => q.places(seat, card, 'action', (at) => at === NOBODY || where(q, at), !regular));
    const onBases = yield* look((q) => places.every((at) => at !== NOBODY && q.isBase(at)));
    const choose = onBases
      ? chooseBase(seat, 'Choose the base to play it on', places)
      : chooseCard(seat, 'Choose the minion to play it on', places);
    const at = places[0] === NOBODY ? NOBODY : ((yield* choose) ?? NOBODY);
    yield* playNow({ card, at, seat, regular });
  });
}

/**
 * "Play a minion off the top" there, or, if null, at any base, chosen once the minion is revealed; or discard it
 * (TOP-3). A fusion is played as a minion (FUS-3). `n`: how many; `instead`: the minion play for which it is done.
 */
export function* playMinionOffTheTop(
  seat: Seat,
  at: CardIx | null,
  which: Which = () => true,
  { n = 1, instead }: { n?: number; instead?: ReplacedPlay } = {},
): Script {
  const isIt: Which = (q, ix) =>
    isMinionCard(q, ix) && which(q, ix) && (!instead || q.fits(instead.limit, seat, ix, at ?? NOBODY));
  yield* offTheTop(seat, n, isIt, function* (card) {
    const open = yield* look((q) => (at === null ? q.places(seat, card, 'minion') : [at]));
    const to = at ?? (yield* chooseBase(seat, 'Choose the base to play it on', open));
    const { regular = false, group = 0, source } = instead ?? {};
    const played = yield* playNow({ card, at: to ?? NOBODY, seat, regular, source });
    if (played && group > 0) yield* act(ops.sameName(card, group));
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
 * "Play one of the revealed cards": one that can be played, if any. Otherwise playing the card returned discards it
 * (PLAY-4, TOP-3). Null if there are no cards.
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
  yield* lift(seat, cards);
  return yield* look((q) => stillRevealed(q, cards));
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
/**
 * The same for cards lifted off the deck: one that has since been played and is back in the deck stays there (IO-1).
 */
export function* returnRevealed(seat: Seat, cards: readonly CardIx[], whose: Seat): Script {
  yield* returnInAnyOrder(seat, yield* look((q) => stillRevealed(q, cards)), whose);
}
