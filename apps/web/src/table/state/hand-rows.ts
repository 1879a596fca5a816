import type { Layout } from './useLayout.ts';

/** This many cards fit in one row with full names; more take several rows. */
export const ONE_ROW: Record<Layout, number> = {
  desktop: 9,
  laptop: 9,
  tablet: 8,
  portrait: 4,
  phone: 3,
  landscape: 99,
};

export const isInRows = (layout: Layout, n: number): boolean => n > ONE_ROW[layout];

/** Side by side in each row: on a phone as many as leave the names whole, elsewhere and of four half of them. */
export function perRow(layout: Layout, n: number): number {
  if (layout !== 'phone' || n === 4) return Math.ceil(n / 2);
  return n <= 6 ? 3 : 4;
}

/** Rows of an open hand of n places: cards, titans and what is in stasis. */
export const handRows = (layout: Layout, n: number): number =>
  n <= ONE_ROW[layout] ? 1 : Math.ceil(n / perRow(layout, n));

/**
 * Rows that an open hand may take from the bases of a phone. Where a hand has more, it opens when it is touched: what
 * scores, and how, stays in sight until then.
 */
export function rowsBeside(layout: Layout, low: boolean, bigBase: boolean): number {
  if (layout !== 'phone') return Number.POSITIVE_INFINITY;
  if (low) return bigBase ? 0 : 2;
  return bigBase ? 2 : Number.POSITIVE_INFINITY;
}
