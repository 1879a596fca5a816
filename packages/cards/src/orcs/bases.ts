import { base, fromAnothersAction, minionHere, unaffectedByOthers, vpWhenScoring } from '@smash/engine/script';

export const orcsBases = [
  /** When this base scores, if the players' total power here is 22 or more in all, the three players with the most power here each gain 1 VP. */
  base(
    'Garrison',
    ...vpWhenScoring((q, garrison, seat) => {
      const sum = q.clockwise().reduce((all, one) => all + q.total(garrison, one), 0);
      // Beyond the third place there is none (VP-1).
      return sum >= 22 && q.ranks(garrison).some((rank) => rank.seat === seat && rank.place > 0) ? 1 : 0;
    }),
  ),

  /** Actions of other players do not affect minions here. */
  base('The Pits', unaffectedByOthers(minionHere, fromAnothersAction)),
];
