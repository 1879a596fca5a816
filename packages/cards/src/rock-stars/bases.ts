import {
  act,
  after,
  at,
  base,
  bySomebody,
  carriedOutBy,
  chooseCard,
  endOfTurn,
  follows,
  forEachPlayer,
  isControlledBy,
  isStillInPlay,
  look,
  ops,
  thisBaseScores,
} from '@smash/engine/script';

export const rockStarsBases = [
  /** After you play a minion here or move one to here, it gets +1 power this turn. */
  base(
    'Lake Minnetonka',
    after(
      ['play', 'move'],
      {
        when: (_q, me, happened) => happened.to === me.self && bySomebody(happened),
        seats: (_q, me) => [me.args.by],
        still: isStillInPlay,
      },
      function* (me) {
        yield* act(ops.power(me.args.card, 1, yield* endOfTurn()));
      },
    ),
  ),

  /** Before this base scores, each player may move to here one minion of theirs. */
  base(
    'Palooza',
    at('beforeScore', { when: thisBaseScores }, function* (me) {
      yield* forEachPlayer(function* (seat) {
        const theirs = yield* look((q) => q.minions((ix) => isControlledBy(q, ix, seat) && q.base(ix) !== me.self));
        if (!(yield* follows(me, seat))) return;
        const minion = yield* chooseCard(seat, 'Move one of your minions here', theirs, { may: true });
        if (minion !== null) yield* act(...carriedOutBy(seat, ops.move(minion, me.self)));
      });
    }),
  ),
];
