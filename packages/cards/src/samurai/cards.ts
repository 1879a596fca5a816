import {
  type AbilityContext,
  act,
  afterDiscarded,
  card,
  chooseBase,
  chooseCard,
  chooseCards,
  chooseMinion,
  choosePlayer,
  chooseToDo,
  destroyLosers,
  duel,
  duelSomewhere,
  eachGets,
  endOfTurn,
  extraAction,
  extraMinion,
  faction,
  given,
  here,
  host,
  isYours,
  look,
  onPlay,
  onYourMinion,
  ops,
  playedAt,
  type Query,
  type Script,
  scoringBase,
  shuffleIntoDecks,
  spreadCounters,
  toOneMinion,
  wasYours,
  yourMinionHere,
} from '@smash/engine/script';
import { asFacts } from '../facts.ts';
import { samuraiBases } from './bases.ts';
import facts from './facts.json' with { type: 'json' };

export const samurai = faction(asFacts(facts), [
  /** Ongoing: After another of your minions goes from play to the discard pile, place a +1 power counter on this minion. */
  card(
    'Shogun',
    afterDiscarded({ when: (_q, me, gone) => gone.card !== me.self && wasYours(me, gone) }, function* (me) {
      yield* act(ops.counters(me.self, 1));
    }),
  ),

  /** Ongoing: After this minion goes from play to the discard pile, gain 1 VP if it had power 5 or more. */
  card(
    'Bushi',
    afterDiscarded({ when: (_q, me, gone) => gone.card === me.self && gone.power >= 5 }, function* (me) {
      yield* act(ops.gainVp(me.seat, 1));
    }),
  ),

  /** You may place two +1 power counters on this minion if it is your only one here. */
  card(
    'Ronin',
    onPlay(function* (me) {
      const alone = yield* look((q) => !q.minions((ix) => ix !== me.self && yourMinionHere(q, me, ix)).length);
      if (alone && (yield* chooseToDo(me.seat, 'Place two power counters on it', 'Place them', 'Leave it')))
        yield* act(ops.counters(me.self, 2));
    }),
  ),

  /** Ongoing: Draw a card after this minion goes from play to the discard pile. */
  card('Samurai-Chan', afterDiscarded({ when: (_q, me, gone) => gone.card === me.self }, drawOne)),

  /** Place three +1 power counters in total on your minions, split as you like. */
  card(
    'Code of Bushido',
    onPlay(function* (me) {
      yield* spreadCounters(me, 3, isYours(me));
    }),
  ),

  /** Put this on one of your minions. Ongoing: After this minion goes from play to the discard pile, each of your minions gets +2 power this turn. */
  card(
    'Final Haiku',
    onYourMinion,
    afterDiscarded({ when: (q, me, gone) => gone.card === host(q, me) }, function* (me) {
      yield* eachGets(yield* look((q) => q.minionsOf(me.seat)), 2);
    }),
  ),

  /** Special: Play this before a base scores. There, one of your minions duels a minion of another player. Destroy the losing minion. */
  card(
    'Heart of the Battle',
    playedAt('beforeScore', function* (me) {
      yield* destroyLosers(yield* duelSomewhere(me, (_q, base) => base === scoringBase(me)));
    }),
  ),

  /** Place a +1 power counter on one of your minions. Per other player in the game, you may shuffle one minion from your discard pile into your deck. */
  card(
    'Honor the Ancestors',
    onPlay(function* (me) {
      yield* toOneMinion(me, 'Choose the minion that gets a counter', isYours(me), (ix) => ops.counters(ix, 1));
      const n = yield* look((q) => q.otherPlayers(me.seat).length);
      const minions = yield* look((q) => q.discard(me.seat).filter((ix) => q.isMinionCard(ix)));
      const chosen = yield* chooseCards(me.seat, 'Choose minions to shuffle into your deck', minions, {
        min: 0,
        max: n,
      });
      yield* shuffleIntoDecks(chosen);
    }),
  ),

  /** Put this on a base. Ongoing: Draw a card after one of your minions here goes to the discard pile. */
  card(
    'Honor the Fallen',
    afterDiscarded({ when: (q, me, gone) => wasYours(me, gone) && gone.base === here(q, me) }, drawOne),
  ),

  /** Choose a base where another player has more power than you. One of your minions there duels one of that player's there. Whoever controls the winning minion gains 1 VP. */
  card(
    'Honorable Combat',
    onPlay(function* (me) {
      const bases = yield* look((q) => q.bases().filter((base) => stronger(q, me, base).length > 0));
      const base = yield* chooseBase(me.seat, 'Choose where you have less power', bases);
      if (base === null) return;
      const player = yield* choosePlayer(me, 'Choose whom you challenge', yield* look((q) => stronger(q, me, base)));
      const [mine, theirs] = yield* look((q) => [me.seat, player].map((seat) => q.minionsOf(seat, base)));
      if (theirs!.length === 0 || (yield* look((q) => q.duel() !== null))) return;
      const yours = yield* chooseCard(me.seat, 'Choose your minion that duels', mine!);
      if (yours === null) return;
      const rival = yield* chooseCard(me.seat, 'Choose the minion to duel', theirs!);
      if (rival === null) return;
      const { winners } = yield* duel(yours, rival);
      const seats = yield* look((q) => winners.map((ix) => q.controller(ix)));
      yield* act(...seats.map((seat) => ops.gainVp(seat, 1)));
    }),
  ),

  /** Choose one of your minions. This turn it has +3 power, and if it goes from play to the discard pile, draw a card. */
  card(
    'Way of the Warrior',
    onPlay(function* (me) {
      const minion = yield* chooseMinion(me, 'Choose one of your minions to get +3 power', isYours(me));
      if (minion === null) return;
      const until = yield* endOfTurn();
      yield* act(ops.power(minion, 3, until), ops.give(minion, me.seat, until));
    }),
    given(afterDiscarded({ when: (_q, me, gone) => gone.card === me.args.given }, drawOne)),
  ),

  /** Destroy a minion of yours to play an extra minion as well as an extra action. */
  card(
    'Yokai Attack!',
    onPlay(function* (me) {
      const victim = yield* chooseMinion(me, 'Destroy one of your minions', isYours(me), { may: true });
      if (victim === null || !(yield* act(ops.destroy(victim)))[0]) return;
      yield* extraMinion(me.seat);
      yield* extraAction(me.seat);
    }),
  ),

  ...samuraiBases,
]);

function* drawOne(me: AbilityContext): Script {
  yield* act(ops.draw(me.seat, 1));
}
/** Other players with more power there. */
const stronger = (q: Query, me: AbilityContext, base: number): number[] =>
  q.otherPlayers(me.seat).filter((seat) => q.total(base, seat) > q.total(base, me.seat));
