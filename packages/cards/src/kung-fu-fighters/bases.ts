import {
  act,
  afterYouPlayHere,
  at,
  base,
  isStillInPlay,
  look,
  ops,
  thisBaseScores,
  yourMinionHere,
} from '@smash/engine/script';

export const kungFuFightersBases = [
  /** After you play a minion here, each of your minions here that has less power than it gets a +1 power counter placed on it. */
  base(
    'Ancient Dojo',
    afterYouPlayHere({ still: isStillInPlay }, function* (me) {
      const weaker = yield* look((q) =>
        q.minions((ix) => yourMinionHere(q, me, ix) && q.power(ix) < q.power(me.args.card)),
      );
      yield* act(...weaker.map((ix) => ops.counters(ix, 1)));
    }),
  ),

  /** When this base scores, for each player without power here the winner gains 1 VP. */
  base(
    'Tournament Site',
    at('score', { when: thisBaseScores }, function* (me) {
      const [without, ...first] = yield* look((q) => [
        q.clockwise().filter((seat) => q.total(me.self, seat) === 0).length,
        ...q
          .ranks(me.self)
          .filter((rank) => rank.place === 1 && q.ignoring(me.self, rank.seat) !== 'must')
          .map((rank) => rank.seat),
      ]);
      if (without! > 0) yield* act(...first.map((seat) => ops.gainVp(seat, without!)));
    }),
  ),
];
