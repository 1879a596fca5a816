import {
  type AbilityContext,
  ACTION_PLAYED,
  act,
  after,
  both,
  type CardIx,
  card,
  chooseBase,
  chooseCard,
  chooseMinion,
  chooseMinions,
  chooseParts,
  chooseToDo,
  eachGets,
  faction,
  hasOtherBase,
  here,
  host,
  isAnothers,
  isHost,
  isYourFirstAction,
  isYours,
  later,
  look,
  moveEach,
  moveToOrFromHere,
  onPlay,
  onYourMinion,
  ops,
  othersCardsCannotDestroy,
  ownPower,
  playedAfter,
  playedAt,
  type Query,
  schedule,
  talent,
  untilYourTurn,
  yourMinionHere,
  yourMinionsHereHave,
} from '@smash/engine/script';
import { asFacts } from '../facts.ts';
import { mountiesBases } from './bases.ts';
import facts from './facts.json' with { type: 'json' };

const minionsOfAt = (q: Query, base: CardIx, seat: number): number => q.minionsOf(seat, base).length;
const anotherIsAt = (q: Query, me: AbilityContext, base: CardIx): boolean =>
  q.minionsAt(base).some((ix) => isAnothers(me)(q, ix));
/** Bases, other than its own, where another player has a minion. */
const patrol = (q: Query, me: AbilityContext): CardIx[] =>
  q.otherBases(here(q, me)).filter((base) => anotherIsAt(q, me, base));

/** Your minions elsewhere that have more power than this one. */
const pursuers = (q: Query, me: AbilityContext, prey: CardIx): CardIx[] =>
  q.minionsOf(me.seat).filter((ix) => q.base(ix) !== q.base(prey) && q.power(ix) > q.power(prey));

function* strengthenBase(me: AbilityContext) {
  const base = yield* chooseBase(me.seat, 'Choose the base', yield* look((q) => q.bases()));
  const yours = yield* look((q) => q.minionsOf(me.seat, base!));
  yield* act(...yours.map((ix) => ops.counters(ix, 1)));
}

export const mounties = faction(asFacts(facts), [
  /** Ongoing: Of the other players, take the one with the most minions here. This minion has +1 power for each of that player's minions here. */
  card(
    'Mountie Major',
    ownPower((q, me) => Math.max(...q.otherPlayers(me.seat).map((seat) => minionsOfAt(q, here(q, me), seat)), 0)),
  ),

  /** Talent: Choose another of your minions. Either move it to another base OR give it +1 power this turn. */
  card(
    'Northern Mover',
    talent(
      function* (me) {
        const minion = yield* chooseMinion(
          me,
          'Choose another of your minions',
          both(isYours(me), (_q, ix) => ix !== me.self),
        );
        if (minion === null) return;
        const parts = { move: 'Move it', power: '+1 power this turn' };
        for (const part of yield* chooseParts(me, 'Move it, or give it power', parts)) {
          if (part === 'move') yield* moveEach(me, [minion]);
          else yield* eachGets([minion], 1);
        }
      },
      (q, me) => q.minionsOf(me.seat).some((ix) => ix !== me.self),
    ),
  ),

  /** Talent: This minion gets +2 power until the start of your next turn if another player has a minion here. */
  card(
    'War Canuck',
    talent(
      function* (me) {
        yield* act(ops.power(me.self, 2, yield* untilYourTurn(me.seat)));
      },
      (q, me) => anotherIsAt(q, me, here(q, me)),
    ),
  ),

  /** Talent: Move this minion to any base with a minion of another player to give it +1 power this turn. */
  card(
    'Dudlee',
    talent(
      function* (me) {
        const to = yield* chooseBase(me.seat, 'Choose the base it moves to', yield* look((q) => patrol(q, me)));
        const [moved] = yield* act(...(to === null ? [] : [ops.move(me.self, to)]));
        if (moved) yield* eachGets([me.self], 1);
      },
      (q, me) => patrol(q, me).length > 0,
    ),
  ),

  /** Choose another player's minion and one of your minions elsewhere that has more power. Move yours to the other's base to destroy the chosen other minion at the end of the turn. */
  card(
    'Always Get Our Man',
    onPlay(function* (me) {
      const prey = yield* chooseMinion(
        me,
        'Choose the minion you are after',
        both(isAnothers(me), (q, ix) => pursuers(q, me, ix).length > 0),
      );
      if (prey === null) return;
      const mine = yield* chooseCard(
        me.seat,
        'Choose your minion that moves there',
        yield* look((q) => pursuers(q, me, prey)),
      );
      const [stamp, base] = yield* look((q) => [q.card(prey).stamp, q.base(prey)]);
      const [moved] = yield* act(ops.move(mine!, base!));
      if (moved) yield* schedule(me, 'turnEnd', { card: prey, stamp: stamp! });
    }),
    later<{ card: CardIx; stamp: number }>(function* (me) {
      const { card: prey, stamp } = me.args;
      if (yield* look((q) => q.isMinion(prey) && q.isSame(prey, stamp))) yield* act(ops.destroy(prey));
    }),
  ),

  /** Put this on one of your minions. Ongoing: Other players' cards cannot destroy your minions here. */
  card('Battle Moose', onYourMinion, othersCardsCannotDestroy(yourMinionHere)),

  /** Put this on a minion. Ongoing: Place a +1 power counter on this minion after it moves to another base. */
  card(
    "Bring 'Em In",
    after('move', { when: (q, me, moved) => isHost(q, me, moved.card) }, function* (me) {
      yield* act(ops.counters(yield* look((q) => host(q, me)), 1));
    }),
  ),

  /** Special: You may play this card as an extra action after the first action you play in a turn. One of your minions gets +1 power this turn, and you may have this card placed back into your hand instead of the discard pile. */
  card(
    'Eh?',
    playedAfter(ACTION_PLAYED, { from: 'hand', when: isYourFirstAction }, function* (me) {
      const minion = yield* chooseMinion(me, 'Choose the minion that gets +1 power', isYours(me));
      if (minion !== null) yield* eachGets([minion], 1);
      if (yield* chooseToDo(me.seat, 'Place this card back into your hand', 'Take it back', 'Discard it'))
        yield* act(ops.resolveTo(me.self, 'hand'));
    }),
  ),

  /** Put this on a base. Ongoing: Your minions here have +1 power each. Talent: Move one of your minions to this base, or from this base to another. */
  card(
    'Haich-Q',
    yourMinionsHereHave(1),
    talent(
      function* (me) {
        yield* moveToOrFromHere(me, 'Move one of your minions to or from this base', isYours(me));
      },
      (q, me) => q.minionsOf(me.seat).length > 0 && hasOtherBase(q),
    ),
  ),

  /** Choose a base where another player has a minion. Move one of your minions there from another base to give that minion +2 power this turn. */
  card(
    'Move Aboot',
    onPlay(function* (me) {
      const bases = yield* look((q) => q.bases().filter((base) => anotherIsAt(q, me, base)));
      const to = yield* chooseBase(me.seat, 'Choose where one of your minions goes', bases);
      if (to === null) return;
      const minion = yield* chooseMinion(
        me,
        'Move one of your minions there',
        both(isYours(me), (q, ix) => q.base(ix) !== to),
        { may: true },
      );
      const [moved] = yield* act(...(minion === null ? [] : [ops.move(minion, to)]));
      if (moved) yield* eachGets([minion!], 2);
    }),
  ),

  /** Choose a base. Give up to two of your minions there +2 power each this turn. */
  card(
    'Power Poutine',
    onPlay(function* (me) {
      const base = yield* chooseBase(me.seat, 'Choose the base', yield* look((q) => q.bases()));
      const fed = yield* chooseMinions(
        me,
        'Choose up to two minions that get +2 power',
        both(isYours(me), (q, ix) => q.base(ix) === base),
        { may: true, max: 2 },
      );
      yield* eachGets(fed, 2);
    }),
  ),

  /** Choose a base and place a +1 power counter on each of your minions on it. Special: You may also play this card before a base scores. */
  card('When Calls the Badge', onPlay(strengthenBase), playedAt('beforeScore', strengthenBase)),

  ...mountiesBases,
]);
