import {
  act,
  after,
  base,
  both,
  carriedOutBy,
  chooseMinion,
  destroyedHere,
  hasCounters,
  isHere,
  isOutmatched,
  isYours,
  mayMoveHere,
  NOBODY,
  ops,
  protect,
} from '@smash/engine/script';

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
    mayMoveHere('Move one of your minions to this base', (q, me, ix) => q.controller(ix) === me.seat),
  ),
];

export const vampiresBases = [
  /** After you play a minion here, you may place a +1 power counter on it if another player has more power here than you. */
  base(
    'Castle Blood',
    after(
      'play',
      {
        may: true,
        seats: (_q, me) => [me.args.seat as number],
        when: (q, me, played) => played.to === me.self && q.isMinionCard(played.card) && played.seat !== NOBODY,
        still: (q, me) => q.isMinion(me.args.card as number) && isOutmatched(q, me.self, me.seat),
      },
      function* (me) {
        yield* act(...carriedOutBy(me.seat, ops.counters(me.args.card as number, 1)));
      },
    ),
  ),

  /** When one or more minions here are destroyed, whoever destroyed them may place one +1 power counter on a minion of their own here. */
  base(
    'Crypt',
    after(
      'destroy',
      {
        may: true,
        together: true,
        seats: (_q, me) => [me.args.by as number],
        when: (q, me, destroyed) => destroyedHere(q, me, destroyed) && destroyed.by !== NOBODY,
        still: (q, me) => q.hasMinion(me.self, me.seat),
      },
      function* (me) {
        const minion = yield* chooseMinion(me, 'Choose one of your minions here', both(isHere(me), isYours(me)));
        if (minion !== null) yield* act(...carriedOutBy(me.seat, ops.counters(minion, 1)));
      },
    ),
  ),
];
