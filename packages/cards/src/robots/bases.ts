import { act, at, base, look, minionHere, minionsHave, ops, thisBaseScores } from '@smash/engine/script';

export const robotsBases = [
  /** When this base scores, for every 5 power they have here the winner gains 1 VP. */
  base(
    'Factory 436-1337',
    at('score', { when: thisBaseScores }, function* (me) {
      const first = yield* look((q) =>
        q
          .ranks(me.self)
          .filter((r) => r.place === 1 && q.ignoring(me.self, r.seat) !== 'must')
          .map((r) => [r.seat, Math.floor(r.power / 5)]),
      );
      yield* act(...first.filter(([, n]) => n! > 0).map(([seat, n]) => ops.gainVp(seat!, n!)));
    }),
  ),

  /** All minions here have +1 power. */
  base('The Central Brain', minionsHave(minionHere, 1)),
];
