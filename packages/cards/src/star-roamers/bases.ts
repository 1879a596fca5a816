import {
  type AbilityContext,
  act,
  at,
  base,
  chooseMinion,
  fromAnothersCard,
  isYours,
  look,
  minionHere,
  moveEach,
  ops,
  type Query,
  unaffectedByOthers,
} from '@smash/engine/script';

const canMove = (q: Query, me: AbilityContext): boolean =>
  q.minionsOf(me.seat).length > 0 && q.otherBases(me.self).length > 0;

export const starRoamersBases = [
  /** At the start of your turn, you may move one minion of yours to here, or one that is here to another base. */
  base(
    'USS Undertaking',
    at('turnStart', { may: true, seats: (q) => [q.s.current], possible: canMove }, function* (me) {
      const minion = yield* chooseMinion(me, 'Move one of your minions to or from this base', isYours(me));
      if (minion === null) return;
      if (yield* look((q) => q.base(minion) === me.self)) yield* moveEach(me, [minion]);
      else yield* act(ops.move(minion, me.self));
    }),
  ),

  /** A minion here is not affected by other players' minions that are here. */
  base(
    'Neutral Space',
    unaffectedByOthers(
      minionHere,
      (you, cause, q, me) => cause.type === 'minion' && q.base(cause.card) === me.self && fromAnothersCard(you, cause),
    ),
  ),
];
