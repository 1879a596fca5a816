import type { CardIx, Seat } from '../model/index.ts';
import type { Query } from './query.ts';
import { isStopped } from './restrictions.ts';

export interface Rank {
  seat: Seat;
  power: number;
  /** 1, 2, 3 or 0: not eligible, or below third place. */
  place: number;
  vp: number;
}

/** Each player's place and VP if the base scored now (VP-1, VP-2, VP-3). One entry per seat in the game. */
export function ranks(q: Query, base: CardIx): Rank[] {
  const list: Rank[] = [];
  for (let seat = 0; seat < q.s.seats.length; seat++) {
    if (q.s.seats[seat]!.out) continue;
    const power = q.total(base, seat);
    const eligible = power >= 1 || q.hasMinion(base, seat);
    list.push({ seat, power, place: eligible ? 0 : -1, vp: 0 });
  }
  // A side of the Big Base board is worth one VP to the player with the most power there (BIG-4).
  const awards = q.s.big ? [1] : q.def(base).vp;
  for (const rank of list) {
    if (rank.place < 0) {
      rank.place = 0;
      continue;
    }
    let better = 0;
    for (const other of list)
      if (other.power > rank.power && (other.power >= 1 || q.hasMinion(base, other.seat))) better++;
    if (better < 3) {
      rank.place = better + 1;
      rank.vp = Math.max(0, (awards[better] ?? 0) - withheld(q, base, rank.seat));
    }
  }
  return list;
}

/** How much cards reduce the base's award to this player. */
export function withheld(q: Query, base: CardIx, seat: Seat): number {
  let less = 0;
  for (const { ability, me } of q.active().award)
    if (!isStopped(q, ability, me.seat)) less += ability.of(q, me, base, seat);
  return less;
}

/** What the base's own ability would give this player if it scored now; the sides of a Big Base board do not score. */
export function gained(q: Query, base: CardIx, seat: Seat): number {
  if (q.s.big) return 0;
  let vp = 0;
  for (const { ability, me } of q.active().gains) vp += ability.of(q, me, base, seat);
  return vp;
}

/** Is this player winning there? All players tied for the most power are (VP-3). */
export const isWinning = (q: Query, base: CardIx, seat: Seat): boolean =>
  q.ranks(base).some((rank) => rank.seat === seat && rank.place === 1);

/** Does another player have more power at the base than this one? */
export const isOutmatched = (q: Query, base: CardIx, seat: Seat): boolean =>
  q.otherPlayers(seat).some((other) => q.total(base, other) > q.total(base, seat));
