import { base, minionHere, minionsHave, vpWhenScoring } from '@smash/engine/script';

export const robotsBases = [
  /** When this base scores, for every 5 power they have here the winner gains 1 VP. */
  base(
    'Factory 436-1337',
    ...vpWhenScoring((q, factory, seat) => {
      const first = q.ranks(factory).find((rank) => rank.seat === seat && rank.place === 1);
      return first ? Math.floor(first.power / 5) : 0;
    }),
  ),

  /** All minions here have +1 power. */
  base('The Central Brain', minionsHave(minionHere, 1)),
];
