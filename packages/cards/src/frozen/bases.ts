import {
  act,
  at,
  base,
  isAnothers,
  isControlledBy,
  look,
  minionHere,
  minionsHave,
  ops,
  thisBaseScores,
} from '@smash/engine/script';

export const frozenBases = [
  /** When this base scores, the player with the most minions here gains 1 more VP. */
  base(
    'Arendelle',
    at('score', { when: thisBaseScores }, function* (me) {
      const most = yield* look((q) => {
        const here = q.minionsAt(me.self);
        const counts = q.clockwise().map((seat) => ({
          seat,
          n: here.filter((ix) => isControlledBy(q, ix, seat)).length,
        }));
        const top = Math.max(1, ...counts.map(({ n }) => n));
        return counts
          .filter(({ seat, n }) => n === top && q.ignoring(me.self, seat) !== 'must')
          .map(({ seat }) => seat);
      });
      yield* act(...most.map((seat) => ops.gainVp(seat, 1)));
    }),
  ),

  /** Minions here of other players have -1 power. */
  base(
    'Ice Palace',
    minionsHave((q, me, ix) => minionHere(q, me, ix) && isAnothers({ seat: q.s.current })(q, ix), -1),
  ),
];
