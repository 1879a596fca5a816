import {
  base,
  isAnothers,
  isControlledBy,
  minionHere,
  minionsHave,
  type Seat,
  vpWhenScoring,
} from '@smash/engine/script';

export const frozenBases = [
  /** When this base scores, the player with the most minions here gains 1 more VP. */
  base(
    'Arendelle',
    ...vpWhenScoring((q, arendelle, seat) => {
      const here = q.minionsAt(arendelle);
      const count = (one: Seat): number => here.filter((ix) => isControlledBy(q, ix, one)).length;
      return count(seat) > 0 && q.clockwise().every((other) => count(other) <= count(seat)) ? 1 : 0;
    }),
  ),

  /** Minions here of other players have -1 power. */
  base(
    'Ice Palace',
    minionsHave((q, me, ix) => minionHere(q, me, ix) && isAnothers({ seat: q.s.current })(q, ix), -1),
  ),
];
