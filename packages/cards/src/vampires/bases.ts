import {
  act,
  after,
  afterYouPlayHere,
  base,
  both,
  bySomebody,
  chooseMinion,
  destroyedHere,
  isHere,
  isOutmatched,
  isStillInPlay,
  isYours,
  ops,
} from '@smash/engine/script';

export const vampiresBases = [
  /** After you play a minion here, you may place a +1 power counter on it if another player has more power here than you. */
  base(
    'Castle Blood',
    afterYouPlayHere(
      {
        may: true,
        still: (q, me) => isStillInPlay(q, me) && isOutmatched(q, me.self, me.seat),
      },
      function* (me) {
        yield* act(ops.counters(me.args.card, 1));
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
        seats: (_q, me) => [me.args.by],
        when: (q, me, destroyed) => destroyedHere(q, me, destroyed) && bySomebody(destroyed),
        still: (q, me) => q.hasMinion(me.self, me.seat),
      },
      function* (me) {
        const minion = yield* chooseMinion(
          me,
          'Place a +1 power counter on one of your minions here',
          both(isHere(me), isYours(me)),
        );
        if (minion !== null) yield* act(ops.counters(minion, 1));
      },
    ),
  ),
];
