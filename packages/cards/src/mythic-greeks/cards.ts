import {
  type AbilityContext,
  ACTION_PLAYED,
  act,
  after,
  card,
  chooseBase,
  chooseCard,
  chooseCards,
  chooseMinion,
  chooseMinions,
  chooseToDo,
  eachGets,
  endOfTurn,
  extraAction,
  extraMinion,
  faction,
  isAction,
  isActionPlay,
  isYourFirstAction,
  isYours,
  look,
  minionsGet,
  onPlay,
  ops,
  playableAsAction,
  returnInAnyOrder,
  type Script,
  showTop,
  shuffleIntoDecks,
  takeFromDiscard,
  toOneMinion,
  youPlayedAction,
} from '@smash/engine/script';
import { asFacts } from '../facts.ts';
import { mythicGreeksBases } from './bases.ts';
import facts from './facts.json' with { type: 'json' };

/** One of your minions gets n more power this turn. */
function* strengthenOne(me: AbilityContext, n: number): Script {
  const minion = yield* chooseMinion(me, 'Choose the minion of yours to strengthen', isYours(me));
  if (minion !== null) yield* eachGets([minion], n);
}

export const mythicGreeks = faction(asFacts(facts), [
  /** Ongoing: Place a +1 power counter on one of your minions after each action you play. */
  card(
    'Odysseus',
    after(ACTION_PLAYED, { when: (_q, me, played) => youPlayedAction(me, played) }, function* (me) {
      const title = 'Choose one of your minions to get the counter';
      yield* toOneMinion(me, title, isYours(me), (ix) => ops.counters(ix, 1));
    }),
  ),

  /** Ongoing: After any player plays an action, this minion gains +1 power this turn. */
  card(
    'Heracles',
    after(ACTION_PLAYED, { when: (_q, _me, played) => isActionPlay(played) }, function* (me) {
      yield* eachGets([me.self], 1);
    }),
  ),

  /** Ongoing: After you play your first action in a turn, you may choose a base and give each of your minions there +1 power this turn. */
  card(
    'Jason',
    after(ACTION_PLAYED, { may: true, when: isYourFirstAction }, function* (me) {
      const bases = yield* look((q) => q.bases().filter((base) => q.hasMinion(base, me.seat)));
      const base = yield* chooseBase(me.seat, 'Choose where your minions get +1 power', bases);
      yield* minionsGet(me, (q, _me, ix) => q.base(ix) === base && isYours(me)(q, ix), 1);
    }),
  ),

  /** Ongoing: After you play your first action in a turn, you may place a +1 power counter on this minion. */
  card(
    'Spartan',
    after(ACTION_PLAYED, { may: true, when: isYourFirstAction }, function* (me) {
      yield* act(ops.counters(me.self, 1));
    }),
  ),

  /** Trigger every ability that would trigger from you playing an action. Special: Whenever you could play an action, you may play this card instead. */
  card(
    'Argonaut',
    onPlay(function* (me) {
      yield* act(ops.triggerAsAction(me.seat));
    }),
    playableAsAction(),
  ),

  /** Play an extra minion. */
  card(
    'Favor of Aphrodite',
    onPlay(function* (me) {
      yield* extraMinion(me.seat);
    }),
  ),

  /** Draw a card. Play an extra action. */
  card(
    'Favor of Apollo',
    onPlay(function* (me) {
      yield* act(ops.draw(me.seat, 1));
      yield* extraAction(me.seat);
    }),
  ),

  /** One of your minions gains +3 power this turn. */
  card(
    'Favor of Ares',
    onPlay(function* (me) {
      yield* strengthenOne(me, 3);
    }),
  ),

  /** Reveal the top five cards of your deck. One action among them may go into your hand; return the others to the top of the deck in any order. */
  card(
    'Favor of Athena',
    onPlay(function* (me) {
      const five = yield* showTop(me.seat, 5);
      const actions = yield* look((q) => five.filter((ix) => isAction(q, ix)));
      const taken = yield* chooseCard(me.seat, 'Put one of these actions into your hand', actions, {
        may: true,
        shown: five,
      });
      if (taken !== null) yield* act(ops.place(taken, 'hand'));
      yield* returnInAnyOrder(me.seat, five, me.seat);
    }),
  ),

  /** One of your minions gains +1 power this turn. Play an extra action. You may place this card on top of your deck rather than in the discard pile. */
  card(
    'Favor of Dionysus',
    onPlay(function* (me) {
      yield* strengthenOne(me, 1);
      yield* extraAction(me.seat);
      if (yield* chooseToDo(me.seat, 'Place this card on top of your deck', 'On top', 'Discard it'))
        yield* act(ops.resolveTo(me.self, 'top'));
    }),
  ),

  /** Choose an action in your discard pile and place it into your hand. */
  card(
    'Favor of Hades',
    onPlay(function* (me) {
      yield* takeFromDiscard(me.seat, 'Place an action from your discard pile in hand', isAction);
    }),
  ),

  /** Choose up to two of your minions and place a +1 power counter on each. */
  card(
    'Favor of Hera',
    onPlay(function* (me) {
      const title = 'Choose up to two of your minions to get a counter';
      const minions = yield* chooseMinions(me, title, isYours(me), { may: true, max: 2 });
      yield* act(...minions.map((ix) => ops.counters(ix, 1)));
    }),
  ),

  /** Play two extra actions. */
  card(
    'Favor of Hermes',
    onPlay(function* (me) {
      yield* extraAction(me.seat);
      yield* extraAction(me.seat);
    }),
  ),

  /** Choose up to three cards in your discard pile and shuffle them into your deck. */
  card(
    'Favor of Poseidon',
    onPlay(function* (me) {
      const title = 'Shuffle up to three cards into your deck';
      const discarded = yield* look((q) => q.discard(me.seat));
      yield* shuffleIntoDecks(yield* chooseCards(me.seat, title, discarded, { may: true, max: 3 }));
    }),
  ),

  /** Choose a base; its breakpoint is 5 lower this turn. */
  card(
    'Favor of Zeus',
    onPlay(function* (me) {
      const base = yield* chooseBase(me.seat, 'Choose the base', yield* look((q) => q.bases()));
      if (base !== null) yield* act(ops.breakpoint(base, -5, yield* endOfTurn()));
    }),
  ),

  ...mythicGreeksBases,
]);
