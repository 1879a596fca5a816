import type { EventOf, Op } from '@smash/engine/model';
import {
  type AbilityContext,
  act,
  after,
  both,
  card,
  carriedOutBy,
  chooseBase,
  chooseCard,
  destroyAction,
  faction,
  forEachOtherPlayer,
  fromAnothersCard,
  here,
  ifItStays,
  isAlone,
  isAnothers,
  isHere,
  isYours,
  look,
  moveEach,
  moveOne,
  moveTogether,
  onPlay,
  ops,
  ownPower,
  playExtraMinion,
  playsTitan,
  powerAtMost,
  protect,
  type Query,
  type Script,
  stillHere,
  talent,
  titan,
  wasAnothers,
  wasMinion,
  yourMinionHere,
} from '@smash/engine/script';
import { asFacts } from '../facts.ts';
import { bearCavalryBases } from './bases.ts';
import facts from './facts.json' with { type: 'json' };

/** A minion of another player has moved here. */
const anothersMoveHere = (q: Query, me: AbilityContext, moved: EventOf<'move'>): boolean =>
  moved.to === here(q, me) && wasMinion(q, moved) && wasAnothers(me, moved);

const isWeakAnothers = (me: AbilityContext) => both(isAnothers(me), powerAtMost(3));

/** Choose another player's minion at this base and move it to another base. */
function* moveAnothersFrom(me: AbilityContext, base: number): Script {
  yield* moveOne(
    me,
    "Choose another player's minion to move",
    both(isAnothers(me), (q, ix) => q.base(ix) === base),
  );
}
/** Choose a base where you have a minion. */
function* chooseBaseOfYours(me: AbilityContext): Script<number | null> {
  const bases = yield* look((q) => q.bases().filter((b) => q.hasMinion(b, me.seat)));
  return yield* chooseBase(me.seat, 'Choose a base where you have a minion', bases);
}

export const bearCavalry = faction(asFacts(facts), [
  /** Ongoing: None of your minions can be destroyed. */
  card(
    'General Ivan',
    protect((q, me, op) => op.verb === 'destroy' && q.isMinion(op.card) && isYours(me)(q, op.card)),
  ),

  /** Ongoing: While this is your only minion here, it has +2 power and cannot be destroyed. */
  card(
    'Polar Commando',
    ownPower((q, me) => (isAlone(q, me) ? 2 : 0)),
    protect((q, me, op) => op.verb === 'destroy' && op.card === me.self && isAlone(q, me)),
  ),

  /** Choose another player's minion here and move it to another base. */
  card(
    'Bear Cavalry',
    onPlay(function* (me) {
      yield* moveAnothersFrom(me, yield* look((q) => here(q, me)));
    }),
  ),

  /** Ongoing: After a minion of another player moves here, destroy it if it has less power than this minion. */
  card(
    'Cub Scout',
    after('move', { when: anothersMoveHere }, function* (me) {
      const minion = me.args.card;
      if (yield* look((q) => stillHere(q, me) && q.power(minion) < q.power(me.self))) yield* act(ops.destroy(minion));
    }),
  ),

  /** Every other player destroys their minion with the least power; the minion's controller chooses among tied ones. */
  card(
    'Bear Hug',
    onPlay(function* (me) {
      const fallen: Op[] = [];
      yield* forEachOtherPlayer(me, function* (seat) {
        const weakest = yield* look((q) => {
          const theirs = q.minionsOf(seat);
          const least = Math.min(...theirs.map((ix) => q.power(ix)));
          return theirs.filter((ix) => q.power(ix) === least);
        });
        const minion = yield* chooseCard(seat, 'Choose the weakest minion to destroy', weakest);
        if (minion !== null) fallen.push(...carriedOutBy(seat, ops.destroy(minion)));
      });
      yield* act(...fallen);
    }),
  ),

  /** Destroy an action that is on a base or on a minion. */
  card('Bear Necessities', onPlay(destroyAction)),

  /** Choose one of your minions and move it to another base. */
  card(
    'Bear Rides You',
    onPlay(function* (me) {
      yield* moveOne(me, 'Choose one of your minions to move', isYours(me));
    }),
  ),

  /** Play an extra minion. Then choose another player's minion at that minion's base and move it to another base. */
  card(
    'Commission',
    onPlay(function* (me) {
      const minion = yield* ifItStays(playExtraMinion(me.seat, {}, { may: true }));
      if (minion !== null) yield* moveAnothersFrom(me, yield* look((q) => q.base(minion)));
    }),
  ),

  /** Put this on a base. Ongoing: If you have a minion here, destroy each minion of another player that moves here. */
  card(
    'High Ground',
    after('move', { when: anothersMoveHere }, function* (me) {
      if (yield* look((q) => q.hasMinion(here(q, me), me.seat) && stillHere(q, me)))
        yield* act(ops.destroy(me.args.card));
    }),
  ),

  /** Put this on a base. Ongoing: Other players' cards cannot destroy your minions here, move them, or return them to your hand or deck. */
  card(
    'Superiority',
    protect(
      (q, me, op, cause) =>
        (op.verb === 'destroy' || op.verb === 'move' || op.verb === 'return') &&
        fromAnothersCard(me, cause) &&
        yourMinionHere(q, me, op.card),
    ),
  ),

  /** Choose a base where you have a minion, and one other base. All minions of other players at the first move to the second. */
  card(
    "You're Pretty Much Borscht",
    onPlay(function* (me) {
      const from = yield* chooseBaseOfYours(me);
      if (from === null) return;
      const driven = yield* look((q) => q.minionsAt(from).filter((ix) => isAnothers(me)(q, ix)));
      yield* moveTogether(me, from, driven);
    }),
  ),

  /** Choose a base where you have a minion. Move a minion of another player away from it to another base. */
  card(
    "You're Screwed",
    onPlay(function* (me) {
      const from = yield* chooseBaseOfYours(me);
      if (from !== null) yield* moveAnothersFrom(me, from);
    }),
  ),

  /** Special: You may play this titan on a base where you have a minion, instead of your regular minion play. Ongoing: After this titan moves to a base, you may move a minion there of another player with power 3 or less to another base. Talent: Place a +1 power counter on this titan and then move the titan to another base. */
  titan(
    'Major Ursa',
    playsTitan({ spends: 'minion', where: (q, me, base) => q.hasMinion(base, me.seat) }),
    after(
      'move',
      {
        may: true,
        when: (q, me, moved) => moved.card === me.self && q.minionsAt(moved.to).some((ix) => isWeakAnothers(me)(q, ix)),
      },
      function* (me) {
        yield* moveOne(me, 'Move a minion here of power 3 or less', both(isHere(me), isWeakAnothers(me)));
      },
    ),
    talent(function* (me) {
      yield* act(ops.counters(me.self, 1));
      yield* moveEach(me, [me.self]);
    }),
  ),

  ...bearCavalryBases,
]);
