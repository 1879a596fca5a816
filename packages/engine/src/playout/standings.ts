import { type CardIx, NOBODY } from '../model/index.ts';
import { hasOtherPower, mayWithhold } from '../query/power.ts';
import type { Query } from '../query/query.ts';
import { withheld } from '../query/rank.ts';

/** How a base stands, by seat. The same numbers as `Query.total`, `breakpoint` and `ranks`. */
export interface Standing {
  base: CardIx;
  total: number;
  breakpoint: number;
  /** It reaches its breakpoint, and no card keeps it from scoring. */
  ready: boolean;
  power: number[];
  /** VP if the base scored now. */
  vp: number[];
  /** How many minions each has there. */
  minions: number[];
}

export function standings(q: Query): Standing[] {
  const list: Standing[] = [];
  for (const base of q.bases()) list.push(standing(q, base));
  return list;
}

function standing(q: Query, base: CardIx): Standing {
  const seats = q.s.seats.length;
  const power = zeros(seats);
  const minions = zeros(seats);
  let total = 0;
  const withholds = mayWithhold(q);
  for (const ix of q.minionsAt(base)) {
    const seat = q.controller(ix);
    if (seat === NOBODY) continue;
    const added = q.addedPower(ix, seat);
    power[seat]! += added;
    total += withholds ? q.addedPower(ix) : added;
    minions[seat]!++;
  }
  if (hasOtherPower(q, base))
    q.otherPower(base, (delta, _kind, _source, seat) => {
      if (seat === NOBODY) return;
      power[seat]! += delta;
      total += delta;
    });
  const breakpoint = q.breakpoint(base);
  const ready = total >= breakpoint && q.canScore(base);
  return { base, total, breakpoint, ready, power, vp: vpOf(q, base, power, minions), minions };
}

/** SET-1: at most four players. */
const ZEROS: readonly number[] = [0, 0, 0, 0];
const zeros = (n: number): number[] => ZEROS.slice(0, n);

/** VP-1 to VP-3, BIG-4: as in query/rank.ts. */
function vpOf(q: Query, base: CardIx, power: readonly number[], minions: readonly number[]): number[] {
  const awards = q.s.big ? SIDE : q.def(base).vp;
  const vp = zeros(power.length);
  for (let seat = 0; seat < power.length; seat++) {
    if (!isThere(q, seat, power, minions)) continue;
    let better = 0;
    for (let other = 0; other < power.length; other++)
      if (power[other]! > power[seat]! && isThere(q, other, power, minions)) better++;
    const award = awards[better];
    if (award !== undefined) vp[seat] = Math.max(0, award - withheld(q, base, seat));
  }
  return vp;
}
const SIDE = [1];
const isThere = (q: Query, seat: number, power: readonly number[], minions: readonly number[]): boolean =>
  !q.s.seats[seat]!.out && (power[seat]! >= 1 || minions[seat]! > 0);
