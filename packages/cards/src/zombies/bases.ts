import { act, at, base, look, ops, thisBaseScores, vpWhenScoring, winners } from '@smash/engine/script';

export const zombiesBases = [
  /** After this base scores, the winner's whole hand is discarded, and they draw five cards. */
  base(
    'Evans City Cemetery',
    at('afterScore', { seats: winners, when: thisBaseScores }, function* (me) {
      const hand = yield* look((q) => q.hand(me.seat));
      yield* act(...hand.map(ops.discard));
      yield* act(ops.draw(me.seat, 5));
    }),
  ),

  /** When this base scores, every player gains 1 VP for each of their minions here. */
  base('Rhodes Plaza Mall', ...vpWhenScoring((q, mall, seat) => q.minionsOf(seat, mall).length)),
];
