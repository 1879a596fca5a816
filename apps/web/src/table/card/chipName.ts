import type { BaseView, CardView } from '../../view/types.ts';
import { cardsOf } from '../../view/where.ts';
import type { Density, Room } from '../model/density.ts';
import { abridged, inChip, longestWord, shortened } from '../model/hyphens.ts';
import type { Layout } from '../state/useLayout.ts';

/** The lowest number with two digits. */
const LONG = 10;

/** Letters of the longest single word that fits beside the power with a tab below it. */
const BELOW_TAB = 7;

/** Average letters in a line of a tablet's chip that do not touch. */
const APART = 6.6;

const isTablet = (layout: Layout): boolean => layout === 'tablet' || layout === 'portrait';

/**
 * The name of a minion on a chip: on a tablet below the power; elsewhere beside it, unless counters or other marks need
 * that room. Null if it does not fit, so that the emblem or the beginning of the name must do.
 */
export function chipName(
  { name, type, power, counters, under, cancelled, on = [] }: CardView,
  layout: Layout,
): string | null {
  if (type === 'titan' || power === undefined) return null;
  const isTabbed = layout === 'laptop' && on.length > 0 && (name.length > BELOW_TAB || longestWord(name) < name.length);
  const isBeside = !isTablet(layout) && (counters || power >= LONG || isTabbed);
  if (under || cancelled || isBeside) return null;
  // Where letters would stand too close in one line, a name with two lines is broken.
  return (layout === 'tablet' ? inChip(name, APART) : null) ?? inChip(name);
}

/** px: gap between two chips, space around the letters of a chip, and width of an average letter. */
const GAP = 3;
const AROUND = 8;
const LETTER = 5.15;

/** px: width of a chip in a lane with this many cards. */
export function chipWidth({ width = 0, chips, slim }: Room, density: Density, cards: number): number {
  const across = Math.max(1, Math.min(cards, density === 'slim' ? slim : chips));
  return (width - GAP * (across - 1)) / across;
}

/** px: the narrowest chip of a phone with a name, which stands in two lines beside the power. */
export const PHONE_CALLED = 55;

/** px: wider chips keep their letters farther from their player's band. */
const WIDE = 46;
const CLEAR = 2;

/** The number of average letters that fit below the power of a chip of this width (px). */
export const briefWidth = (width: number): number => (width - AROUND - (width > WIDE ? CLEAR : 0)) / LETTER;

/**
 * What tells a minion from others at its base, on chips of phones and upright tablets: its name in two lines if it
 * fits, else as much of its two words as fits, else the beginning.
 */
export function briefName(card: CardView, base: BaseView, width: number, lines: number): string {
  const whole = lines > 1 ? inChip(card.name, width) : null;
  const others = base.lanes.flatMap(cardsOf).map(({ name }) => name);
  return whole ?? (lines > 1 ? abridged(card.name, width) : null) ?? shortened(card.name, width, others);
}
