import {
  type AbilityContext,
  act,
  after,
  at,
  base,
  holdsMadness,
  look,
  madnessInHand,
  madnessToReturn,
  minionPlayedHere,
  ops,
  ownerOfPlayed,
  type Query,
  returnMadness,
  thisBaseScores,
  winners,
} from '@smash/engine/script';

const canReturnMadness = (q: Query, me: AbilityContext<{ base: number }>): boolean =>
  thisBaseScores(q, me) && madnessToReturn(q, me.seat).length > 0;

export const miskatonicUniversityBases = [
  /** Each time a minion has been played here, that minion's owner may return one Madness card from their hand to the Madness deck. */
  base(
    'Asylum',
    after('play', { may: true, seats: ownerOfPlayed, when: minionPlayedHere, possible: holdsMadness }, function* (me) {
      const [mine] = yield* look((q) => madnessInHand(q, me.seat));
      if (mine !== undefined) yield* act(ops.place(mine, 'pileBottom'));
    }),
  ),

  /** After this base scores, the winner may return any number of Madness cards to the Madness deck from their hand and discard pile. */
  base(
    'Miskatonic University',
    at('afterScore', { may: true, seats: winners, when: canReturnMadness }, function* (me) {
      const mine = yield* look((q) => madnessToReturn(q, me.seat));
      yield* returnMadness(me.seat, 'Return Madness cards to the Madness deck', mine, mine.length);
    }),
  ),
];
