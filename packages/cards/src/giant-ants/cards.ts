import {
  type AbilityContext,
  act,
  beforeDiscarded,
  both,
  card,
  chooseCard,
  chooseCountersOfYours,
  chooseMinion,
  chooseMinions,
  chooseToDo,
  countersOn,
  endOfTurn,
  extraAction,
  faction,
  fromAnothersCard,
  hasCounters,
  here,
  instead,
  isYou,
  isYours,
  look,
  moveEach,
  onPlay,
  ops,
  playedAt,
  playsTitan,
  type Query,
  scoringBase,
  talent,
  titan,
  transferAmongYours,
  transferCounters,
  transferFromOne,
  unaffected,
  yourMinionHere,
} from '@smash/engine/script';
import { asFacts } from '../facts.ts';
import { giantAntsBases } from './bases.ts';
import facts from './facts.json' with { type: 'json' };

/** The other minions you played here this turn, wherever they are now, including this card before it left (IO-1). */
const othersPlayedHere = (q: Query, me: AbilityContext) =>
  q.s.minionPlays.filter(
    ({ seat, at, card: ix, stamp }) =>
      isYou(me, seat) && at === here(q, me) && !(ix === me.self && q.isSame(ix, stamp)),
  );

export const giantAnts = faction(asFacts(facts), [
  /** Talent: If you played another minion here this turn, place a +1 power counter on each of the two. */
  card(
    'Killer Queen',
    talent(
      function* (me) {
        const inPlay = yield* look((q) =>
          othersPlayedHere(q, me)
            .filter(({ card: ix, stamp }) => q.isMinion(ix) && q.isSame(ix, stamp))
            .map((played) => played.card),
        );
        const other = yield* chooseCard(me.seat, 'Choose the minion you played here', inPlay);
        yield* act(...(other === null ? [me.self] : [me.self, other]).map((ix) => ops.counters(ix, 1)));
      },
      (q, me) => othersPlayedHere(q, me).length > 0,
    ),
  ),

  /** Place a +1 power counter on this minion. Ongoing: Before one of your minions is destroyed, you may prevent it by removing a +1 power counter from this minion. */
  card(
    'Drone',
    onPlay(function* (me) {
      yield* act(ops.counters(me.self, 1));
    }),
    instead(
      {
        of: 'destroy',
        when: (q, me, op) => q.isMinion(op.card) && isYours(me)(q, op.card) && hasCounters(q, me.self),
      },
      function* (me) {
        const name = yield* look((q) => q.name(me.args.card));
        const title = `Prevent that ${name} is destroyed`.slice(0, 60);
        if (!(yield* chooseToDo(me.seat, title, 'Remove a counter', 'Let it happen', [me.args.card]))) return false;
        return (yield* act(ops.counters(me.self, -1)))[0]!;
      },
    ),
  ),

  /** Place two +1 power counters on this minion. Talent: Transfer one of its +1 power counters to another minion. */
  card(
    'Soldier',
    onPlay(function* (me) {
      yield* act(ops.counters(me.self, 2));
    }),
    talent(
      function* (me) {
        const to = yield* chooseMinion(me, 'Choose the minion that gets a counter', (_q, ix) => ix !== me.self);
        yield* transferCounters({ from: me.self, to: to!, n: 1 });
      },
      (q, me) => hasCounters(q, me.self) && q.minions().length > 1,
    ),
  ),

  /** Place two +1 power counters on this card. */
  card(
    'Worker',
    onPlay(function* (me) {
      yield* act(ops.counters(me.self, 2));
    }),
  ),

  /** Transfer any number of your +1 power counters among your minions as you like. */
  card('A Kind of Magic', onPlay(transferAmongYours)),

  /** Choose up to three of your minions. Place a +1 power counter on each of them. */
  card(
    'Gimme the Prize',
    onPlay(function* (me) {
      const chosen = yield* chooseMinions(me, 'Place a +1 power counter on up to three of your minions', isYours(me), {
        min: 0,
        max: 3,
      });
      yield* act(...chosen.map((ix) => ops.counters(ix, 1)));
    }),
  ),

  /** Choose one of your minions and move it to another base. Then place two +1 power counters on it. */
  card(
    'Headlong',
    onPlay(function* (me) {
      const minion = yield* chooseMinion(me, 'Choose one of your minions to move', isYours(me));
      if (minion === null) return;
      yield* moveEach(me, [minion]);
      yield* act(ops.counters(minion, 2));
    }),
  ),

  /** Put this on a base. Ongoing: Other players' cards do not affect your minions here that have +1 power counters. */
  card(
    'The Show Must Go On',
    unaffected(fromAnothersCard, (q, me, ix) => yourMinionHere(q, me, ix) && hasCounters(q, ix)),
  ),

  /** Special: Before a base scores, you may choose one of your minions and transfer any number of its +1 power counters to another of your minions. */
  card(
    'Under Pressure',
    playedAt('beforeScore', function* (me) {
      yield* transferFromOne(me, isYours(me), isYours(me));
    }),
  ),

  /** Special: After a base scores, choose one of your minions there and transfer any or all of its +1 power counters to another minion. */
  card(
    'We Are the Champions',
    playedAt('afterScore', function* (me) {
      const isThere = (q: Query, ix: number): boolean => q.base(ix) === scoringBase(me);
      yield* transferFromOne(me, both(isYours(me), isThere), () => true);
    }),
  ),

  /** Each of your minions gets +1 power this turn for each +1 power counter on it. */
  card(
    'We Will Rock You',
    onPlay(function* (me) {
      const until = yield* endOfTurn();
      const mine = yield* look((q) => countersOn(q, q.minionsOf(me.seat)));
      yield* act(...mine.map(({ card: ix, n }) => ops.power(ix, n, until)));
    }),
  ),

  /** Remove as many +1 power counters as you like from your minions and draw that many cards. */
  card(
    'Who Wants to Live Forever?',
    onPlay(function* (me) {
      const chosen = yield* chooseCountersOfYours(me, 'Remove counters from one of your minions');
      const removed = yield* act(...chosen.map(({ card: ix, n }) => ops.counters(ix, -n)));
      const n = chosen.filter((_, i) => removed[i]).reduce((sum, one) => sum + one.n, 0);
      if (n > 0) yield* act(ops.draw(me.seat, n));
    }),
  ),

  /** Special: On your turn, if there are at least seven +1 power counters on your minions, you may play this titan. Ongoing: Before a minion goes to the discard pile, you may transfer one of its +1 power counters to this titan. Talent: Play an extra action. */
  titan(
    'Death on Six Legs',
    playsTitan({
      when: (q, me) => q.minionsOf(me.seat).reduce((sum, ix) => sum + q.card(ix).counters, 0) >= 7,
    }),
    beforeDiscarded(
      (q, _me, minion) => hasCounters(q, minion),
      function* (me) {
        const minion = me.args.card;
        const name = yield* look((q) => q.name(minion));
        const title = `Take a counter from ${name}`.slice(0, 60);
        if (yield* chooseToDo(me.seat, title, 'Transfer a counter', 'Leave it', [minion]))
          yield* transferCounters({ from: minion, to: me.self, n: 1 });
      },
    ),
    talent(function* (me) {
      yield* extraAction(me.seat);
    }),
  ),

  ...giantAntsBases,
]);
