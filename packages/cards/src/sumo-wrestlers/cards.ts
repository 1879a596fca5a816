import {
  type AbilityContext,
  act,
  afterYouDiscard,
  both,
  card,
  chooseBase,
  chooseCard,
  chooseMinion,
  chooseOne,
  chooseParts,
  choosePlayer,
  discardAny,
  discardCard,
  eachGets,
  faction,
  fromAnothersCard,
  hasHand,
  isAnothers,
  isHere,
  isYours,
  look,
  moveEach,
  moveOne,
  moveTogether,
  onPlay,
  ops,
  powerAtMost,
  protect,
  type Query,
  spreadCounters,
  talent,
} from '@smash/engine/script';
import { asFacts } from '../facts.ts';
import { sumoWrestlersBases } from './bases.ts';
import facts from './facts.json' with { type: 'json' };

const anothersHere = (q: Query, me: AbilityContext): number[] =>
  q.minions((ix) => both(isHere(me), isAnothers(me))(q, ix));
/** The bases where you have a minion. */
const yourRings = (q: Query, me: AbilityContext): number[] => q.bases().filter((base) => q.hasMinion(base, me.seat));

export const sumoWrestlers = faction(asFacts(facts), [
  /** Ongoing: Other players' cards cannot move your minions. Talent: Draw a card OR move another player's minion here to another base. */
  card(
    'Yokozuna',
    protect(
      (q, me, op, cause) =>
        op.verb === 'move' && fromAnothersCard(me, cause) && q.isMinion(op.card) && isYours(me)(q, op.card),
    ),
    talent(function* (me) {
      const parts: Record<string, string> = { draw: 'Draw a card' };
      if (yield* look((q) => anothersHere(q, me).length > 0)) parts.move = 'Move a minion';
      for (const part of yield* chooseParts(me, 'Draw a card, or move a minion', parts)) {
        if (part === 'draw') yield* act(ops.draw(me.seat, 1));
        else yield* moveOne(me, 'Choose a minion of another player to move', both(isHere(me), isAnothers(me)));
      }
    }),
  ),

  /** Ongoing: Place a +1 power counter on this minion after you discard one or more cards from your hand. */
  card(
    'Top Tier',
    afterYouDiscard({}, function* (me) {
      yield* act(ops.counters(me.self, 1));
    }),
  ),

  /** You may move a minion here with power 3 or less that another player controls to another base to draw a card. */
  card(
    'Third Tier',
    onPlay(function* (me) {
      const minion = yield* chooseMinion(
        me,
        'Move a minion of another player to draw a card',
        both(both(isHere(me), isAnothers(me)), powerAtMost(3)),
        { may: true },
      );
      if (minion === null) return;
      const from = yield* look((q) => q.base(minion));
      yield* moveEach(me, [minion]);
      if (yield* look((q) => q.base(minion) !== from)) yield* act(ops.draw(me.seat, 1));
    }),
  ),

  /** You may discard a card to place on one of your minions two +1 power counters. */
  card(
    'Rookie Sumo',
    onPlay(function* (me) {
      if (!(yield* discardCard(me.seat, { may: true }))) return;
      const minion = yield* chooseMinion(me, 'Choose one of your minions to get the counters', isYours(me));
      if (minion !== null) yield* act(ops.counters(minion, 2));
    }),
  ),

  /** Choose a base where you have a minion, and another player. All of that player's minions there move to one other base. */
  card(
    'Body Slam',
    onPlay(function* (me) {
      const base = yield* chooseBase(
        me.seat,
        'Choose a base where you have a minion',
        yield* look((q) => yourRings(q, me)),
      );
      if (base === null) return;
      const others = yield* look((q) => q.otherPlayers(me.seat));
      const player = yield* choosePlayer(me, 'Choose whose minions to move', others);
      yield* moveTogether(me, base, yield* look((q) => q.minionsOf(player, base)));
    }),
  ),

  /** Discard any number of cards. Place as many +1 power counters in total on your minions, split as you like. */
  card(
    'Bulking Stew',
    onPlay(function* (me) {
      yield* spreadCounters(me, yield* discardAny(me.seat), isYours(me));
    }),
  ),

  /** Choose one of your minions. It gets +2 power this turn OR discard a card to give it +4 power this turn instead. */
  card(
    'Chikara-Mizu',
    onPlay(function* (me) {
      const minion = yield* chooseMinion(me, 'Choose the minion of yours to strengthen', isYours(me));
      if (minion === null) return;
      const choice = (yield* look((q) => hasHand(q, me)))
        ? yield* chooseOne(me.seat, 'Give it +2 power, or discard a card for +4', { two: '+2 power', four: '+4 power' })
        : 'two';
      const paid = choice === 'four' && (yield* discardCard(me.seat));
      yield* eachGets([minion], paid ? 4 : 2);
    }),
  ),

  /** Draw two cards. Place two +1 power counters in total on your minions, split as you like. */
  card(
    'Fighting Spirit Prize',
    onPlay(function* (me) {
      yield* act(ops.draw(me.seat, 2));
      yield* spreadCounters(me, 2, isYours(me));
    }),
  ),

  /** Move any one minion from a base where you have a minion to another base. */
  card(
    'Grasp the Belt',
    onPlay(function* (me) {
      yield* moveOne(me, 'Choose the minion to move', (q, ix) => yourRings(q, me).includes(q.base(ix)));
    }),
  ),

  /** Destroy an action that another player has on a base where you have a minion, or on a minion at such a base. */
  card(
    'Head Butt',
    onPlay(function* (me) {
      const actions = yield* look((q) =>
        q.actions().filter((ix) => isAnothers(me)(q, ix) && yourRings(q, me).includes(q.base(ix))),
      );
      const action = yield* chooseCard(me.seat, "Destroy another player's action", actions);
      if (action !== null) yield* act(ops.destroy(action));
    }),
  ),

  /** Draw three cards. */
  card(
    'Performance Prize',
    onPlay(function* (me) {
      yield* act(ops.draw(me.seat, 3));
    }),
  ),

  /** Choose one of your minions and place three +1 power counters on it. */
  card(
    'Technique Prize',
    onPlay(function* (me) {
      const minion = yield* chooseMinion(me, 'Choose one of your minions to get the counters', isYours(me));
      if (minion !== null) yield* act(ops.counters(minion, 3));
    }),
  ),

  ...sumoWrestlersBases,
]);
