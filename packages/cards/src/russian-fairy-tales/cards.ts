import {
  type AbilityContext,
  act,
  after,
  afterDiscarded,
  at,
  before,
  both,
  byYou,
  type CardIx,
  card,
  carriedOutBy,
  chooseBase,
  chooseCard,
  chooseCards,
  chooseMinion,
  chooseParts,
  type EventOf,
  endSearch,
  extraAction,
  faction,
  forEachOtherPlayer,
  forEachPlayer,
  give,
  here,
  host,
  hostPower,
  ifItStays,
  isAction,
  isControlledBy,
  isHere,
  isHost,
  isLeavingPlay,
  isOwned,
  isYourTurn,
  look,
  NOBODY,
  onPlay,
  onYourMinion,
  ops,
  pickAtRandom,
  placeOnDeckEnds,
  playExtraMinion,
  playMinionAndShuffle,
  playNow,
  type Query,
  revealUntilSeveral,
  type Script,
  scoringBase,
  searchPiles,
  shuffleBack,
  shuffleIntoDecks,
  special,
  takeOrPlay,
  talent,
  wasMinion,
  wasYours,
  youCanDraw,
  youPlayedHere,
} from '@smash/engine/script';
import { asFacts } from '../facts.ts';
import { russianFairyTalesBases } from './bases.ts';
import facts from './facts.json' with { type: 'json' };

const isAnotherCard =
  (me: AbilityContext) =>
  (_q: Query, ix: CardIx): boolean =>
    ix !== me.self;

/** Places that minion on the bottom of its owner's deck to have its owner play another off the top there. */
function* transform(minion: CardIx): Script {
  const [owner, base] = yield* look((q) => [isOwned(q, minion) ? q.owner(minion) : null, q.base(minion)]);
  const [placed] = yield* act(ops.place(minion, 'bottom'));
  if (placed && owner != null) yield* playMinionAndShuffle(owner, base!);
}

const isTheBirch = (q: Query, ix: CardIx): boolean => q.hasName(ix, 'The Birch');
const isTheBirchWoman = (q: Query, ix: CardIx): boolean => q.hasName(ix, 'The Birch Woman');

/** Searches hand, deck and discard pile for a minion; it goes to the hand, or is played, at that base if one is given. */
function* takeOut(me: AbilityContext, which: (q: Query, ix: CardIx) => boolean, base: CardIx = NOBODY): Script {
  const found = yield* searchPiles(me.seat, 'Choose the minion you were looking for', which, { hand: true });
  const { card: minion } = found;
  if (minion !== null) {
    const places = yield* look((q) => q.places(me.seat, minion, 'minion', (to) => base === NOBODY || to === base));
    const parts: Record<string, string> = { hand: 'Place it in your hand' };
    if (places.length > 0) parts.play = 'Play it as an extra minion';
    const chosen = yield* chooseParts(me, 'Place it in your hand, or play it', parts);
    yield* takeOrPlay(me.seat, minion, chosen, playAtOneOf(me, minion, places));
  }
  yield* endSearch(me.seat, found);
}

function* playAtOneOf(me: AbilityContext, minion: CardIx, places: CardIx[]): Script {
  const to = yield* chooseBase(me.seat, 'Choose the base to play it on', places);
  yield* playNow({ card: minion, at: to!, seat: me.seat });
}

/** You have moved one of your minions here. */
const youMovedOneHere = (q: Query, me: AbilityContext, moved: EventOf<'move'>): boolean =>
  moved.to === here(q, me) && wasMinion(q, moved) && wasYours(me, moved) && byYou(me, moved);

export const russianFairyTales = faction(asFacts(facts), [
  /** Talent: Choose another minion here and place it on the bottom of its owner's deck to have its owner play here, as an extra minion, a minion off the top of their deck; shuffle that deck afterwards. */
  card(
    'Baba Yaga',
    talent(
      function* (me) {
        const minion = yield* chooseMinion(
          me,
          'Choose another minion to transform',
          both(isHere(me), isAnotherCard(me)),
        );
        if (minion !== null) yield* transform(minion);
      },
      (q, me) => q.minionsAt(here(q, me)).length > 1,
    ),
  ),

  /** Special: Before a base scores, you may move this minion to that base OR, if it is there already, return it to your hand and play it as an extra minion on another base. */
  card(
    'Finist the Falcon',
    special('beforeScore', { may: true }, function* (me) {
      const base = scoringBase(me);
      if (yield* look((q) => here(q, me) !== base)) {
        yield* act(ops.move(me.self, base));
        return;
      }
      yield* act(ops.returnToHand(me.self));
      const places = yield* look((q) =>
        q.isInHand(me.self, me.seat) ? q.places(me.seat, me.self, 'minion', (to) => to !== base) : [],
      );
      const to = yield* chooseBase(me.seat, 'Choose the base to play it on', places);
      if (to !== null) yield* playNow({ card: me.self, at: to, seat: me.seat });
    }),
  ),

  /** Ongoing: You may search your hand, deck and/or discard pile for The Birch after this minion goes from play to the discard pile; place the found card into your hand OR play it as an extra minion. */
  card(
    'The Birch Woman',
    afterDiscarded({ may: true, when: (_q, me, gone) => gone.card === me.self }, function* (me) {
      yield* takeOut(me, isTheBirch);
    }),
  ),

  /** Talent: Place this minion on top of its owner's deck to play here an extra minion, on which you place a +1 power counter. */
  card(
    'The Gray Wolf',
    talent(function* (me) {
      const base = yield* look((q) => here(q, me));
      const [placed] = yield* act(ops.place(me.self, 'top'));
      if (!placed) return;
      const minion = yield* ifItStays(playExtraMinion(me.seat, { base }, { may: true }));
      if (minion !== null) yield* act(ops.counters(minion, 1));
    }),
  ),

  /** Draw three cards, then choose three cards in your hand and place them on the top and/or the bottom of your deck, in any order. */
  card(
    'Foolish Magician',
    onPlay(function* (me) {
      yield* act(ops.draw(me.seat, 3));
      const hand = yield* look((q) => q.hand(me.seat));
      const three = yield* chooseCards(me.seat, 'Choose three cards for the ends of your deck', hand, {
        min: 3,
        max: 3,
      });
      yield* placeOnDeckEnds(me.seat, three);
    }),
  ),

  /** Ongoing: You may destroy this minion at the start of your turn to search your hand, deck and/or discard pile for The Birch Woman, which you then place into your hand OR play here as an extra minion. */
  card(
    'The Birch',
    at('turnStart', { may: true, when: isYourTurn }, function* (me) {
      const base = yield* look((q) => here(q, me));
      const [destroyed] = yield* act(ops.destroy(me.self));
      if (!destroyed) return;
      yield* takeOut(me, isTheBirchWoman, base);
    }),
  ),

  /** Draw a card OR choose a minion in another player's discard pile and place it on top of that player's deck. */
  card(
    'Tsar Eagle',
    onPlay(function* (me) {
      const minions = yield* look((q) =>
        q.otherPlayers(me.seat).flatMap((seat) => q.discard(seat).filter((ix) => q.isMinionCard(ix))),
      );
      const parts: Record<string, string> = { draw: 'Draw a card' };
      if (minions.length > 0) parts.place = 'Place a minion on a deck';
      for (const part of yield* chooseParts(me, "Draw a card, or place another's minion", parts)) {
        if (part === 'draw') {
          yield* act(ops.draw(me.seat, 1));
          continue;
        }
        const minion = yield* chooseCard(me.seat, 'Choose the minion that goes on its deck', minions);
        if (minion !== null) yield* act(ops.place(minion, 'top'));
      }
    }),
  ),

  /** You may give another player control of this minion to shuffle a different minion of that player here into its owner's deck. */
  card(
    'Toad',
    onPlay(function* (me) {
      const player = yield* give(me, me.self, { may: true });
      if (player === NOBODY) return;
      const minion = yield* chooseMinion(
        me,
        'Choose the minion that is shuffled away',
        both(both(isHere(me), isAnotherCard(me)), (q, ix) => isControlledBy(q, ix, player)),
      );
      if (minion !== null) yield* shuffleIntoDecks([minion]);
    }),
  ),

  /** Put this on a minion. Ongoing: This minion has +2 power; when it leaves play, transfer this action to another minion. */
  card(
    'Bewitched',
    hostPower(2),
    before({ of: ['gone'], when: (q, me, gone) => isHost(q, me, gone.card) }, function* (me) {
      const minion = yield* chooseMinion(
        me,
        'Choose the minion that is bewitched next',
        (q, ix) => ix !== me.args.card && !isLeavingPlay(q, ix),
      );
      if (minion !== null) yield* act(ops.transfer(me.self, minion));
    }),
  ),

  /** Reveal cards from the top of your deck until two actions have shown. Of the two, you may place any number into your hand. Shuffle the other revealed cards into your deck. */
  card(
    'Fetch I Know Not What',
    onPlay(function* (me) {
      const { cards, found } = yield* revealUntilSeveral(me.seat, 2, isAction);
      const chosen = yield* chooseCards(me.seat, 'Choose the actions that go to your hand', found, {
        min: 0,
        max: found.length,
        shown: cards,
      });
      yield* act(...chosen.map((ix) => ops.place(ix, 'hand')));
      yield* shuffleBack(me.seat, cards);
    }),
  ),

  /** Choose a base. For each other player, shuffle a random one of that player's minions there into its owner's deck. */
  card(
    'Go I Know Not Whither',
    onPlay(function* (me) {
      const base = yield* chooseBase(me.seat, 'Choose the base', yield* look((q) => q.bases()));
      if (base === null) return;
      const chosen: CardIx[] = [];
      yield* forEachOtherPlayer(me, function* (seat) {
        const minion = yield* pickAtRandom(yield* look((q) => q.minionsOf(seat, base)));
        if (minion !== null) chosen.push(minion);
      });
      yield* shuffleIntoDecks(chosen);
    }),
  ),

  /** Put this on a base. Ongoing: You may draw a card after you play a minion here or move one of your minions to here. */
  card(
    'Go See My Sister',
    after(
      ['play', 'move'],
      {
        may: true,
        when: (q, me, came) => (came.verb === 'play' ? youPlayedHere(q, me, came) : youMovedOneHere(q, me, came)),
        possible: youCanDraw,
      },
      function* (me) {
        yield* act(ops.draw(me.seat, 1));
      },
    ),
  ),

  /** Each player places their whole hand on the bottom of their deck and draws as many cards as they placed. */
  card(
    'Mass Transformation',
    onPlay(function* () {
      yield* forEachPlayer(function* (seat) {
        const hand = yield* look((q) => q.hand(seat));
        const { length } = hand;
        const order = yield* chooseCards(seat, 'Choose the order: the last is the bottom card', hand, {
          min: length,
          max: length,
          ordered: true,
        });
        yield* act(...carriedOutBy(seat, ...order.map((ix) => ops.place(ix, 'bottom'))));
        yield* act(...carriedOutBy(seat, ops.draw(seat, length)));
      });
    }),
  ),

  /** Put this on one of your minions. Talent: Place this minion on the bottom of its owner's deck to play, as an extra minion here, a minion off the top of your own deck and transfer this action to the new minion; afterwards shuffle your deck. */
  card(
    'The Frog Princess',
    onYourMinion,
    talent(
      function* (me) {
        const [minion, base] = yield* look((q) => [host(q, me), here(q, me)]);
        const [placed] = yield* act(ops.placeWithout(me.self, minion!, 'bottom'));
        if (!placed) return;
        const next = yield* playMinionAndShuffle(me.seat, base!);
        if (next !== null) yield* act(ops.transfer(me.self, next));
        if (yield* look((q) => !q.inPlay(me.self))) yield* act(ops.place(me.self, 'discard'));
      },
      undefined,
      'turnByName',
    ),
  ),

  /** From your discard pile, place a minion on top of your deck. You may play an extra action. */
  card(
    'The Water of Life',
    onPlay(function* (me) {
      const minions = yield* look((q) => q.discard(me.seat).filter((ix) => q.isMinionCard(ix)));
      const minion = yield* chooseCard(me.seat, 'Choose the minion that goes on your deck', minions);
      if (minion !== null) yield* act(ops.place(minion, 'top'));
      yield* extraAction(me.seat);
    }),
  ),

  /** Choose a minion and place it on the bottom of its owner's deck to have its owner play, as an extra minion at the base where it was, a minion off the top of their deck; shuffle that deck afterwards. */
  card(
    'Transformation',
    onPlay(function* (me) {
      const minion = yield* chooseMinion(me, 'Choose a minion to transform');
      if (minion !== null) yield* transform(minion);
    }),
  ),

  ...russianFairyTalesBases,
]);
