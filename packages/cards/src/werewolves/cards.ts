import {
  type AbilityContext,
  act,
  atStartOfYourTurn,
  cannotBeDestroyed,
  card,
  chooseMinion,
  endOfTurn,
  extraAction,
  faction,
  here,
  host,
  isHost,
  isOutmatched,
  isStrongestHere,
  isYours,
  look,
  minionsGet,
  onPlay,
  ops,
  playsTitan,
  type Query,
  special,
  talent,
  thisBaseScores,
  titan,
  toOneMinion,
  usesTalentsAgain,
  yourMinionHere,
  yourMinionsHereHave,
} from '@smash/engine/script';
import { asFacts } from '../facts.ts';
import { werewolvesBases } from './bases.ts';
import facts from './facts.json' with { type: 'json' };

/** Has the minion this is on the highest power here? */
const hostIsStrongest = (q: Query, me: AbilityContext): boolean => isStrongestHere(q, host(q, me));

/** Do you have the most power at this base, alone or tied, and any at all? */
const hasMost = (q: Query, me: AbilityContext, base: number): boolean =>
  q.total(base, me.seat) > 0 && !isOutmatched(q, base, me.seat);

export const werewolves = faction(asFacts(facts), [
  /** Special: Before this base scores, every minion of yours here gets +1 power this turn. */
  card(
    'Pack Alpha',
    special('beforeScore', { when: thisBaseScores }, function* (me) {
      yield* minionsGet(me, yourMinionHere, 1);
    }),
  ),

  /** Special: Before this base scores, this minion gets +2 power this turn. */
  card(
    'Loup-Garou',
    special('beforeScore', { when: thisBaseScores }, function* (me) {
      yield* act(ops.power(me.self, 2, yield* endOfTurn()));
    }),
  ),

  /** Talent: This minion gets +1 power this turn. */
  card(
    'Teenage Wolf',
    talent(function* (me) {
      yield* act(ops.power(me.self, 1, yield* endOfTurn()));
    }),
  ),

  /** This minion gets +2 power this turn. */
  card(
    'Howler',
    onPlay(function* (me) {
      yield* act(ops.power(me.self, 2, yield* endOfTurn()));
    }),
  ),

  /** Choose one of your minions. Destroy a minion at its base whose power is lower. */
  card(
    'Chew Toy',
    onPlay(function* (me) {
      const minion = yield* chooseMinion(me, 'Choose your minion that destroys a weaker one', isYours(me));
      if (minion === null) return;
      yield* toOneMinion(
        me,
        'Destroy a minion there of lower power',
        (q, ix) => q.base(ix) === q.base(minion) && q.power(ix) < q.power(minion),
        ops.destroy,
      );
    }),
  ),

  /** Each of your minions with power 4 or more gets +1 power this turn. */
  card(
    'Frenzy',
    onPlay(function* (me) {
      yield* minionsGet(me, (q, _me, ix) => isYours(me)(q, ix) && q.power(ix) >= 4, 1);
    }),
  ),

  /** Put this on a base. Ongoing: Your minions here have +1 power each. */
  card('Full Moon', yourMinionsHereHave(1)),

  /** Put this on a minion. Talent: You may play an extra action if this minion has the highest power here. */
  card(
    'Leader of the Pack',
    talent(function* (me) {
      yield* extraAction(me.seat);
    }, hostIsStrongest),
  ),

  /** Choose one of your minions. Destroy any number of minions at its base whose powers add up to no more than its power. */
  card(
    'Let the Dog Out',
    onPlay(function* (me) {
      const dog = yield* chooseMinion(me, 'Choose your minion that destroys others', isYours(me));
      if (dog === null) return;
      const [base, power] = yield* look((q) => [q.base(dog), q.power(dog)]);
      const prey: number[] = [];
      for (let left = power!; ; ) {
        const next = yield* chooseMinion(
          me,
          `Destroy minions there: power left ${left}`,
          (q, ix) => q.base(ix) === base && q.power(ix) <= left && !prey.includes(ix),
          { may: true },
        );
        if (next === null) break;
        prey.push(next);
        left -= yield* look((q) => q.power(next));
      }
      yield* act(...prey.map(ops.destroy));
    }),
  ),

  /** Put this on a base. Ongoing: At the start of your turn, if you have more total power here than each other player, this base's starting breakpoint becomes 0 this turn. */
  card(
    'Marking Territory',
    atStartOfYourTurn(function* (me) {
      const base = yield* look((q) => here(q, me));
      const leads = yield* look((q) =>
        q.otherPlayers(me.seat).every((other) => q.total(base, other) < q.total(base, me.seat)),
      );
      if (leads) yield* act(ops.startingBreakpoint(base, 0, yield* endOfTurn()));
    }),
  ),

  /** Put this on a minion. Talent: Draw a card if this minion has the highest power here. */
  card(
    'Moontouched',
    talent(function* (me) {
      yield* act(ops.draw(me.seat, 1));
    }, hostIsStrongest),
  ),

  /** Put this on a minion. Ongoing: This minion cannot be destroyed. */
  card('Unstoppable', cannotBeDestroyed(isHost)),

  /** Special: On your turn, if you have the most power on at least two bases, you may play this titan on one of them. Ongoing: On your turn, each of your cards may use its talent one additional time. Talent: One of your minions gets +1 power this turn. */
  titan(
    'Great Wolf Spirit',
    playsTitan({
      when: (q, me) => q.bases().filter((base) => hasMost(q, me, base)).length >= 2,
      where: hasMost,
    }),
    usesTalentsAgain((q, me, ix) => isYours(me)(q, ix)),
    talent(
      function* (me) {
        const until = yield* endOfTurn();
        yield* toOneMinion(me, 'Give one of your minions +1 power', isYours(me), (ix) => ops.power(ix, 1, until));
      },
      (q, me) => q.minionsOf(me.seat).length > 0,
    ),
  ),

  ...werewolvesBases,
]);
