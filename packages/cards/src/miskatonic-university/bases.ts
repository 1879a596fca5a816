import {
  type AbilityContext,
  after,
  at,
  base,
  isSomebody,
  look,
  madnessInHand,
  madnessToReturn,
  minionPlayedHere,
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
    after('play', { when: minionPlayedHere }, function* (me) {
      const owner = yield* look((q) => q.owner(me.args.card));
      if (!isSomebody(owner) || (yield* look((q) => q.ignoring(me.self, owner))) === 'must') return;
      const mine = yield* look((q) => madnessInHand(q, owner).slice(0, 1));
      yield* returnMadness(owner, 'Return a Madness card to the Madness deck', mine, 1);
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
