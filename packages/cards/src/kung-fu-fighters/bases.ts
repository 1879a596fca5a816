import {
  act,
  afterYouPlayHere,
  base,
  isStillInPlay,
  look,
  ops,
  vpWhenScoring,
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
    ...vpWhenScoring((q, site, seat) =>
      q.ranks(site).some((rank) => rank.seat === seat && rank.place === 1)
        ? q.clockwise().filter((other) => q.total(site, other) === 0).length
        : 0,
    ),
  ),
];
