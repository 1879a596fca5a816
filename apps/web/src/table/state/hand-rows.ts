import { sum } from '../model/density.ts';
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

/** Letters in a line across all cards of one row, and lines of the text below a name. */
const IN_ONE: Partial<Record<Layout, { letters: number; lines: number }>> = {
  desktop: { letters: 155, lines: 10 },
  laptop: { letters: 190, lines: 8 },
  tablet: { letters: 155, lines: 9 },
};
/** Letters in a line that the edges of a card take. */
const EDGES = 5;
/** Letters of a name are larger. */
const LARGER = 1.2;
/** Fewer cards are as wide as they can be. */
const FEW = 4;

/** One of the cards has a longer text than a card of one row. */
function isCramped(layout: Layout, n: number, cards: readonly Letters[]): boolean {
  const room = IN_ONE[layout];
  if (!room || cards.length < FEW) return false;
  const width = room.letters / n - EDGES;
  return cards.some(({ name, text }) => text > width * (room.lines - (name * LARGER > width - EDGES ? 1 : 0)));
}

/** @param cards what they tell, where texts are shown; `n` counts what stands beside them as well */
export const isInRows = (layout: Layout, n: number, cards: readonly Letters[] = []): boolean =>
  n > ONE_ROW[layout] || isCramped(layout, n, cards);

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

/** Letters in a line: across a row; what the edges of a card take of it; what its plate takes of its name. */
const ROW = 160;
const LETTERS = { edges: 9, plate: 3 } as const;
/** Lines: a name with the edges of its card. */
const HEAD = 3;

/** How many letters a card has. */
export interface Letters {
  name: number;
  text: number;
}

function linesOf({ name, text }: Letters, across: number): number {
  const width = across - LETTERS.edges;
  return text / width + (name > width - LETTERS.plate ? 1 : 0);
}

/** How high each of two rows is whose cards are equally wide, in lines. */
export function heightsOf(cards: readonly Letters[]): number[] {
  const columns = Math.ceil(cards.length / 2);
  const rows = [cards.slice(0, columns), cards.slice(columns)];
  return rows.map((row) => HEAD + Math.max(1, ...row.map((card) => linesOf(card, ROW / columns))));
}

/** Lines of two rows, with their names, that a hand of usual height has room for. */
const USUAL = 18;

/** Two rows of these cards take a higher hand. */
export const isTall = (cards: readonly Letters[]): boolean => sum(heightsOf(cards)) > USUAL;
