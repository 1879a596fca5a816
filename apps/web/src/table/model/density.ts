/**
 * How much of each minion a lane shows, fullest first: picture and text, text, a name, a chip with an emblem beside or
 * below its power, only the sum of all.
 */
export type Density = 'card' | 'text' | 'name' | 'chip' | 'slim' | 'sum';

/** Shows its text. */
export const isFull = (density: Density): boolean => density === 'card' || density === 'text';

/** Shows no name. */
export const isChip = (density: Density): boolean => !isFull(density) && density !== 'name';

/** Minimum height of tiles that show text, px. */
const CARD_TILE = 108;
export const TEXT_TILE = 64;

/** Least width of a chip: the band of its player, a number and an emblem; and the gap between two. px */
export const CHIP = 46;
/** On a crowded tablet, with the gap between two a finger wide. */
export const CLOSE_CHIP = 37;
/** With the emblem below the number. */
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
  /** They are as narrow as can be. */
  slender?: boolean;
  /** On an upright phone. */
  upright?: boolean;
  /** Columns of chips, with emblems beside and below their power. */
  chips: number;
  slim: number;
  /** px, of the tiles of a lane. */
  width?: number;
  /** Lanes that do not fit scroll, so minions never disappear into a sum. */
  scrolls: boolean;
  /** Lanes whose cards are chips wherever that saves a row: they tell their names as well. */
  chipped?: boolean[] | undefined;
  /** Closer set, down to this height of a tile, before minions are shortened. */
  close?: { head: number; gap: number; tile: number } | undefined;
}

/** A lane in pairs that has no neighbour has the width of two. */
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
/** px: of a lane with so many cards. */
export const heightOf = (n: number, density: Density, room: Room): number => {
  const r = rows(n, density, room);
  return room.head + (r ? r * tall(density, room) + r * room.gap : 0);
};

/** px: on a phone on its side two rows of lanes below monsters end further from their tiles. */
const BRACKETS = 6;

/** Uncontrolled monsters have their own row above the lanes, in one line where lanes are in pairs. */
export function neutralHeight(monsters: number, room: Room): number {
  if (monsters === 0) return 0;
  const below = room.scrolls && room.upright === false ? BRACKETS : 0;
  return room.pairs ? room.tile + 2 * room.gap + below : heightOf(monsters, 'name', room);
}

/** What each row of lanes needs: two lanes if they are in pairs, otherwise one. px */
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
/** How much a base does not tell of its minions. */
export const shortness = (density: Density[]): number => sum(density.map((one) => Math.max(0, SHORTER.indexOf(one))));

/** How much of that is lost, whether an emblem is beside its number or below. */
export const hidden = (density: Density[]): number =>
  shortness(density.map((one) => (one === 'slim' ? 'chip' : one))) + density.filter((one) => one === 'sum').length;

/** px: no lower, an emblem or a mark has room below its number. */
export const STACKED = 36;

/** How many lanes show names. */
export const named = (density: Density[]): number => density.filter((one) => !isChip(one)).length;

export interface Packed {
  density: Density[];
  /** Height of a tile, px. */
  tile: number;
  /** What each row of lanes needs, px. */
  rows: number[];
  /** Closer set. */
  close: boolean;
}

/** As much of each minion as there is room for: lower tiles come before shorter ones, and on a phone before scrolling. */
export function packed(counts: number[], room: Room): Packed {
  const at = (one: Room, close: boolean): Packed => {
    const density = densities(counts, one);
    return { density, tile: one.tile, rows: rowsOf(counts, density, one), close };
  };
  const isOver = ({ rows }: Packed): boolean => room.scrolls && sum(rows) > room.height;
  let best = at(room, false);
  const isWhole = (): boolean => shortness(best.density) === 0 && !isOver(best);
  const { close } = room;
  for (let tile = room.tile; close && room.height > 0 && tile >= close.tile && !isWhole(); tile -= 2) {
    const next = at({ ...room, ...close, tile }, true);
    const stacks = tile >= STACKED || !next.density.includes('slim');
    // A finger gains nothing from a wider chip that is lower.
    const worth = tile >= STACKED || !room.scrolls || named(next.density) > named(best.density);
    const tellsMore = worth && shortness(next.density) < shortness(best.density);
    const fitsNow = isOver(best) && !isOver(next) && shortness(next.density) <= shortness(best.density);
    if (stacks && (tellsMore || fitsNow)) best = next;
  }
  return best;
}
