import {
  act,
  after,
  both,
  card,
  chooseBase,
  chooseMinion,
  chooseToPlayMonsters,
  eachGets,
  endOfTurn,
  faction,
  here,
  hostPower,
  insteadOfDiscardPile,
  isHere,
  isHost,
  isMonster,
  look,
  mayPlayMonster,
  minionsHave,
  monsterDestroyedHere,
  onPlay,
  onYourMinion,
  ops,
  playMonsters,
  playTreasures,
  powerAtMost,
  talent,
  toOneMinion,
} from '@smash/engine/script';
import { asFacts } from '../facts.ts';
import { warriorsBases } from './bases.ts';
import facts from './facts.json' with { type: 'json' };

export const warriors = faction(asFacts(facts), [
  /** Talent: Play a monster here OR destroy a monster here. */
  card(
    'Big Hero',
    talent(function* (me) {
      for (const part of yield* chooseToPlayMonsters(me, 'Play a monster here', 'Destroy a monster here')) {
        if (part === 'play') yield* playMonsters(yield* look((q) => here(q, me)), 1, me.seat);
        else yield* toOneMinion(me, 'Destroy a monster here', both(isHere(me), isMonster), ops.destroy);
      }
    }),
  ),

  /** Ongoing: Place a +1 power counter on this minion after a monster here is destroyed. */
  card(
    'Star Player',
    after('destroy', { when: monsterDestroyedHere }, function* (me) {
      yield* act(ops.counters(me.self, 1));
    }),
  ),

  /** Destroy a monster here whose power is no higher than this minion's to place a +1 power counter on this minion. */
  card(
    'Berserker',
    onPlay(function* (me) {
      const monster = yield* chooseMinion(
        me,
        'Destroy a monster here to get a counter',
        (q, ix) => q.isMonster(ix) && isHere(me)(q, ix) && q.power(ix) <= q.power(me.self),
        { may: true },
      );
      if (monster !== null && (yield* act(ops.destroy(monster)))[0]) yield* act(ops.counters(me.self, 1));
    }),
  ),

  /** You may play a monster here. */
  card('Taunter', onPlay(mayPlayMonster)),

  /** Each of your minions on a base with a monster gets +2 power this turn. */
  card(
    'Campaign',
    onPlay(function* (me) {
      const mine = yield* look((q) => q.minionsOf(me.seat).filter((ix) => q.monstersAt(q.base(ix)).length > 0));
      yield* eachGets(mine, 2);
    }),
  ),

  /** Destroy a monster. Any treasures you get for it you may play as extra cards. */
  card(
    'Cleave',
    onPlay(function* (me) {
      const before = yield* look((q) => q.hand(me.seat));
      yield* toOneMinion(me, 'Destroy a monster', isMonster, ops.destroy);
      const got = yield* look((q) => q.hand(me.seat).filter((ix) => q.isTreasure(ix) && !before.includes(ix)));
      yield* playTreasures(me.seat, got.length, (_q, ix) => got.includes(ix));
    }),
  ),

  /** Put this on a minion. Ongoing: This minion has +3 power. */
  card('Dumbbells', hostPower(3)),

  /** Destroy a minion with power 2 or less OR play a monster on a base. */
  card(
    'Dungeon Bait',
    onPlay(function* (me) {
      const destroy = 'Destroy a minion of power 2 or less';
      for (const part of yield* chooseToPlayMonsters(me, 'Play a monster on a base', destroy)) {
        if (part === 'destroy') yield* toOneMinion(me, destroy, powerAtMost(2), ops.destroy);
        else {
          const base = yield* chooseBase(me.seat, 'Choose the base of the monster', yield* look((q) => q.bases()));
          yield* playMonsters(base!, 1, me.seat);
        }
      }
    }),
  ),

  /** Put this on one of your minions. Ongoing: When this minion would go to the discard pile, place both it and this action into your hand instead. */
  card(
    'Eternal Hero',
    onYourMinion,
    insteadOfDiscardPile(function* (me, minion) {
      yield* act(ops.place(me.self, 'hand'), ops.place(minion, 'hand'));
      return true;
    }),
  ),

  /** Choose a base. Play two monsters there OR destroy every monster there without collecting any treasure cards. */
  card(
    'Ruckus',
    onPlay(function* (me) {
      const base = yield* chooseBase(me.seat, 'Choose the base of the monsters', yield* look((q) => q.bases()));
      for (const part of yield* chooseToPlayMonsters(me, 'Play two monsters there', 'Destroy every monster there')) {
        if (part === 'play') yield* playMonsters(base!, 2, me.seat);
        else yield* act(...(yield* look((q) => q.monstersAt(base!))).map(ops.destroyUnpaid));
      }
    }),
  ),

  /** Put this on a minion. Ongoing: This minion has +2 power per monster here. */
  card(
    'Shield of Ubiquity',
    minionsHave(isHost, (q, _me, ix) => 2 * q.monstersAt(q.base(ix)).length),
  ),

  /** Destroy a monster to add that monster's power to a minion at the same base this turn. */
  card(
    'War Cry',
    onPlay(function* (me) {
      const monster = yield* chooseMinion(me, 'Destroy a monster for its power', isMonster, { may: true });
      if (monster === null) return;
      const [power, base] = yield* look((q) => [q.power(monster), q.base(monster)]);
      if (!(yield* act(ops.destroy(monster)))[0]) return;
      const until = yield* endOfTurn();
      yield* toOneMinion(
        me,
        `Choose the minion that gets +${power} power`,
        (q, ix) => q.base(ix) === base,
        (ix) => ops.power(ix, power!, until),
      );
    }),
  ),

  ...warriorsBases,
]);
