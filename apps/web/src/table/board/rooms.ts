/** How much room the lanes of a base have in each layout, px. */
import type { BaseView, LaneView } from '../../view/types.ts';
import { chipsIn, LEAST_SLIM, SLIM } from '../model/density.ts';
import type { Place } from '../model/plan.ts';
import { handPeeks, type Layout } from '../state/useLayout.ts';

export interface Size {
  width: number;
  /** Of its lanes, and of the lines of its ability. */
  height: number;
  /** Lines of the whole ability. */
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
/** px: nor, narrower yet, for a name above a picture. */
const PICTURED = 78;

/** px: of a laptop, whose lanes are low: tiles with three lines of a name. */
const LAPTOP = { tallest: 44 };

/** px: a wider base tells most abilities in two lines. */
const BROAD = 300;

/** Lanes are in pairs where bases are narrow or low: the heads of half of them are lines of abilities instead. */
function inPairs(layout: Layout, lanes: number, width: number): boolean {
  if (layout === 'desktop') return false;
  if (layout === 'laptop') return lanes > 3 && width < BROAD;
  return lanes > 2 || handPeeks(layout);
}

/** px: on the smallest phones lanes are narrower. */
const NARROW = 150;

/** Chips without emblems are narrow for a finger: a phone held upright scrolls instead, unless it is so small that lanes
 * would leave the screen. */
export function slimIn(layout: Layout, width: number): number {
  if (layout !== 'phone') return chipsIn(width, SLIM);
  return width >= NARROW ? 1 : chipsIn(width, LEAST_SLIM.width, LEAST_SLIM.gap);
}

/** px: a narrower lane has two columns of short names alone. */
const HALVED = 146;

/** px: on a low phone all tiles are less high than a finger is wide. */
export const LOW_TILE = 36;

/** px: above the tiles of a lane, and below each, where a phone has room for one base; a low one shortens minions before. */
const TIGHT = { head: 22, gap: 4 };

/** How a table stands: `low` and `tight` as on a low phone, `slender` if two names stand side by side in any lane. */
interface Stand {
  layout: Layout;
  low: boolean;
  tight: boolean;
  slender: boolean;
}

/** px: the lowest lanes of the smallest phones, and their tiles with names in two lines. */
export const SLENDER = { head: 22, gap: 4, tile: 24 } as const;

/** How much closer lanes are set where names would be lost; for fingers tiles stay as high as they are. */
function closeIn({ layout, low, slender }: Stand): Place['close'] {
  if (layout === 'desktop') return { head: 24, gap: 4, tile: 26 };
  if (layout === 'laptop') return { head: HEADS.laptop, gap: 4, tile: 26 };
  // Below the last row are the brackets of what can be chosen; those of slender tiles lie within.
  if (low) return slender ? SLENDER : { head: 23, gap: 4, tile: 26 };
  if (layout === 'tablet') return { head: 21, gap: 2, tile: TILES.tablet };
  if (layout === 'portrait') return { head: 22, gap: 4, tile: TILES.portrait };
  return layout === 'landscape' ? { head: 21, gap: 2, tile: 30 } : { ...TIGHT, tile: TILES.phone };
}

export function roomFor(stand: Stand, lanes: number, size: Size | undefined): Place {
  const { layout, low, tight, slender } = stand;
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
    // Upright, bases stand in two rows, which would differ.
    ...(layout !== 'portrait' && { pictured: Math.floor((width + gap) / (PICTURED + gap)) }),
    columns: (layout === 'tablet' && pairs) || (width < HALVED && !slender) ? 1 : 2,
    slender: slender && width < HALVED,
    upright: layout === 'phone',
    scrolls: handPeeks(layout),
    chips: layout === 'tablet' && pairs ? 2 : chipsIn(width),
    slim: slimIn(layout, width),
    close: closeIn(stand),
    ...(layout === 'laptop' && LAPTOP),
  };
}

/** Fewest lines of an ability. Two players leave room for more of them, an open hand on a phone for none. */
export function leastLines(layout: Layout, tight: boolean, players: number): number {
  if (layout === 'landscape' || tight) return 0;
  if (layout === 'phone') return 1;
  if (players === 2) return 3;
  return layout === 'desktop' ? 2 : 1;
}
/** And most of them: more are rarely worth their room. */
export const MOST_LINES = 6;

/** Where cards stand two by two, the titan of this lane has a row to itself. */
export const hasTitanRow = ({ seat, minions, titans }: LaneView, buried: BaseView['buried']): boolean =>
  titans.length === 1 && minions.length % 2 === 0 && buried.every((one) => one.seat !== seat);

/** Two rows of minions leave a lane of an upright phone no row for its titan: it stands in the head. */
export const isTitanInHead = (lane: LaneView, buried: BaseView['buried'], upright: boolean | undefined): boolean =>
  upright === true && hasTitanRow(lane, buried) && lane.minions.length > 2;

/** Bases that stand in a row, by number. */
export function groupsIn(layout: Layout, count: number): number[][] {
  const all = Array.from({ length: count }, (_, i) => i);
  if (handPeeks(layout)) return all.map((i) => [i]);
  if (layout !== 'portrait' || count < 4) return [all];
  const first = count === 4 ? 2 : 3;
  return [all.slice(0, first), all.slice(first)];
}
