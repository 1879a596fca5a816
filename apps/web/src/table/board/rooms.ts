/** The room for the lanes of a base in each layout, in px. */
import type { BaseView, LaneView } from '../../view/types.ts';
import { chipsIn, LEAST_SLIM, SLIM } from '../model/density.ts';
import type { Place } from '../model/plan.ts';
import { handPeeks, type Layout } from '../state/useLayout.ts';

export interface Size {
  width: number;
  /** Height of the lanes together with the lines of the ability. */
  height: number;
  /** Lines that the whole ability takes. */
  lines: number;
}

export const HEADS: Record<Layout, number> = {
  desktop: 32,
  laptop: 26,
  tablet: 28,
  portrait: 26,
  phone: 28,
  landscape: 21,
};
export const TILES: Record<Layout, number> = {
  desktop: 40,
  laptop: 36,
  tablet: 44,
  portrait: 44,
  phone: 44,
  landscape: 44,
};

const GAPS: Partial<Record<Layout, number>> = { laptop: 4, portrait: 5, landscape: 2 };
/** px: a narrower tile has no room for sentences. */
const WIDE = 132;
/** px: a tile narrower still has no room for a name above a picture. */
const PICTURED = 78;

/** px: on a laptop, whose lanes are low, tiles grow up to a height for names in three lines. */
const LAPTOP = { tallest: 44 };

/** px: a wider base shows most abilities in two lines. */
const BROAD = 300;

/** Lanes are in pairs where bases are narrow or low: half as many heads leave more lines for abilities. */
function inPairs(layout: Layout, lanes: number, width: number): boolean {
  if (layout === 'desktop') return false;
  if (layout === 'laptop') return lanes > 3 && width < BROAD;
  return lanes > 2 || handPeeks(layout);
}

/** px: only lanes of the smallest phones are narrower. */
const NARROW = 150;

/**
 * Chips without emblems are too narrow for fingers: an upright phone scrolls its lanes instead, unless it is so small
 * that lanes would leave the screen.
 */
export function slimIn(layout: Layout, width: number): number {
  if (layout !== 'phone') return chipsIn(width, SLIM);
  return width >= NARROW ? 1 : chipsIn(width, LEAST_SLIM.width, LEAST_SLIM.gap);
}

/** px: a narrower lane has room for one column of names, or for two columns of short ones. */
const HALVED = 146;

/** px: on a low phone every tile is lower than a finger is wide. */
export const LOW_TILE = 36;

/**
 * px: head of a lane and gap below each tile where a phone has room for one base; low phones use smaller tiles instead.
 */
const TIGHT = { head: 22, gap: 4 };

/**
 * The state of a table: `rows` of bases; `low` and `tight` as on a low phone; `slender` if any two names of a lane fit
 * side by side.
 */
interface Stand {
  layout: Layout;
  rows: number;
  low: boolean;
  tight: boolean;
  slender: boolean;
}

/** px: the lowest lanes of the smallest phones, with tiles for names in two lines. */
export const SLENDER = { head: 22, gap: 4, tile: 24 } as const;

/** Smaller heads, gaps and tiles, used where names would be lost otherwise; for fingers tiles keep their height. */
function closeIn({ layout, low, slender }: Stand): Place['close'] {
  if (layout === 'desktop') return { head: 24, gap: 4, tile: 26 };
  if (layout === 'laptop') return { head: 23, gap: 2, tile: 24 };
  // The brackets of selectable cards reach below the last row, except those of slender tiles.
  if (low) return slender ? SLENDER : { head: 23, gap: 4, tile: 26 };
  if (layout === 'tablet') return { head: 21, gap: 2, tile: TILES.tablet };
  if (layout === 'portrait') return { head: 22, gap: 3, tile: TILES.portrait };
  return layout === 'landscape' ? { head: 21, gap: 2, tile: 30 } : { ...TIGHT, tile: TILES.phone };
}

export function roomFor(stand: Stand, lanes: number, size: Size | undefined): Place {
  const { layout, rows, low, tight, slender } = stand;
  const loose = { head: HEADS[layout], gap: low ? 4 : (GAPS[layout] ?? 6) };
  const { head, gap } = tight && !low ? TIGHT : loose;
  const pairs = inPairs(layout, lanes, size?.width ?? 0);
  const width = (size?.width ?? 0) / (pairs ? 2 : 1) - 19;
  return {
    height: size?.height ?? 0,
    width,
    lines: size?.lines ?? 0,
    pairs,
    head,
    gap,
    tile: low ? LOW_TILE : TILES[layout],
    wide: layout === 'landscape' ? 0 : Math.floor((width + 6) / (WIDE + 6)),
    // In two rows of bases pictures would make the rows differ.
    ...((layout !== 'portrait' || rows === 1) && { pictured: Math.floor((width + gap) / (PICTURED + gap)) }),
    columns: (layout === 'tablet' && pairs) || (width < HALVED && !slender) ? 1 : 2,
    slender: slender && width < HALVED,
    upright: layout === 'phone',
    scrolls: handPeeks(layout),
    chips: layout === 'tablet' && pairs ? 2 : chipsIn(width),
    slim: slimIn(layout, width),
    close: closeIn(stand),
    ...(layout === 'laptop' && LAPTOP),
    ...(layout === 'portrait' && { apart: true }),
  };
}

/** Fewest lines of an ability: more with two players, none beside an open hand on a phone. */
export function leastLines(layout: Layout, tight: boolean, players: number): number {
  if (layout === 'landscape' || tight) return 0;
  if (layout === 'phone') return 1;
  if (players === 2) return 3;
  return layout === 'desktop' ? 2 : 1;
}
/** Most lines of an ability: more are rarely worth their room. */
export const MOST_LINES = 6;

/** Whether the titan of this lane has a row to itself when cards stand two by two. */
export const hasTitanRow = ({ seat, minions, titans }: LaneView, buried: BaseView['buried']): boolean =>
  titans.length === 1 && minions.length % 2 === 0 && buried.every((one) => one.seat !== seat);

/**
 * On a phone two rows of minions, or in landscape a long row of them, leave the lane's titan no room for its name: it
 * moves to the lane's head.
 */
export const isTitanInHead = (lane: LaneView, buried: BaseView['buried'], phone: boolean): boolean =>
  phone && hasTitanRow(lane, buried) && lane.minions.length > 2;

/** Indexes of the bases in each row. */
export function groupsIn(layout: Layout, count: number): number[][] {
  const all = Array.from({ length: count }, (_, i) => i);
  if (handPeeks(layout)) return all.map((i) => [i]);
  if (layout !== 'portrait' || count < 4) return [all];
  const first = count === 4 ? 2 : 3;
  return [all.slice(0, first), all.slice(first)];
}
