import type { CardIx, Seat } from '../model/index.ts';
import type { Query } from '../query/query.ts';
import { isSomebody } from '../query/whose.ts';
import { chooseCard, chooseCards } from './choose.ts';
import { act, carriedOutBy, look, ops, type Script } from './language.ts';

type Which = (q: Query, ix: CardIx) => boolean;

/** Chooses a card in the player's discard pile and places it in that player's hand. */
export function* takeFromDiscard(seat: Seat, title: string, which: Which, options: { may?: boolean } = {}): Script {
  const cards = yield* look((q) => q.discard(seat).filter((ix) => which(q, ix)));
  const card = yield* chooseCard(seat, title, cards, options);
  if (card !== null) yield* act(ops.place(card, 'hand'));
}

/** Returns any number of minions that share one name from the discard pile to the hand. */
export function* recoverMinionsOfOneName(seat: Seat): Script {
  const minions = yield* look((q) => q.discard(seat).filter((ix) => q.isMinionCard(ix)));
  const chosen = yield* chooseCards(seat, 'Choose minions of one name to place in hand', minions, {
    min: 0,
    max: 99,
    group: 'name',
  });
  yield* act(...chosen.map((ix) => ops.place(ix, 'hand')));
}

/**
 * Places these cards, which have been shown, in their owners' decks and shuffles those (DECK-3); `by`: that player carries
 * it out. Returns how many went.
 */
export function* shuffleIntoDecks(cards: CardIx[], by?: Seat): Script<number> {
  const cameFrom = yield* look((q) => cards.map((ix) => ({ owner: q.owner(ix), isHeld: q.card(ix).zone === 'hand' })));
  const placed = cards.map((ix, i) => {
    const { owner, isHeld } = cameFrom[i]!;
    return isHeld ? ops.placeInDeckOf(owner, ix) : ops.place(ix, 'deck');
  });
  const went = yield* act(...(by === undefined ? placed : carriedOutBy(by, ...placed)));
  // A deck into which nothing went keeps its order.
  const owners = new Set(cameFrom.flatMap(({ owner }, i) => (went[i] && isSomebody(owner) ? [owner] : [])));
  yield* act(...[...owners].map((seat) => ops.shuffle(seat)));
  return went.filter(Boolean).length;
}

/** Each player shuffles every minion, or every such minion, in the discard pile into the deck. */
export function* shuffleMinionsFromDiscards(which: Which = () => true): Script {
  const isOne: Which = (q, ix) => q.isMinionCard(ix) && which(q, ix);
  yield* shuffleIntoDecks(
    yield* look((q) => q.clockwise().flatMap((seat) => q.discard(seat).filter((ix) => isOne(q, ix)))),
  );
}
