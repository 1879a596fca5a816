import {
  type AbilityContext,
  act,
  both,
  card,
  chooseBase,
  chooseMinion,
  chooseMinions,
  chooseOne,
  chooseOtherBase,
  choosePlayer,
  eachGets,
  endOfTurn,
  faction,
  hasOtherBase,
  here,
  instead,
  isAnothers,
  isControlledBy,
  isHere,
  isYours,
  look,
  moveEach,
  moveOne,
  moveTogether,
  onPlay,
  ops,
  playedAt,
  playsTitanOnReplacement,
  powerAtMost,
  type Script,
  savesItself,
  scoringBase,
  special,
  strengthenMinionsOf,
  talent,
  thisBaseScores,
  titan,
  toOneMinion,
} from '@smash/engine/script';
import { asFacts } from '../facts.ts';
import { piratesBases } from './bases.ts';
import facts from './facts.json' with { type: 'json' };

/** Choose any number of your minions and move each to another base. */
function* setSail(me: AbilityContext): Script {
  yield* moveEach(me, yield* chooseMinions(me, 'Choose the minions that move', isYours(me), { min: 0, max: 99 }));
}

export const pirates = faction(asFacts(facts), [
  /** Special: You may move this minion to a base before that base scores. */
  card(
    'Pirate King',
    special('beforeScore', { may: true, when: (q, me) => here(q, me) !== scoringBase(me) }, function* (me) {
      yield* act(ops.move(me.self, scoringBase(me)));
    }),
  ),

  /** Special: If this minion would be destroyed, it moves to another base instead. */
  card(
    'Buccaneer',
    instead({ of: 'destroy', label: 'special', when: (_q, me, op) => op.card === me.self }, function* (me) {
      const to = yield* chooseOtherBase(me.seat, me.self, 'Buccaneer');
      if (to !== null) yield* act(ops.move(me.self, to));
      return true;
    }),
  ),

  /** You may destroy a minion here with power 2 or less. */
  card(
    'Cut Lass',
    onPlay(function* (me) {
      yield* toOneMinion(
        me,
        'Destroy a minion here of power 2 or less',
        both(isHere(me), powerAtMost(2)),
        ops.destroy,
        { may: true },
      );
    }),
  ),

  /** Special: After this base scores, you may choose that, instead of going to the discard pile, this minion moves to another base. */
  card(
    'First Mate',
    savesItself({ may: true, when: hasOtherBase }, function* (me) {
      const to = yield* chooseOtherBase(me.seat, me.self, 'First Mate');
      if (to !== null) yield* act(ops.fate(me.self, to, me.seat));
    }),
  ),

  /** Choose a player and a base where you have a minion. Destroy all of that player's minions there with power 2 or less. */
  card(
    'Broadside',
    onPlay(function* (me) {
      const bases = yield* look((q) => q.bases().filter((b) => q.hasMinion(b, me.seat)));
      if (bases.length === 0) return;
      const player = yield* choosePlayer(
        me,
        'Choose whose minions to destroy',
        yield* look((q) => q.clockwise(me.seat)),
      );
      const base = yield* chooseBase(me.seat, 'Choose the base to fire at', bases);
      const targets = yield* look((q) =>
        q.minionsAt(base!).filter((ix) => isControlledBy(q, ix, player) && q.power(ix) <= 2),
      );
      yield* act(...targets.map(ops.destroy));
    }),
  ),

  /** Choose up to two minions with power 2 or less and destroy them. */
  card(
    'Cannon',
    onPlay(function* (me) {
      const targets = yield* chooseMinions(me, 'Destroy up to two minions of power 2 or less', powerAtMost(2), {
        min: 0,
        max: 2,
      });
      yield* act(...targets.map(ops.destroy));
    }),
  ),

  /** Choose up to two of your minions and move each to another base. */
  card(
    'Dinghy',
    onPlay(function* (me) {
      yield* moveEach(
        me,
        yield* chooseMinions(me, 'Choose up to two of your minions to move', isYours(me), { min: 0, max: 2 }),
      );
    }),
  ),

  /** Choose any number of your minions and move each to another base. Special: You may also play this card before a base scores. */
  card('Full Sail', onPlay(setSail), playedAt('beforeScore', setSail)),

  /** Choose one of your minions. Destroy it and every minion at its base with power equal to or less than its power. */
  card(
    'Powderkeg',
    onPlay(function* (me) {
      const keg = yield* chooseMinion(me, 'Choose the minion of yours to blow up', isYours(me));
      if (keg === null) return;
      const targets = yield* look((q) => q.minionsAt(q.base(keg)).filter((ix) => q.power(ix) <= q.power(keg)));
      yield* act(...targets.map(ops.destroy));
    }),
  ),

  /** Name a faction and choose a base. All minions of that faction that other players control there move to one other base. */
  card(
    'Sea Dogs',
    onPlay(function* (me) {
      const factions = yield* look((q) => q.factions());
      const named = yield* chooseOne(me.seat, 'Name a faction', Object.fromEntries(factions.map((f) => [f, f])));
      const from = yield* chooseBase(me.seat, 'Choose the base they leave', yield* look((q) => q.bases()));
      const crew = yield* look((q) =>
        q.minionsAt(from!).filter((ix) => q.faction(ix) === named && isAnothers(me)(q, ix)),
      );
      yield* moveTogether(me, from!, crew);
    }),
  ),

  /** Choose a minion of another player and move it to another base. */
  card(
    'Shanghai',
    onPlay(function* (me) {
      yield* moveOne(me, 'Choose a minion of another player to move', isAnothers(me));
    }),
  ),

  /** Each of your minions has +1 power this turn. */
  card(
    'Swashbuckling',
    onPlay(function* (me) {
      yield* strengthenMinionsOf(me.seat, 1, yield* endOfTurn());
    }),
  ),

  /** Special: After a base where you had a minion scores, if this titan is not in play, you may play it on the base that replaces that one, announcing "Release the Kraken!". Talent: Move this titan to another base. Other players' minions there have -1 power this turn. Special: After this base scores, move one of your minions from here to another base. */
  titan(
    'The Kraken',
    ...playsTitanOnReplacement((_q, me) => me.args.present.includes(me.seat)),
    talent(function* (me) {
      const to = yield* chooseOtherBase(me.seat, me.self, 'The Kraken');
      if (to === null) return;
      const [moved] = yield* act(ops.move(me.self, to));
      if (!moved) return;
      const others = yield* look((q) => q.minionsAt(to).filter((ix) => isAnothers(me)(q, ix)));
      yield* eachGets(others, -1);
    }),
    special(
      'afterScore',
      { when: (q, me) => thisBaseScores(q, me) && q.hasMinion(here(q, me), me.seat) },
      function* (me) {
        const minion = yield* chooseMinion(me, 'Choose one of your minions to move', both(isHere(me), isYours(me)));
        if (minion !== null) yield* moveEach(me, [minion]);
      },
    ),
  ),

  ...piratesBases,
]);
