import {
  type AbilityContext,
  act,
  actionsOnMinions,
  at,
  base,
  chooseCards,
  isYours,
  look,
  minionHere,
  minionsHave,
  ops,
  type Query,
  thisBaseScores,
  winners,
} from '@smash/engine/script';

/** Your actions on minions here. */
const yoursOnMinions = (q: Query, me: AbilityContext): number[] =>
  actionsOnMinions(q).filter((ix) => q.base(ix) === me.self && isYours(me)(q, ix));

export const cyborgApesBases = [
  /** Every minion here has +1 power for each action on it. */
  base(
    'Monkey Lab',
    minionsHave(minionHere, (q, _me, ix) => q.actionsOn(ix).length),
  ),

  /** After this base scores, the winner may return any number of their actions on minions here to their hand. */
  base(
    'Primate Park',
    at(
      'afterScore',
      { may: true, seats: winners, when: (q, me) => thisBaseScores(q, me) && yoursOnMinions(q, me).length > 0 },
      function* (me) {
        const actions = yield* look((q) => yoursOnMinions(q, me));
        const chosen = yield* chooseCards(me.seat, 'Return any number of your actions to your hand', actions, {
          min: 0,
          max: 99,
        });
        yield* act(...chosen.map(ops.returnToHand));
      },
    ),
  ),
];
