/**
 * How much of each minion a lane shows, fullest first: picture and text, text, a name, a chip with an emblem, only its
 * power, only the sum of all.
 */
export type Density = 'card' | 'text' | 'name' | 'chip' | 'slim' | 'sum';

/** Shows its text. */
export const isFull = (density: Density): boolean => density === 'card' || density === 'text';

/** Shows no name. */
export const isChip = (density: Density): boolean => !isFull(density) && density !== 'name';

/** Minimum height of tiles that show text, px. */
export const CARD_TILE = 108;
export const TEXT_TILE = 64;

/** Least width of a chip: the band of its player, a number and an emblem; and the gap between two. px */
export const CHIP = 46;
/** On a crowded tablet, with the gap between two a finger wide. */
export const CLOSE_CHIP = 37;
/** The same without an emblem. */
export const SLIM = 30;
/** And on the smallest phones, closer together, so that a titan has room beside four minions. */
export const LEAST_SLIM = { width: 24, gap: 3 };
const CHIP_GAP = 4;

/** How many chips stand side by side. */
export const chipsIn = (width: number, chip = CHIP, gap = CHIP_GAP): number =>
  Math.max(1, Math.floor((width + gap) / (chip + gap)));

export interface Room {
  /** Height for all lanes of the base together. */
  height: number;
  /** Lanes are in pairs. */
  pairs: boolean;
  head: number;
  tile: number;
  gap: number;
  /** Columns of tiles with text; 0 = a lane is too narrow for them. */
  wide: number;
  /** Columns of named tiles. */
  columns: number;
  /** Columns of chips, with and without emblems. */
  chips: number;
  slim: number;
  /** Lanes that do not fit scroll, so minions never disappear into a sum. */
  scrolls: boolean;
}

const rows = (n: number, density: Density, room: Room): number => {
  if (n === 0) return 0;
  if (density === 'sum') return 1;
  const per = { card: room.wide, text: room.wide, name: room.columns, chip: room.chips, slim: room.slim }[density];
  return Math.ceil(n / per);
};
const tall = (density: Density, { tile }: Room): number => {
  if (density === 'card') return CARD_TILE;
  return density === 'text' ? TEXT_TILE : tile;
};
const height = (n: number, density: Density, room: Room): number => {
  const r = rows(n, density, room);
  return room.head + (r ? r * tall(density, room) + r * room.gap : 0);
};

/** Uncontrolled monsters have their own row above the lanes, in one line where lanes are in pairs. */
export function neutralHeight(monsters: number, room: Room): number {
  if (monsters === 0) return 0;
  return room.pairs ? room.tile + 2 * room.gap : height(monsters, 'name', room);
}

/** Lanes that must fit together: each lane alone if they are in pairs, otherwise all of them. */
function fits(counts: number[], density: Density[], room: Room): boolean {
  const each = counts.map((n, i) => height(n, density[i]!, room));
  if (!room.pairs) return each.reduce((a, b) => a + b, 0) <= room.height;
  let sum = 0;
  for (let i = 0; i < each.length; i += 2) sum += Math.max(each[i]!, each[i + 1] ?? 0);
  return sum <= room.height;
}

const share = (lanes: number, room: Room): number => room.height / (room.pairs ? Math.ceil(lanes / 2) : lanes);

/** The fullest density of each lane in an equal share of the base; null if even names need more. */
function grown(counts: number[], room: Room): Density[] | null {
  const all: Density[] = room.wide > 0 ? ['card', 'text', 'name'] : ['name'];
  const each = counts.map((n) => all.find((density) => height(n, density, room) <= share(counts.length, room)));
  return each.every((density) => density !== undefined) ? each : null;
}

/**
 * Tiles are as full as an equal share of the base allows, so that lanes stay aligned across bases. Where names no longer
 * fit, the fullest lanes shrink step by step, the viewer's own last.
 */
export function densities(counts: number[], room: Room): Density[] {
  const result: Density[] = counts.map(() => 'name');
  if (room.height <= 0) return result;
  const full = grown(counts, room);
  if (full) return full;
  for (const next of room.scrolls ? (['chip', 'slim'] as const) : (['chip', 'slim', 'sum'] as const)) {
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
export const even = (counts: number[], density: Density[], room: Room): boolean =>
  counts.every((n, i) => height(n, density[i]!, room) <= share(counts.length, room));
