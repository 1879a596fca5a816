import {
  act,
  anothersMinionHere,
  both,
  card,
  chooseBase,
  chooseMinions,
  chooseOtherBase,
  destroyForCards,
  endOfTurn,
  extraAction,
  extraMinion,
  faction,
  host,
  hostPower,
  instead,
  isYours,
  look,
  minionsHave,
  onPlay,
  onYourMinion,
  ops,
  playedAt,
  powerAtMost,
  scoringBase,
  takeThisTurn,
  talent,
  toOneMinion,
} from '@smash/engine/script';
import { asFacts } from '../facts.ts';
import { kittyCatsBases } from './bases.ts';
import facts from './facts.json' with { type: 'json' };

export const kittyCats = faction(asFacts(facts), [
  /** Talent: Take control of a minion with power 3 or less for this turn. */
  card(
    'Queen Fluffy',
    talent(function* (me) {
      yield* takeThisTurn(me, powerAtMost(3));
    }),
  ),

  /** Talent: Play an extra action. Then destroy a minion of yours. */
  card(
    'Whiskers',
    talent(function* (me) {
      yield* extraAction(me.seat);
      yield* toOneMinion(me, 'Destroy one of your minions', isYours(me), ops.destroy);
    }),
  ),

  /** Take control of a minion with power 3 or less for this turn. */
  card(
    'Muffin',
    onPlay(function* (me) {
      yield* takeThisTurn(me, powerAtMost(3));
    }),
  ),

  /** Choose a minion; it has -2 power this turn. */
  card(
    'Mr. Grumpers',
    onPlay(function* (me) {
      const until = yield* endOfTurn();
      yield* toOneMinion(
        me,
        'Give a minion -2 power this turn',
        () => true,
        (card) => ops.power(card, -2, until),
      );
    }),
  ),

  /** Special: Before a base scores, take control of a minion there with power 3 or less for this turn. */
  card(
    'Can Has Cheeseburger?',
    playedAt('beforeScore', function* (me) {
      yield* takeThisTurn(
        me,
        both((q, ix) => q.base(ix) === scoringBase(me), powerAtMost(3)),
      );
    }),
  ),

  /** Choose one of your minions, draw as many cards as its power, then destroy it. */
  card('Cat Fight', onPlay(destroyForCards)),

  /** Take control of a minion with power 5 or less for this turn. */
  card(
    "Cat's Paw",
    onPlay(function* (me) {
      yield* takeThisTurn(me, powerAtMost(5));
    }),
  ),

  /** Put this on a minion. Ongoing: This minion has -2 power. */
  card('Grumpiness', hostPower(-2)),

  /** Put this on one of your minions. Ongoing: If this minion would be destroyed, it moves to another base instead and this action is destroyed. */
  card(
    'Hang in There',
    onYourMinion,
    instead({ of: 'destroy', when: (q, me, op) => op.card === host(q, me) }, function* (me) {
      const minion = yield* look((q) => host(q, me));
      const to = yield* chooseOtherBase(me.seat, minion, yield* look((q) => q.name(minion)));
      yield* act(...(to === null ? [] : [ops.move(minion, to)]), ops.destroy(me.self));
      return true;
    }),
  ),

  /** Put this on a base. Ongoing: Other players' minions here each have -1 power. */
  card('Hissy Fit', minionsHave(anothersMinionHere, -1)),

  /** Choose a base. Move any number of minions there with power 2 or less to one other base. */
  card(
    'Invisible Bicycle',
    onPlay(function* (me) {
      const from = yield* chooseBase(me.seat, 'Choose the base they leave', yield* look((q) => q.bases()));
      const riders = yield* chooseMinions(
        me,
        'Choose the minions that move',
        both((q, ix) => q.base(ix) === from, powerAtMost(2)),
        { min: 0, max: 99 },
      );
      if (riders.length === 0) return;
      const to = yield* chooseBase(me.seat, 'Choose the base they move to', yield* look((q) => q.otherBases(from!)));
      if (to !== null) yield* act(...riders.map((ix) => ops.move(ix, to)));
    }),
  ),

  /** Destroy a minion of yours. Then play an extra minion. */
  card(
    'Nine Lives',
    onPlay(function* (me) {
      yield* toOneMinion(me, 'Destroy one of your minions', isYours(me), ops.destroy);
      yield* extraMinion(me.seat);
    }),
  ),

  ...kittyCatsBases,
]);
