import {
  type AbilityContext,
  act,
  after,
  byYou,
  type CardIx,
  card,
  chooseBase,
  chooseCard,
  chooseCards,
  chooseMinion,
  choosePlayer,
  type EventOf,
  endOfTurn,
  extraAction,
  faction,
  forEachOtherPlayer,
  isAction,
  isAnother,
  isMadness,
  isOwn,
  isOwnedBy,
  isPlayable,
  isPlayableAction,
  isStandard,
  isYours,
  look,
  lookAtHand,
  moveOne,
  NOBODY,
  onPlay,
  ops,
  playCard,
  playNow,
  type Query,
  type Script,
  type Seat,
  searchDeck,
  seatLetter,
  shuffleIntoDecks,
  special,
  spreadCounters,
  talent,
} from '@smash/engine/script';
import { asFacts } from '../facts.ts';
import { anansiTalesBases } from './bases.ts';
import facts from './facts.json' with { type: 'json' };

/** Another player, who gets a card. */
function* chooseTaker(me: AbilityContext): Script<Seat> {
  return yield* choosePlayer(me, 'Choose who gets the card', yield* look((q) => q.otherPlayers(me.seat)));
}
/** "Place this card into the hand of another player", once it has resolved. */
function* passOn(me: AbilityContext): Script {
  yield* act(ops.placeItselfInHandOf(yield* chooseTaker(me), me.self));
}

/** Finds a standard action in the deck and plays it; then it goes to another player's hand. Returns the action. */
function* giveAsPresent(me: AbilityContext): Script<CardIx | null> {
  const action = yield* searchDeck(
    me.seat,
    'Choose the standard action to play',
    (q, ix) => isStandard(q, ix) && isPlayableAction(q, me.seat, ix),
  );
  yield* act(ops.shuffle(me.seat));
  if (action !== null) {
    const taker = yield* chooseTaker(me);
    yield* playNow({ card: action, at: NOBODY, seat: me.seat, gift: taker });
  }
  return action;
}

/** Where cards are when they are played or discarded from a hand or deck; limbo: revealed off the top of one. */
const HANDS_AND_DECKS = ['hand', 'deck', 'limbo', 'monsterDeck'];
/** Another player has played or discarded a card from there that they do not own. Madness belongs to whoever plays it (MAD-2). */
const usesAnothersCard = (q: Query, me: AbilityContext, used: EventOf<'play' | 'discarded'>): boolean =>
  isAnother(me, used.seat) &&
  !isOwnedBy(q, used.card, used.seat) &&
  !isMadness(q, used.card) &&
  HANDS_AND_DECKS.includes(used.from);

export const anansiTales = faction(asFacts(facts), [
  /** Talent: Find a standard action by searching your deck and play it as an extra action; then place it into another player's hand in place of wherever it would normally go. For the rest of this turn you cannot play any copy of that action. */
  card(
    'Anansi the Spider',
    talent(function* (me) {
      const action = yield* giveAsPresent(me);
      if (action !== null) yield* act(ops.banCopies(me.seat, action, yield* endOfTurn()));
    }),
  ),

  /** Ongoing: You may place a +1 power counter on one of your minions after another player plays or discards, from a hand or deck, a card that player does not own. */
  card(
    'Onini the Python',
    after(['play', 'discarded'], { may: true, when: usesAnothersCard }, function* (me) {
      const minion = yield* chooseMinion(me, 'Place a +1 power counter on one of your minions', isYours(me));
      if (minion !== null) yield* act(ops.counters(minion, 1));
    }),
  ),

  /** Ongoing: Place a +1 power counter on this minion after you place a card into another player's hand. */
  card(
    'Osebo the Leopard',
    after(
      'place',
      {
        when: (q, me, placed) =>
          placed.spot === 'hand' &&
          byYou(me, placed) &&
          isAnother(me, placed.seat === NOBODY ? q.owner(placed.card) : placed.seat),
      },
      function* (me) {
        yield* act(ops.counters(me.self, 1));
      },
    ),
  ),

  /** You may place one card of your hand into the hand of another player to draw two cards. */
  card(
    'Akye the Turtle',
    onPlay(function* (me) {
      const hand = yield* look((q) => q.hand(me.seat));
      const gift = yield* chooseCard(me.seat, 'Choose a card to give away', hand, { may: true });
      if (gift === null) return;
      const [placed] = yield* act(ops.placeInHandOf(yield* chooseTaker(me), gift));
      if (placed) yield* act(ops.draw(me.seat, 2));
    }),
  ),

  /** Special: You may play this minion as an extra minion after another player plays or discards, from a hand or deck, a card that player does not own. */
  card(
    'Mboro Hornet',
    special(
      ['play', 'discarded'],
      {
        may: true,
        from: 'hand',
        when: usesAnothersCard,
      },
      function* (me) {
        const bases = yield* look((q) => q.places(me.seat, me.self));
        const base = yield* chooseBase(me.seat, 'Choose the base to play it on', bases);
        if (base !== null) yield* playNow({ card: me.self, at: base, seat: me.seat });
      },
    ),
  ),

  /** Look at the hand of another player. You may play, as an extra card, a card in it that you own. */
  card(
    'Collecting Stories',
    onPlay(function* (me) {
      const others = yield* look((q) => q.otherPlayers(me.seat));
      const player = yield* choosePlayer(me, 'Choose whose hand you look at', others);
      const hand = yield* lookAtHand(me.seat, player);
      const yours = yield* look((q) => hand.filter((ix) => isOwn(me)(q, ix) && isPlayable(q, me.seat, ix)));
      const chosen = yield* chooseCard(me.seat, 'Play one of your cards in that hand', yours, {
        may: true,
        shown: hand,
      });
      if (chosen !== null) yield* playCard(me.seat, chosen);
    }),
  ),

  /** Choose up to three actions in your discard pile, shuffle them into your deck and play an extra action. Place this card into the hand of another player. */
  card(
    'Ear of Corn',
    onPlay(function* (me) {
      const actions = yield* look((q) => q.discard(me.seat).filter((ix) => isAction(q, ix)));
      const chosen = yield* chooseCards(me.seat, 'Choose actions to shuffle into your deck', actions, {
        min: 0,
        max: 3,
      });
      yield* shuffleIntoDecks(chosen);
      yield* extraAction(me.seat);
      yield* passOn(me);
    }),
  ),

  /** Choose one of your minions and move it to another base. Place this card into the hand of another player. */
  card(
    'Feather Gifts',
    onPlay(function* (me) {
      yield* moveOne(me, 'Choose one of your minions to move', isYours(me));
      yield* passOn(me);
    }),
  ),

  /** Draw two cards. Place this card into the hand of another player. */
  card(
    'Let it be Full and Eat',
    onPlay(function* (me) {
      yield* act(ops.draw(me.seat, 2));
      yield* passOn(me);
    }),
  ),

  /** Place a total of two +1 power counters on minions. Place this card into the hand of another player. */
  card(
    'Pot of Beans',
    onPlay(function* (me) {
      yield* spreadCounters(me, 2, () => true);
      yield* passOn(me);
    }),
  ),

  /** For each other player, draw a card; then place into each other player's hand one card of your hand. Play an extra action. */
  card(
    'Pot of Wisdom',
    onPlay(function* (me) {
      yield* act(ops.draw(me.seat, yield* look((q) => q.otherPlayers(me.seat).length)));
      const gifts: { card: CardIx; to: Seat }[] = [];
      yield* forEachOtherPlayer(me, function* (player) {
        const left = yield* look((q) => q.hand(me.seat).filter((ix) => !gifts.some(({ card }) => card === ix)));
        const card = yield* chooseCard(me.seat, `Choose the card for player ${seatLetter(player)}`, left);
        if (card !== null) gifts.push({ card, to: player });
      });
      yield* act(...gifts.map(({ card, to }) => ops.placeInHandOf(to, card)));
      yield* extraAction(me.seat);
    }),
  ),

  /** Find a standard action by searching your deck and play it as an extra action; then place it into another player's hand in place of wherever it would normally go. */
  card('The Perfect Gift', onPlay(giveAsPresent)),

  /** You may place up to three cards from your hand into the hands of other players. Draw a card for each card so placed. */
  card(
    'Trading Stories',
    onPlay(function* (me) {
      const gifts: { card: CardIx; to: Seat }[] = [];
      while (gifts.length < 3) {
        const left = yield* look((q) => q.hand(me.seat).filter((ix) => !gifts.some((one) => one.card === ix)));
        const gift = yield* chooseCard(me.seat, 'Choose a card to give away', left, { may: true, skip: 'Done' });
        if (gift === null) break;
        gifts.push({ card: gift, to: yield* chooseTaker(me) });
      }
      const placed = yield* act(...gifts.map((one) => ops.placeInHandOf(one.to, one.card)));
      yield* act(ops.draw(me.seat, placed.filter(Boolean).length));
    }),
  ),

  ...anansiTalesBases,
]);
