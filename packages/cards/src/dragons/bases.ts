import { act, at, base, minionHere, minionsHave, ops, thisBaseScores, winners } from '@smash/engine/script';

export const dragonsBases = [
  /** The winner draws three cards. */
  base(
    "Dragon's Lair",
    at('afterScore', { seats: winners, when: thisBaseScores }, function* (me) {
      yield* act(ops.draw(me.seat, 3));
    }),
  ),

  /** Every minion here has -1 power. */
  base("Wyrm's Desolation", minionsHave(minionHere, -1)),
];
