import {
  type AbilityContext,
  act,
  at,
  both,
  card,
  chooseBase,
  chooseCards,
  chooseOtherBase,
  extraActionOn,
  faction,
  fromAnothersAction,
  here,
  host,
  hostPower,
  isAction,
  isAnothers,
  isHere,
  isHost,
  isYours,
  isYourTurn,
  lendsActions,
  look,
  minionsHave,
  onPlay,
  onYourMinion,
  ops,
  ownPower,
  placesInHandInstead,
  powerAtMost,
  type Query,
  showTop,
  special,
  talent,
  thisBaseScores,
  toOneMinion,
  unaffected,
} from '@smash/engine/script';
import { asFacts } from '../facts.ts';
import { cyborgApesBases } from './bases.ts';
import facts from './facts.json' with { type: 'json' };

/**
 * Is it this action's minion, or another action on that minion? Cards stored under it are safe from everything but
 * itself (STO-1).
 */
const isShielded = (q: Query, me: AbilityContext, ix: number): boolean =>
  isHost(q, me, ix) || (ix !== me.self && q.card(ix).at === host(q, me));

export const cyborgApes = faction(asFacts(facts), [
  /** Ongoing: When you play an action on this minion, you may play it from your discard pile instead of from your hand. */
  card('Cyberback', lendsActions()),

  /** Ongoing: If one of your actions on a minion here would go to the discard pile, you may place it into your hand instead. */
  card(
    'Clyde 2.0',
    placesInHandInstead((q, me, ix) => q.card(ix).zone === 'on' && both(isYours(me), isHere(me))(q, ix), { may: true }),
  ),

  /** Talent: You may play an extra action, but only on this minion. */
  card(
    'Baboom',
    talent(function* (me) {
      yield* extraActionOn(me.seat, me.self);
    }),
  ),

  /** Ongoing: Each action on this minion gives it +1 power. */
  card(
    'Furious George',
    ownPower((q, me) => q.actionsOn(me.self).length),
  ),

  /** Put this on a minion. Ongoing: This minion has +3 power. */
  card('Cyberevolution', hostPower(3)),

  /** Put this on a minion. Special: After this base scores, you may both move this minion to another base and destroy this action. */
  card(
    'Flying Monkey',
    special(
      'afterScore',
      { may: true, when: (q, me) => thisBaseScores(q, me) && q.otherBases(here(q, me)).length > 0 },
      function* (me) {
        const minion = yield* look((q) => host(q, me));
        const to = yield* chooseOtherBase(me.seat, minion, yield* look((q) => q.name(minion)));
        if (to !== null) yield* act(ops.move(minion, to));
        yield* act(ops.destroy(me.self));
      },
    ),
  ),

  /** Choose a base. Destroy all actions of other players on it and on minions there. */
  card(
    'Going Bananas',
    onPlay(function* (me) {
      const bases = yield* look((q) => q.bases());
      const base = yield* chooseBase(me.seat, 'Choose the base whose actions you destroy', bases);
      const theirs = yield* look((q) => q.actions().filter((ix) => q.base(ix) === base && isAnothers(me)(q, ix)));
      yield* act(...theirs.map(ops.destroy));
    }),
  ),

  /** Put this on a minion. Ongoing: This minion has +2 power for each action on it, counting this one. */
  card(
    'Juiced Up',
    minionsHave(isHost, (q, _me, minion) => 2 * q.actionsOn(minion).length),
  ),

  /** Put this on one of your minions. Ongoing: Draw one more card at the end of your turn. */
  card(
    'Missing Uplink',
    onYourMinion,
    at('turnEnd', { when: isYourTurn }, function* (me) {
      yield* act(ops.draw(me.seat, 1));
    }),
  ),

  /** Put this on one of your minions. Talent: Destroy another player's minion here with power 4 or less. Place this card on the bottom of your deck. */
  card(
    'Monkey on Your Back',
    onYourMinion,
    talent(function* (me) {
      yield* toOneMinion(
        me,
        'Destroy a minion of another player here',
        (q, ix) => isAnothers(me)(q, ix) && isHere(me)(q, ix) && powerAtMost(4)(q, ix),
        ops.destroy,
      );
      yield* act(ops.place(me.self, 'bottom'));
    }),
  ),

  /** Reveal the top five cards of your deck. Place any number of the actions among them into your hand, then shuffle the others into your deck. */
  card(
    'Monkey See, Monkey Do',
    onPlay(function* (me) {
      const five = yield* showTop(me.seat, 5);
      const actions = yield* look((q) => five.filter((ix) => isAction(q, ix)));
      const taken = yield* chooseCards(me.seat, 'Choose the actions to place in your hand', actions, {
        min: 0,
        max: 99,
        shown: five,
      });
      yield* act(...taken.map((ix) => ops.place(ix, 'hand')));
      yield* act(ops.shuffle(me.seat));
    }),
  ),

  /** Put this on a minion. Ongoing: Other players' actions do not affect this minion or the other actions on it. */
  card('Shielding', unaffected(fromAnothersAction, isShielded)),

  ...cyborgApesBases,
]);
