import { base, hasCounters, isYours, mayMoveHere, protect } from '@smash/engine/script';

export const giantAntsBases = [
  /** A minion here that has a +1 power counter cannot be destroyed. */
  base(
    'Egg Chamber',
    protect(
      (q, me, op) =>
        op.verb === 'destroy' && q.isMinion(op.card) && q.base(op.card) === me.self && hasCounters(q, op.card),
    ),
  ),

  /** Each player, at the start of their turn, may move one of their minions from any base to here. */
  base(
    'The Hill',
    mayMoveHere('Move one of your minions to this base', (q, me, ix) => isYours(me)(q, ix)),
  ),
];
