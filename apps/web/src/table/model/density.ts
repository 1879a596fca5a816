/** How much of each minion a lane shows: name, chip or only a sum. */
export type Density = 'name' | 'chip' | 'sum';

export interface Room {
  /** Height for all lanes of the base together. */
  height: number;
  /** Lanes stand two by two. */
  pairs: boolean;
  head: number;
  tile: number;
  gap: number;
  /** Columns of named tiles. */
  columns: number;
  /** Columns of chips. */
  chips: number;
}

const rows = (n: number, density: Density, room: Room): number => {
  if (n === 0) return 0;
  if (density === 'sum') return 1;
  const per = density === 'name' ? room.columns : room.chips;
  return Math.ceil(n / per);
};
const height = (n: number, density: Density, room: Room): number => {
  const r = rows(n, density, room);
  return room.head + (r ? r * room.tile + (r - 1) * room.gap + room.gap : 0);
};

/** Lanes that must fit together: every lane alone when they stand two by two, else all of them. */
function fits(counts: number[], density: Density[], room: Room): boolean {
  const each = counts.map((n, i) => height(n, density[i]!, room));
  if (!room.pairs) return each.reduce((a, b) => a + b, 0) <= room.height;
  let sum = 0;
  for (let i = 0; i < each.length; i += 2) sum += Math.max(each[i]!, each[i + 1] ?? 0);
  return sum <= room.height;
}

/** Starts with names everywhere and takes the fullest lanes down step by step; the viewer's own lane comes last. */
export function densities(counts: number[], room: Room): Density[] {
  const result: Density[] = counts.map(() => 'name');
  if (room.height <= 0) return result;
  for (const next of ['chip', 'sum'] as const) {
    const order = counts.map((n, i) => ({ n, i })).sort((a, b) => b.n - a.n || a.i - b.i);
    const last = counts.length - 1;
    for (const { n, i } of [...order.filter((o) => o.i !== last), ...order.filter((o) => o.i === last)]) {
      if (fits(counts, result, room)) return result;
      if (height(n, next, room) < height(n, result[i]!, room)) result[i] = next;
    }
  }
  return result;
}

/** All lanes may be equally tall, so that they line up across bases. */
export function even(counts: number[], density: Density[], room: Room): boolean {
  const lanes = room.pairs ? Math.ceil(counts.length / 2) : counts.length;
  return counts.every((n, i) => height(n, density[i]!, room) <= room.height / lanes);
}
