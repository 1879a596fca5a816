import type { BaseView, CardView } from '../../view/types.ts';
import { cardsOf } from '../../view/where.ts';
import type { Density, Room } from '../model/density.ts';
import { abridged, inChip, longestWord, shortened } from '../model/hyphens.ts';
import type { Layout } from '../state/useLayout.ts';

/** A number of two digits. */
const LONG = 10;

/** Letters of one word, which a tab leaves room for below it, beside the power. */
const BELOW_TAB = 7;

const isTablet = (layout: Layout): boolean => layout === 'tablet' || layout === 'portrait';

/**
 * The name of a minion on a chip, where it has the room: on a tablet below the power, elsewhere beside it, unless
 * counters or other marks need that room. Null where its emblem or the beginning of its name has to do.
 */
export function chipName(
  { name, type, power, counters, under, cancelled, on = [] }: CardView,
  layout: Layout,
): string | null {
  if (type === 'titan' || power === undefined) return null;
  const isTabbed = layout === 'laptop' && on.length > 0 && (name.length > BELOW_TAB || longestWord(name) < name.length);
  const isBeside = !isTablet(layout) && (counters || power >= LONG || isTabbed);
  return under || cancelled || isBeside ? null : inChip(name);
}

/** px: between two chips, around the letters of one, and of an average letter. */
const GAP = 3;
const AROUND = 8;
const LETTER = 5.15;

/** Width of a chip in a lane of that many cards, px. */
export function chipWidth({ width = 0, chips, slim }: Room, density: Density, cards: number): number {
  const across = Math.max(1, Math.min(cards, density === 'slim' ? slim : chips));
  return (width - GAP * (across - 1)) / across;
}

/** px: the narrowest chip of a phone with a name, in two lines beside its power. */
export const PHONE_CALLED = 55;

/** px: a wider chip keeps its letters clear of its band. */
const WIDE = 46;
const CLEAR = 2;

/** Average letters that fit below the power of a chip of this width, px. */
export const briefWidth = (width: number): number => (width - AROUND - (width > WIDE ? CLEAR : 0)) / LETTER;

/**
 * What tells a minion on a chip of a phone or an upright tablet from the others at its base: its name in two lines, those
 * of its two words as far as they fit, or as it begins.
 */
export function briefName(card: CardView, base: BaseView, width: number, lines: number): string {
  const whole = lines > 1 ? inChip(card.name, width) : null;
  const others = base.lanes.flatMap(cardsOf).map(({ name }) => name);
  return whole ?? (lines > 1 ? abridged(card.name, width) : null) ?? shortened(card.name, width, others);
}
