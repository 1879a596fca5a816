import { NOBODY, type Seat } from '../model/index.ts';
import type { Query } from './query.ts';
import type { Rank } from './rank.ts';

/** The VP for places in the current period; after a tie those of the first (BIG-6). */
const periodVp = ({ s: { big } }: Query): number[] => big!.vp[big!.overtime > 0 ? 0 : big!.period - 1] ?? [];

/** BIG-4: total power over the whole board, and the resulting places; tied players all take the best one (VP-3). */
export function boardRanks(q: Query): Rank[] {
  const awards = periodVp(q);
  const list = q.s.seats.flatMap((state, seat): Rank[] =>
    state.out ? [] : [{ seat, power: q.boardTotal(seat), place: 0, vp: 0 }],
  );
  const isIn = ({ seat, power }: Rank): boolean => power >= 1 || q.bases().some((side) => q.hasMinion(side, seat));
  for (const rank of list.filter(isIn)) {
    const better = list.filter((other) => other.power > rank.power).length;
    rank.place = better + 1;
    rank.vp = Math.max(0, awards[better] ?? 0);
  }
  return list;
}

/** BIG-2: the player with the lowest total power; on a tie, the first of them clockwise from the First Player. */
export function lowest(q: Query): Seat {
  const seats = q.clockwise(q.s.big!.first);
  const least = Math.min(...seats.map((seat) => q.boardTotal(seat)));
  return seats.find((seat) => q.boardTotal(seat) === least) ?? NOBODY;
}
