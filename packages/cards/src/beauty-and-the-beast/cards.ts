import {
  type AbilityContext,
  act,
  afterYouDiscard,
  breakpointHere,
  card,
  chooseBase,
  chooseCard,
  chooseCards,
  chooseParts,
  discardCard,
  eachGets,
  extraAction,
  extraMinion,
  faction,
  hasHand,
  here,
  ifItStays,
  isNamedHere,
  look,
  mayDrawUpTo,
  namedHere,
  onPlay,
  onYourTurn,
  ops,
  playCard,
  playExtraMinion,
  playedWhenDiscarded,
  type Query,
  shuffleIntoDecks,
  sortTopCards,
  special,
  talent,
} from '@smash/engine/script';
import { asFacts } from '../facts.ts';
import { beautyAndTheBeastBases } from './bases.ts';
import facts from './facts.json' with { type: 'json' };

const isBeastHere = isNamedHere('Beast');
const bellesHere = (q: Query, me: AbilityContext): number[] => namedHere(q, me, 'Belle');

/** "Discard a card from your hand to …": it can always be declined (RES-11). */
const pay = (me: AbilityContext) => discardCard(me.seat, { may: true });

function* strengthenBase(me: AbilityContext) {
  const base = yield* chooseBase(me.seat, 'Choose the base', yield* look((q) => q.bases()));
  yield* eachGets(yield* look((q) => q.minionsOf(me.seat, base!)), 1);
}
function* visitLibrary(me: AbilityContext) {
  yield* act(ops.draw(me.seat, 2));
  yield* discardCard(me.seat);
}
function* recoverMinions(me: AbilityContext) {
  const minions = yield* look((q) => q.discard(me.seat).filter((ix) => q.isMinionCard(ix)));
  const title = 'Choose up to two minions to shuffle into the deck';
  yield* shuffleIntoDecks(yield* chooseCards(me.seat, title, minions, { min: 0, max: 2 }));
}

export const beautyAndTheBeast = faction(asFacts(facts), [
  /** You may draw up to three cards if Beast is here. Talent: Draw a card OR discard a card from your hand. */
  card(
    'Belle',
    onPlay(function* (me) {
      if (yield* look((q) => isBeastHere(q, me))) yield* mayDrawUpTo(me.seat, 3);
    }),
    talent(function* (me) {
      const parts: Record<string, string> = { draw: 'Draw a card' };
      if (yield* look((q) => hasHand(q, me))) parts.discard = 'Discard a card';
      for (const part of yield* chooseParts(me, 'Draw a card, or discard one', parts)) {
        if (part === 'draw') yield* act(ops.draw(me.seat, 1));
        else yield* discardCard(me.seat);
      }
    }),
  ),

  /** If Belle is here, place a +1 power counter on Belle and one on this minion. Talent: Discard a card from your hand to place a +1 power counter on this minion. */
  card(
    'Beast',
    onPlay(function* (me) {
      const belles = yield* look((q) => bellesHere(q, me));
      const one = yield* chooseCard(me.seat, 'Choose which of them gets a power counter', belles);
      if (one !== null) yield* act(ops.counters(one, 1), ops.counters(me.self, 1));
    }),
    talent(function* (me) {
      if (yield* pay(me)) yield* act(ops.counters(me.self, 1));
    }, hasHand),
  ),

  /** Talent: Discard a card from your hand to play an extra action. */
  card(
    'Cogsworth',
    talent(function* (me) {
      if (yield* pay(me)) yield* extraAction(me.seat);
    }, hasHand),
  ),

  /** Talent: Discard a card from your hand to play here an extra minion with power 3 or less. */
  card(
    'Lumiere',
    talent(function* (me) {
      if (yield* pay(me)) yield* extraMinion(me.seat, { base: yield* look((q) => here(q, me)), power: 3 });
    }, hasHand),
  ),

  /** Talent: Discard a card from your hand to draw a card. */
  card(
    'Mrs. Potts and Chip',
    talent(function* (me) {
      if (yield* pay(me)) yield* act(ops.draw(me.seat, 1));
    }, hasHand),
  ),

  /** Special: You may play this card as an extra minion after you discard it from your hand. Use no more than one Enchanted Objects ability each turn. */
  card(
    'Enchanted Objects',
    special(
      'discardFromHand',
      {
        from: 'discard',
        may: true,
        limit: 'turnByName',
        when: (_q, me, discarded) => discarded.card === me.self,
        possible: (q, me) => q.hasPlace(me.seat, me.self, 'minion'),
      },
      function* (me) {
        yield* playCard(me.seat, me.self);
      },
    ),
  ),

  /** Put this on a base. Talent: Draw a card if you have discarded from your hand this turn. */
  card(
    'Be Our Guest',
    talent(
      function* (me) {
        yield* act(ops.draw(me.seat, 1));
      },
      (q, me) => q.discards(me.seat) > 0,
    ),
  ),

  /** Choose a base. All minions you have there get +1 power this turn. Special: You may play this card as an extra action after you discard it from your hand. */
  card('Break the Curse', onPlay(strengthenBase), playedWhenDiscarded(strengthenBase)),

  /** Draw two cards. Then discard a card from your hand. Special: You may play this card as an extra action after you discard it from your hand. */
  card('Discover the Library', onPlay(visitLibrary), playedWhenDiscarded(visitLibrary)),

  /** Choose up to two minions in your discard pile and shuffle them into your deck. Special: You may play this card as an extra action after you discard it from your hand. */
  card('Ever a Surprise', onPlay(recoverMinions), playedWhenDiscarded(recoverMinions)),

  /** Put this on a base. Ongoing: This base's breakpoint is 5 higher. Each player may, on their own turn, discard two cards from their hand to destroy this card. */
  card(
    'Gaston',
    breakpointHere(() => 5),
    onYourTurn({ label: 'ongoing', anyone: true, when: (q, me) => q.handSize(me.seat) >= 2 }, function* (me) {
      const hand = yield* look((q) => q.hand(me.seat));
      const two = yield* chooseCards(me.seat, 'Discard two cards to destroy this card', hand, { min: 2, max: 2 });
      yield* act(...two.map(ops.discard));
      yield* act(ops.destroy(me.self));
    }),
  ),

  /** Put this on a base. Ongoing: After you discard one or more cards from your hand, you may look at the top two cards of your deck and place them on its top and/or its bottom in any order. */
  card(
    'Petals of the Rose',
    afterYouDiscard({ may: true }, function* (me) {
      yield* sortTopCards(me.seat, 2);
    }),
  ),

  /** Play an extra minion with power 3 or less. After that you may discard a card from your hand to place a +1 power counter on that minion. */
  card(
    'This Provincial Town',
    onPlay(function* (me) {
      const minion = yield* ifItStays(playExtraMinion(me.seat, { power: 3 }, { may: true }));
      if (minion !== null && (yield* pay(me))) yield* act(ops.counters(minion, 1));
    }),
  ),

  ...beautyAndTheBeastBases,
]);
