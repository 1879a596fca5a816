import {
  type AbilityContext,
  act,
  actionsOnMinions,
  card,
  chooseCard,
  chooseParts,
  discardAny,
  extraAction,
  faction,
  isYours,
  look,
  NOBODY,
  onPlay,
  ops,
  ownPower,
  placesInHandInstead,
  playCard,
  playedAt,
  playNow,
  playTreasures,
  type Query,
  type Script,
  scoringBase,
  talent,
} from '@smash/engine/script';
import { asFacts } from '../facts.ts';
import { dwarvesBases } from './bases.ts';
import facts from './facts.json' with { type: 'json' };

/** Place a card from the treasure discard pile into the hand. */
function* recoverTreasure(me: AbilityContext): Script {
  const treasures = yield* look((q) => q.s.piles.treasureDiscard);
  const one = yield* chooseCard(me.seat, 'Choose a treasure to place in your hand', treasures);
  if (one !== null) yield* act(ops.placeInHandOf(me.seat, one));
}

/** Play a treasure on one of these minions; without any it is discarded (PLAY-4). */
function* playOnMinion(me: AbilityContext, treasure: number, which: (q: Query, ix: number) => boolean): Script {
  const minions = yield* look((q) => q.minions((ix) => which(q, ix) && q.canPlay(me.seat, treasure, ix)));
  const at = yield* chooseCard(me.seat, 'Choose the minion to play it on', minions);
  yield* playNow({ card: treasure, at: at ?? NOBODY, seat: me.seat });
}

export const dwarves = faction(asFacts(facts), [
  /** Ongoing: If a treasure card on one of your minions would go to the discard pile, you place it into your hand instead. */
  card(
    'Dwarf King',
    placesInHandInstead((q, me, ix) => q.isTreasure(ix) && q.card(ix).zone === 'on' && isYours(me)(q, q.card(ix).at), {
      treasures: true,
    }),
  ),

  /** Ongoing: This minion gets +2 power per treasure card on it. */
  card(
    'Loot Lover',
    ownPower((q, me) => 2 * q.treasuresOn(me.self).length),
  ),

  /** Talent: Place a card from the treasure discard pile into your hand. */
  card(
    'Gold Digger',
    talent(recoverTreasure, (q) => q.s.piles.treasureDiscard.length > 0),
  ),

  /** Ongoing: This minion has +2 power while a treasure card is on it. */
  card(
    'Gem Grabber',
    ownPower((q, me) => (q.treasuresOn(me.self).length > 0 ? 2 : 0)),
  ),

  /** Discard any number of cards, then draw one treasure card per card discarded. */
  card(
    'Anything for Money',
    onPlay(function* (me) {
      const n = yield* discardAny(me.seat);
      if (n > 0) yield* act(ops.drawTreasures(me.seat, n));
    }),
  ),

  /** Play up to three treasure cards from your hand, each as an extra card. */
  card(
    'Cash Out',
    onPlay(function* (me) {
      yield* playTreasures(me.seat, 3, (q, ix) => q.isTreasure(ix));
    }),
  ),

  /** Special: Play this before a base scores. Draw a treasure card, which you may play. */
  card(
    'Cunning Plan',
    playedAt('beforeScore', function* (me) {
      const before = yield* look((q) => q.hand(me.seat));
      yield* act(ops.drawTreasures(me.seat, 1));
      // A treasure that begins with Special may be playable at this moment too (PLAY-6).
      const drawn = yield* look((q) => q.hand(me.seat).filter((ix) => !before.includes(ix) && q.hasPlace(me.seat, ix)));
      const treasure = yield* chooseCard(me.seat, 'Play the treasure you drew', drawn, { may: true });
      if (treasure !== null) yield* playCard(me.seat, treasure);
    }),
  ),

  /** Place a card from the treasure discard pile into your hand OR draw a treasure card. You may play an extra action. */
  card(
    'Greed is Good',
    onPlay(function* (me) {
      const parts = yield* chooseParts(me, 'Choose one', {
        place: 'Place a discarded treasure into your hand',
        draw: 'Draw a treasure',
      });
      for (const part of parts) {
        if (part === 'place') yield* recoverTreasure(me);
        else yield* act(ops.drawTreasures(me.seat, 1));
      }
      yield* extraAction(me.seat);
    }),
  ),

  /** From the top of the treasure deck, place three cards into the treasure discard pile. Draw a card. You may play an extra action. */
  card(
    'Hidden Assets',
    onPlay(function* (me) {
      yield* act(ops.refillPile('treasureDeck', 3));
      const three = yield* look((q) => q.s.piles.treasureDeck.slice(-3).reverse());
      yield* act(...three.map((ix) => ops.place(ix, 'discard')));
      yield* act(ops.draw(me.seat, 1));
      yield* extraAction(me.seat);
    }),
  ),

  /** Search the treasure deck for a card that can be played on a minion, then play it as an extra action on one of your minions. Shuffle the treasure deck. */
  card(
    'Mine!',
    onPlay(function* (me) {
      yield* act(ops.refillPile('treasureDeck'));
      const deck = yield* look((q) => q.sorted(q.s.piles.treasureDeck));
      const fitting = yield* look((q) => deck.filter((ix) => q.isPlayedOn(ix, 'minion')));
      const treasure = yield* chooseCard(me.seat, 'Choose a treasure for one of your minions', fitting, {
        shown: deck,
      });
      if (treasure !== null) {
        yield* act(ops.reveal(me.seat, [treasure]));
        yield* playOnMinion(me, treasure, isYours(me));
      }
      yield* act(ops.shuffleShared('treasureDeck'));
    }),
  ),

  /** Destroy an action that was played on a minion. If that action is a treasure card, you may play an extra action. */
  card(
    'No! My Precious!',
    onPlay(function* (me) {
      const actions = yield* look(actionsOnMinions);
      const action = yield* chooseCard(me.seat, 'Destroy an action on a minion', actions);
      if (action === null) return;
      yield* act(ops.destroy(action));
      if (yield* look((q) => q.isTreasure(action))) yield* extraAction(me.seat);
    }),
  ),

  /** Special: Play this before a base scores. Play a card from the treasure discard pile on one of your minions there. */
  card(
    'Salvage',
    playedAt('beforeScore', function* (me) {
      const yoursThere = (q: Query, ix: number): boolean => isYours(me)(q, ix) && q.base(ix) === scoringBase(me);
      const fitting = yield* look((q) =>
        q.s.piles.treasureDiscard.filter(
          (ix) => q.isPlayedOn(ix, 'minion') && q.places(me.seat, ix).some((at) => yoursThere(q, at)),
        ),
      );
      const treasure = yield* chooseCard(me.seat, 'Choose a treasure for one of your minions there', fitting);
      if (treasure !== null) yield* playOnMinion(me, treasure, yoursThere);
    }),
  ),

  ...dwarvesBases,
]);
