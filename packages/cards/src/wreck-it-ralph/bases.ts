import {
  act,
  at,
  base,
  chooseCard,
  follows,
  instead,
  isActionOnBase,
  isControlledBy,
  isYours,
  look,
  moveToOrFromHere,
  onYourTurn,
  ops,
  type Query,
  thisBaseScores,
} from '@smash/engine/script';

/** A player's actions on the base itself. */
const actionsOf = (q: Query, base: number, seat: number): number[] =>
  q.actionsOn(base).filter((ix) => isControlledBy(q, ix, seat));

export const wreckItRalphBases = [
  /** When a play-on-base action on another base would go to the discard pile, it is transferred to here instead. After this base scores, each player may choose one of their actions on this base and return it to its owner's hand. */
  base(
    'The Dump',
    instead(
      {
        of: 'gone',
        when: (q, me, gone) => gone.spot === 'discard' && isActionOnBase(q, gone.card) && q.base(gone.card) !== me.self,
      },
      function* (me) {
        if (!(yield* follows(me, yield* look((q) => q.controller(me.args.card))))) return false;
        return (yield* act(ops.transfer(me.args.card, me.self)))[0]!;
      },
    ),
    at(
      'afterScore',
      {
        when: thisBaseScores,
        seats: (q, me) => q.clockwise().filter((seat) => actionsOf(q, me.self, seat).length > 0),
      },
      function* (me) {
        const actions = yield* look((q) => actionsOf(q, me.self, me.seat));
        const action = yield* chooseCard(me.seat, 'Choose the action that returns', actions, { may: true });
        if (action !== null) yield* act(ops.returnToHand(action));
      },
    ),
  ),

  /** On your turn, you may move one of your minions from here or to here. */
  base(
    'The Power Strip',
    onYourTurn({ label: '', when: (q, me) => q.minionsOf(me.seat).length > 0 }, function* (me) {
      yield* moveToOrFromHere(me, 'Move one of your minions from here or to here', isYours(me));
    }),
  ),
];
