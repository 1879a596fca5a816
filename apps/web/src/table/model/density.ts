/**
 * How much of each minion a lane shows, most first: picture and text; text; name; a chip with an emblem beside its
 * power, or below it; only the sum of all.
 */
export type Density = 'card' | 'text' | 'name' | 'chip' | 'slim' | 'sum';

/** Whether tiles show their texts. */
export const isFull = (density: Density): boolean => density === 'card' || density === 'text';

/** Whether tiles show no names. */
export const isChip = (density: Density): boolean => !isFull(density) && density !== 'name';

/** Minimum height of tiles that show text, px. */
const CARD_TILE = 108;
export const TEXT_TILE = 64;

/** px: least width of a chip, which has the band of its player, a number and an emblem. */
export const CHIP = 46;
/** px: a chip on a crowded tablet; with the gap next to it, it is a finger wide. */
export const CLOSE_CHIP = 37;
/** px: a chip with the emblem below the number. */
export const SLIM = 30;
/** px: chips on the smallest phones, so narrow that a titan fits beside four minions. */
export const LEAST_SLIM = { width: 24, gap: 3 };
const CHIP_GAP = 4;

/** How many chips stand side by side. */
export const chipsIn = (width: number, chip = CHIP, gap = CHIP_GAP): number =>
  Math.max(1, Math.floor((width + gap) / (chip + gap)));

export interface Room {
  /** Height for all lanes of the base together. */
  height: number;
  /** Lanes stand in pairs. */
  pairs: boolean;
  head: number;
  tile: number;
  gap: number;
  /** Columns of tiles with text; 0 if lanes are too narrow for them. */
  wide: number;
  /** Columns of named tiles. */
  columns: number;
  /** Columns of named tiles are as narrow as possible. */
  slender?: boolean;
  /** The screen is an upright phone. */
  upright?: boolean;
  /** Columns of chips: with the emblem beside the power (`chips`) and below it (`slim`). */
  chips: number;
  slim: number;
  /** px: width of the tiles' area in a lane. */
  width?: number;
  /** Lanes that do not fit scroll, so minions never disappear into a sum. */
  scrolls: boolean;
  /** Lanes that use chips wherever chips save a row, because theirs show names as well. */
  chipped?: boolean[] | undefined;
  /** Smaller head, gap and least tile, to be used before less of each minion is shown. */
  close?: { head: number; gap: number; tile: number } | undefined;
}

/** Whether a lane has no neighbour although lanes stand in pairs; it is then as wide as two. */
export const isAlone = (i: number, lanes: number, { pairs }: Pick<Room, 'pairs'>): boolean =>
  pairs && lanes % 2 === 1 && i === lanes - 1;
export const roomOf = (i: number, lanes: number, room: Room): Room =>
  isAlone(i, lanes, room)
    ? {
        ...room,
        width: 2 * (room.width ?? 0),
        wide: 2 * room.wide,
        columns: 2 * room.columns,
        chips: 2 * room.chips,
        slim: 2 * room.slim,
      }
    : room;

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
/** px: height of a lane with this many cards. */
export const heightOf = (n: number, density: Density, room: Room): number => {
  const r = rows(n, density, room);
  return room.head + (r ? r * tall(density, room) + r * room.gap : 0);
};

/** px: extra space between monsters and lanes on a landscape phone. */
const BRACKETS = 6;

/** px: height of the row of uncontrolled monsters above the lanes; a single line if lanes stand in pairs. */
export function neutralHeight(monsters: number, room: Room): number {
  if (monsters === 0) return 0;
  const below = room.scrolls && room.upright === false ? BRACKETS : 0;
  return room.pairs ? room.tile + 2 * room.gap + below : heightOf(monsters, 'name', room);
}

/** px: height that each row of lanes needs, a row being two lanes if they stand in pairs. */
function rowsOf(counts: number[], density: Density[], room: Room): number[] {
  const each = counts.map((n, i) => heightOf(n, density[i]!, roomOf(i, counts.length, room)));
  return room.pairs ? each.flatMap((one, i) => (i % 2 === 0 ? Math.max(one, each[i + 1] ?? 0) : [])) : each;
}

export const sum = (all: number[]): number => all.reduce((a, b) => a + b, 0);

const fits = (counts: number[], density: Density[], room: Room): boolean =>
  sum(rowsOf(counts, density, room)) <= room.height;

const share = (lanes: number, room: Room): number => room.height / (room.pairs ? Math.ceil(lanes / 2) : lanes);

/** The fullest density of each lane in an equal share of the base; null if even names need more. */
function grown(counts: number[], room: Room): Density[] | null {
  const all: Density[] = room.wide > 0 ? ['card', 'text', 'name'] : ['name'];
  const lanes = counts.length;
  const each = counts.map((n, i) =>
    all.find((density) => heightOf(n, density, roomOf(i, lanes, room)) <= share(lanes, room)),
  );
  return each.every((density) => density !== undefined) ? each : null;
}

/**
 * Tiles are as full as an equal share of the base allows, so that lanes stay aligned across bases. Where names no longer
 * fit, the fullest lanes shrink step by step, the viewer's own last.
 */
export function densities(counts: number[], room: Room): Density[] {
  const first = (n: number, i: number): Density => (room.chipped?.[i] && n > room.columns ? 'chip' : 'name');
  const result = counts.map(first);
  if (room.height <= 0) return result;
  const full = room.chipped ? null : grown(counts, room);
  if (full) return full;
  for (const next of room.scrolls ? (['chip', 'slim'] as const) : (['chip', 'slim', 'sum'] as const)) {
    const order = counts.map((n, i) => ({ n, i })).sort((a, b) => b.n - a.n || a.i - b.i);
    const last = counts.length - 1;
    for (const { n, i } of [...order.filter((o) => o.i !== last), ...order.filter((o) => o.i === last)]) {
      if (fits(counts, result, room)) return result;
      const own = roomOf(i, counts.length, room);
      if (heightOf(n, next, own) < heightOf(n, result[i]!, own)) result[i] = next;
    }
  }
  return result;
}

const SHORTER: Density[] = ['name', 'chip', 'slim', 'sum'];
/** How much less than names the lanes of a base show. */
export const shortness = (density: Density[]): number => sum(density.map((one) => Math.max(0, SHORTER.indexOf(one))));

/** How much less than names the lanes of a base show, if emblems beside and below numbers count the same. */
export const hidden = (density: Density[]): number =>
  shortness(density.map((one) => (one === 'slim' ? 'chip' : one))) + density.filter((one) => one === 'sum').length;

/** px: a tile at least this high has room for an emblem or a mark below its number. */
export const STACKED = 36;

/** How many lanes show names. */
export const named = (density: Density[]): number => density.filter((one) => !isChip(one)).length;

export interface Packed {
  density: Density[];
  /** Height of a tile, px. */
  tile: number;
  /** px: height that each row of lanes needs. */
  rows: number[];
  /** Set closer, with the smaller head and gap. */
  close: boolean;
}

type Lanes = Pick<Packed, 'density' | 'rows'>;

const sets = new WeakMap<number[], Map<string, Lanes>>();

/** How these lanes are set in this room. Remembered, because a plan tries the same heights of tiles again and again. */
function setIn(counts: number[], room: Room): Lanes {
  const known = sets.get(counts) ?? new Map<string, Lanes>();
  sets.set(counts, known);
  // All that `densities` and `rowsOf` read.
  const { height, head, tile, gap, pairs, scrolls, wide, columns, chips, slim, chipped } = room;
  const key = `${height}/${head}/${tile}/${gap}/${pairs}/${scrolls}/${wide}/${columns}/${chips}/${slim}/${chipped}`;
  const last = known.get(key);
  if (last) return last;
  const density = densities(counts, room);
  const found = { density, rows: rowsOf(counts, density, room) };
  known.set(key, found);
  return found;
}

/**
 * Shows as much of each minion as fits: before it shows less, tiles get lower; on a phone, before lanes scroll, too.
 */
export function packed(counts: number[], room: Room): Packed {
  const at = (one: Room, close: boolean): Packed => {
    const { density, rows } = setIn(counts, one);
    return { density, tile: one.tile, rows, close };
  };
  const isOver = ({ rows }: Packed): boolean => room.scrolls && sum(rows) > room.height;
  let best = at(room, false);
  const isWhole = (): boolean => shortness(best.density) === 0 && !isOver(best);
  const { close } = room;
  for (let tile = room.tile; close && room.height > 0 && tile >= close.tile && !isWhole(); tile -= 2) {
    const next = at({ ...room, ...close, tile }, true);
    const stacks = tile >= STACKED || !next.density.includes('slim');
    // On a phone a wider but lower chip is no easier to touch.
    const worth = tile >= STACKED || !room.scrolls || named(next.density) > named(best.density);
    const tellsMore = worth && shortness(next.density) < shortness(best.density);
    const fitsNow = isOver(best) && !isOver(next) && shortness(next.density) <= shortness(best.density);
    if (stacks && (tellsMore || fitsNow)) best = next;
  }
  return best;
}
