import {
  type AbilityContext,
  act,
  afterDiscarded,
  baseCannotScore,
  both,
  burnsOut,
  card,
  cardsAtBases,
  chooseBase,
  chooseCard,
  chooseMinion,
  chooseParts,
  extraAction,
  extraMinion,
  faction,
  gatherCounter,
  here,
  isPlayableAction,
  isYou,
  isYours,
  isYourTurn,
  look,
  onPlay,
  ops,
  playCard,
  playedAt,
  playedForCounters,
  playNow,
  type Script,
  scoringBase,
  special,
  talent,
  titan,
} from '@smash/engine/script';
import { asFacts } from '../facts.ts';
import { timeTravelersBases } from './bases.ts';
import facts from './facts.json' with { type: 'json' };
import { replaceFromDiscard } from './replacement.ts';

/** Return this minion to the hand; its player may then play it again, at once or not at all. */
function* returnAndReplay(me: AbilityContext, minion: number): Script {
  yield* act(ops.returnToHand(minion));
  const bases = yield* look((q) => (q.hand(me.seat).includes(minion) ? q.places(me.seat, minion, 'minion') : []));
  const at = yield* chooseBase(me.seat, 'Choose where it is played again', bases, { may: true });
  if (at !== null) yield* playNow({ card: minion, at, seat: me.seat });
}

export const timeTravelers = faction(asFacts(facts), [
  /** You may return one of your other minions in play to your hand. You may then play it again as an extra minion. */
  card(
    'Doctor When',
    onPlay(function* (me) {
      const which = both(isYours(me), (_q, ix) => ix !== me.self);
      const minion = yield* chooseMinion(me, 'Return one of your other minions', which, { may: true });
      if (minion !== null) yield* returnAndReplay(me, minion);
    }),
  ),

  /** Choose an action in your discard pile and place it on top of your deck. */
  card(
    'Repeater Perfect',
    onPlay(function* (me) {
      const actions = yield* look((q) => q.discard(me.seat).filter((ix) => q.isActionCard(ix)));
      const action = yield* chooseCard(me.seat, 'Choose an action to place on your deck', actions);
      if (action !== null) yield* act(ops.place(action, 'top'));
    }),
  ),

  /** Talent: Choose a card in your discard pile and place it on the bottom of your deck. */
  card(
    'Time Raider',
    talent(
      function* (me) {
        const cards = yield* look((q) => q.discard(me.seat));
        const card = yield* chooseCard(me.seat, 'Choose a card to place under your deck', cards);
        if (card !== null) yield* act(ops.place(card, 'bottom'));
      },
      (q, me) => q.discard(me.seat).length > 0,
    ),
  ),

  /** Ongoing: When this minion goes from play to the discard pile, you may place it into your hand. */
  card(
    'Jumper',
    afterDiscarded(
      {
        may: true,
        when: (_q, me, gone) => gone.card === me.self,
        still: (q, me) => q.card(me.self).zone === 'discard',
      },
      function* (me) {
        yield* act(ops.place(me.self, 'hand'));
      },
    ),
  ),

  /** Choose all actions OR all minions in your discard pile and shuffle them into your deck. */
  card(
    '1.21 Gigawatts',
    onPlay(function* (me) {
      const parts = yield* chooseParts(me, 'Choose what to shuffle into your deck', {
        actions: 'All actions',
        minions: 'All minions',
      });
      for (const part of parts) {
        const cards = yield* look((q) =>
          q.discard(me.seat).filter((ix) => (part === 'actions' ? q.isActionCard(ix) : q.isMinionCard(ix))),
        );
        yield* act(...cards.map((ix) => ops.place(ix, 'deck')));
        yield* act(ops.shuffle(me.seat));
      }
    }),
  ),

  /** Choose one of your minions on a base and return it to your hand. You may then play that minion again as an extra minion. */
  card(
    'Do Over!',
    onPlay(function* (me) {
      const minion = yield* chooseMinion(me, 'Return one of your minions to your hand', isYours(me));
      if (minion !== null) yield* returnAndReplay(me, minion);
    }),
  ),

  /** Choose a card in play and return it to its owner's hand. */
  card(
    'Into the Time Slip',
    onPlay(function* (me) {
      const card = yield* chooseCard(me.seat, "Return a card to its owner's hand", yield* look(cardsAtBases));
      if (card !== null) yield* act(ops.returnToHand(card));
    }),
  ),

  /** Choose an action in your discard pile and play it as an extra action. */
  card(
    "It's Astounding",
    onPlay(function* (me) {
      const actions = yield* look((q) => q.discard(me.seat).filter((ix) => isPlayableAction(q, me.seat, ix)));
      const action = yield* chooseCard(me.seat, 'Choose an action in your discard pile to play', actions);
      if (action !== null) yield* playCard(me.seat, action, { as: 'action' });
    }),
  ),

  /** Put this on a base. Ongoing: This base cannot score. Destroy this card at the start of your turn. */
  card('Stasis Field', baseCannotScore(), burnsOut()),

  /** Special: Play this after a base scores if the base discard pile holds a base. Choose a base there as the replacement instead of drawing one from the base deck. */
  card(
    'Time is Fleeting',
    playedAt(
      'afterScore',
      function* (me) {
        yield* replaceFromDiscard(me, scoringBase(me));
      },
      (q) => q.s.baseDiscard.length > 0,
    ),
  ),

  /** You may play one extra minion and one extra action this turn. Draw two cards. Instead of going to the discard pile, this card is placed on the bottom of your deck. */
  card(
    'Time Walk',
    onPlay(function* (me) {
      yield* extraMinion(me.seat);
      yield* extraAction(me.seat);
      yield* act(ops.draw(me.seat, 2));
      yield* act(ops.resolveTo(me.self, 'bottom'));
    }),
  ),

  /** Special: Play this after a base scores. Shuffle your minions there into your deck instead of the discard pile. */
  card(
    'Wormhole',
    playedAt('afterScore', function* (me) {
      const mine = yield* look((q) => q.minionsOf(me.seat, scoringBase(me)));
      yield* act(...mine.map((ix) => ops.fateInDeck(ix, me.seat)));
    }),
  ),

  /** Special: While this titan is not in play, place a counter on it at the start of your turn and when a card goes to your hand from play or the discard pile. After you place the fifth or a later counter on it, you may remove all of its counters and play it. Talent: Play an extra minion with power 2 or less here and/or play an extra action. */
  titan(
    'Time Box',
    special('turnStart', { from: 'aside', when: (q, me) => isYourTurn(q, me) }, gatherCounter),
    special('toHand', { from: 'aside', when: (_q, me, came) => isYou(me, came.seat) }, gatherCounter),
    playedForCounters(5),
    talent(function* (me) {
      yield* extraMinion(me.seat, { power: 2, base: yield* look((q) => here(q, me)) });
      yield* extraAction(me.seat);
    }),
  ),

  ...timeTravelersBases,
]);
