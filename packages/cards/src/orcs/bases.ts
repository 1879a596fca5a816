import {
  act,
  at,
  base,
  fromAnothersAction,
  look,
  minionHere,
  ops,
  thisBaseScores,
  unaffectedByOthers,
} from '@smash/engine/script';

export const orcsBases = [
  /** When this base scores, if the players' total power here is 22 or more in all, the three players with the most power here each gain 1 VP. */
  base(
    'Garrison',
    at('score', { when: thisBaseScores }, function* (me) {
      const best = yield* look((q) => {
        const sum = q.clockwise().reduce((all, seat) => all + q.total(me.self, seat), 0);
        // Beyond the third place there is none (VP-1).
        const placed = q.ranks(me.self).filter(({ place }) => place > 0);
        return sum < 22 ? [] : placed.map(({ seat }) => seat).filter((seat) => q.ignoring(me.self, seat) !== 'must');
      });
      yield* act(...best.map((seat) => ops.gainVp(seat, 1)));
    }),
  ),

  /** Actions of other players do not affect minions here. */
  base('The Pits', unaffectedByOthers(minionHere, fromAnothersAction)),
];
