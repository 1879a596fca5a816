import {
  type AbilityContext,
  ACTION_PLAYED,
  act,
  after,
  at,
  both,
  type CardIx,
  canPlayAction,
  card,
  chooseCard,
  chooseCards,
  chooseDeckEnd,
  chooseOne,
  choosePlayer,
  discardCard,
  discardOffTheTop,
  faction,
  forEachOtherPlayer,
  forEachPlayer,
  isActionPlay,
  isAnother,
  isAnothers,
  isFirstSightOfDeck,
  look,
  lookAtTop,
  NOBODY,
  noSpecialsOfOthersHere,
  onPlay,
  ops,
  playExtraAction,
  playedAt,
  playsTitan,
  powerAtMost,
  type Query,
  returnRevealed,
  revealHand,
  revealTop,
  type Script,
  scoringBase,
  showTop,
  sortTopCards,
  takeThisTurn,
  talent,
  thisBaseScores,
  titan,
  toOneMinion,
} from '@smash/engine/script';
import { asFacts } from '../facts.ts';
import { superSpiesBases } from './bases.ts';
import facts from './facts.json' with { type: 'json' };

const isThere =
  (me: AbilityContext<{ base: CardIx }>) =>
  (q: Query, ix: CardIx): boolean =>
    q.base(ix) === scoringBase(me);

/** The decks that no player owns and that have cards in this game (SET-6). */
const sharedDecks = (q: Query): Record<string, string> => {
  const { monsterDeck, monsterDiscard, treasureDeck, treasureDiscard } = q.s.piles;
  const decks: Record<string, string> = { base: 'The base deck' };
  if (monsterDeck.length + monsterDiscard.length > 0) decks.monsters = 'The monster deck';
  if (treasureDeck.length + treasureDiscard.length > 0) decks.treasures = 'The treasure deck';
  return decks;
};

/** Looks at the top card of the base deck, or of a shared one, and places it there or on the bottom. */
function* sortTopOfShared(me: AbilityContext, deck: 'baseDeck' | 'monsterDeck' | 'treasureDeck'): Script {
  const isOfBases = deck === 'baseDeck';
  yield* act(isOfBases ? ops.refill(NOBODY) : ops.refillPile(deck));
  const top = yield* look((q) => (isOfBases ? q.s.baseDeck : q.s.piles[deck]).slice(-1));
  yield* act(ops.look(me.seat, top, NOBODY, deck));
  const title = isOfBases ? 'Choose where the base you see goes' : 'Choose where the card you see goes';
  if ((yield* chooseDeckEnd(me.seat, title, top)) === 'bottom') yield* act(ops.putUnderShared(top));
}
const SHARED: Record<string, 'baseDeck' | 'monsterDeck' | 'treasureDeck'> = {
  base: 'baseDeck',
  monsters: 'monsterDeck',
  treasures: 'treasureDeck',
};

/** The same with the top card of a player's deck. */
function* sortTopOf(me: AbilityContext): Script {
  const players = yield* look((q) => q.clockwise(me.seat));
  const whose = yield* choosePlayer(me, 'Choose whose deck you look at', players);
  const top = yield* lookAtTop(me.seat, whose, 1);
  if (top.length === 0) return;
  if ((yield* chooseDeckEnd(me.seat, 'Choose where the card you see goes', top)) === 'bottom')
    yield* act(ops.putUnder(whose, top));
}

export const superSpies = faction(asFacts(facts), [
  /** Ongoing: Each time another player has played an action, that player must discard a card. */
  card(
    'Secret Agent',
    after(
      ACTION_PLAYED,
      { outlives: true, when: (_q, me, played) => isActionPlay(played) && isAnother(me, played.seat) },
      function* (me) {
        yield* discardCard(me.args.seat);
      },
    ),
  ),

  /** Ongoing: You may play an action as a Special action before this base scores. */
  card(
    'Mole',
    at(
      'beforeScore',
      {
        may: true,
        when: thisBaseScores,
        possible: (q, me) => canPlayAction(q, me.seat) && q.canPlaySpecials(me.seat),
      },
      function* (me) {
        yield* playExtraAction(me.seat, {}, { special: true });
      },
    ),
  ),

  /** Reveal the top card of each player's deck. Place any number of those cards on the bottom of their owners' decks and return the others to the top. */
  card(
    'Operative',
    onPlay(function* (me) {
      const tops: CardIx[] = [];
      yield* forEachPlayer(function* (seat) {
        tops.push(...(yield* showTop(seat, 1)));
      });
      const title = 'Choose those that go under their decks';
      const sunk = yield* chooseCards(me.seat, title, tops, { min: 0, max: tops.length });
      yield* act(...sunk.map((top) => ops.place(top, 'bottom')));
    }),
  ),

  /** Look at the top three cards of your deck, then place them on the top and/or bottom of it in any order. */
  card(
    'Spy',
    onPlay(function* (me) {
      yield* sortTopCards(me.seat, 3);
    }),
  ),

  /** Each player reveals cards from their deck until they reveal a minion, then discards every card so revealed. */
  card(
    'Discards Are Forever',
    onPlay(() => forEachPlayer((seat) => discardOffTheTop(seat, (q, ix) => q.isMinionCard(ix)))),
  ),

  /** Look at the top five cards of your deck, then place them on the top and/or bottom of it in any order. */
  card(
    'For My Eyes Only',
    onPlay(function* (me) {
      yield* sortTopCards(me.seat, 5);
    }),
  ),

  /** Draw three cards, then discard two cards. */
  card(
    'From Q With Love',
    onPlay(function* (me) {
      yield* act(ops.draw(me.seat, 3));
      const hand = yield* look((q) => q.hand(me.seat));
      const chosen = yield* chooseCards(me.seat, 'Discard two cards', hand, { min: 2, max: 2 });
      yield* act(...chosen.map(ops.discard));
    }),
  ),

  /** Special: Before a base scores, destroy a minion there with power 3 or less. */
  card(
    'Live and Let Chum',
    playedAt('beforeScore', function* (me) {
      yield* toOneMinion(
        me,
        'Destroy a minion there of power 3 or less',
        both(isThere(me), powerAtMost(3)),
        ops.destroy,
      );
    }),
  ),

  /** Put this on a base. Ongoing: While this base is scoring, other players cannot play Specials. */
  card('Mindraker', noSpecialsOfOthersHere()),

  /** Each other player reveals the top two cards of their deck, discards every minion revealed and returns the others to the top in any order. */
  card(
    'Permit to Kill',
    onPlay(function* (me) {
      yield* forEachOtherPlayer(me, function* (seat) {
        const two = yield* revealTop(seat, 2);
        const minions = yield* look((q) => two.filter((ix) => q.isMinionCard(ix)));
        yield* act(...minions.map(ops.discard));
        yield* returnRevealed(
          seat,
          two.filter((ix) => !minions.includes(ix)),
          seat,
        );
      });
    }),
  ),

  /** Special: Before a base scores, choose a minion there with power 4 or less. You control that minion this turn. */
  card(
    'The Base Is Not Enough',
    playedAt('beforeScore', function* (me) {
      yield* takeThisTurn(me, both(isThere(me), powerAtMost(4)));
    }),
  ),

  /** Each other player must discard a minion from their hand or reveal a hand without minions. */
  card(
    'The Spy Who Ditched Me',
    onPlay(function* (me) {
      yield* forEachOtherPlayer(me, function* (seat) {
        const minions = yield* look((q) => q.hand(seat).filter((ix) => q.isMinionCard(ix)));
        const minion = yield* chooseCard(seat, 'Discard a minion', minions);
        if (minion !== null) yield* act(ops.discard(minion));
        else yield* revealHand(seat);
      });
    }),
  ),

  /** Special: On your turn, instead of your regular minion play, you may play this titan on a base where no other player has a minion. Ongoing: After the first time each turn that an ability is used to reveal, look at or search for one or more cards of a player's deck, place a +1 power counter on this titan. Talent: Look at the top card of any deck. Place it on the top or the bottom of that deck. */
  titan(
    'Moon Zero Three',
    playsTitan({
      spends: 'minion',
      where: (q, me, base) => !q.minionsAt(base).some((ix) => isAnothers(me)(q, ix)),
    }),
    after(['look', 'reveal', 'search'], { first: true, when: isFirstSightOfDeck }, function* (me) {
      yield* act(ops.counters(me.self, 1));
    }),
    talent(function* (me) {
      const decks = { player: "A player's deck", ...(yield* look(sharedDecks)) };
      const shared = SHARED[(yield* chooseOne(me.seat, 'Choose a deck to look at', decks)) ?? ''];
      if (shared) yield* sortTopOfShared(me, shared);
      else yield* sortTopOf(me);
    }),
  ),

  ...superSpiesBases,
]);
