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
  tablet: { letters: 155, lines: 8 },
};
/** Letters in a line that the edges of a card take. */
const EDGES = 5;
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

/** Columns of two rows that line up nowhere: cards span as many as their texts need. */
export const UNITS = 32;
/** Columns: a card is at least this wide, so that its name stays whole. */
const LEAST = 4;
/** Letters in a line: of one column; what the edges of a card take of them; what its plate takes of its name. */
const LETTERS = { unit: 5, edges: 9, plate: 4 } as const;
/** Letters of a name are larger. */
const LARGER = 1.2;
/** Lines: a name with the edges of its card. */
const HEAD = 3;

/** How many letters a card has. */
export interface Letters {
  name: number;
  text: number;
}

export interface Rows {
  /** Columns that each card spans. */
  spans: number[];
  /** How wide the columns are that both rows share, in letters; absent if cards span equal ones. */
  widths?: number[];
  /** How high each row is, in lines. */
  heights: number[];
}

function linesOf({ name, text }: Letters, span: number): number {
  const width = span * LETTERS.unit - LETTERS.edges;
  return text / width + (name * LARGER > width - LETTERS.plate ? 1 : 0);
}

/** The columns of a row, one after the other to the card that takes the most lines. */
function shareRow(row: readonly Letters[], least: number): Rows {
  const spans = row.map(() => least);
  const lines = row.map((card) => linesOf(card, least));
  for (let rest = UNITS - least * row.length; rest > 0; rest--) {
    const i = lines.indexOf(Math.max(...lines));
    spans[i]! += 1;
    lines[i] = linesOf(row[i]!, spans[i]!);
  }
  return { spans, heights: [HEAD + Math.max(...lines)] };
}

const sum = (all: readonly number[]): number => all.reduce((one, two) => one + two, 0);

/** Lines of two rows, with their names, that a hand of usual height has room for. */
const USUAL = 16;

/** Two rows of these cards take a higher hand. */
export const isTall = (cards: readonly Letters[]): boolean => sum(looseRows(cards).heights) > USUAL;

/** Two full rows that are as low as can be, each with columns of its own: for texts that have no room otherwise. */
export function looseRows(cards: readonly Letters[]): Rows {
  const least = Math.min(LEAST, Math.floor((2 * UNITS) / (cards.length + 1)));
  const most = Math.floor(UNITS / least);
  const all: Rows[] = [];
  for (let i = Math.max(1, cards.length - most); i <= Math.min(most, cards.length - 1); i++) {
    const [above, below] = [shareRow(cards.slice(0, i), least), shareRow(cards.slice(i), least)];
    all.push({ spans: [...above.spans, ...below.spans], heights: [...above.heights, ...below.heights] });
  }
  return all.reduce((best, one) => (sum(one.heights) < sum(best.heights) ? one : best));
}

/** Letters in a line across a row; lines: no row is higher. */
const ROW = UNITS * LETTERS.unit;
const HIGHEST = 20;

/** How wide a card has to be for so many lines, its name in one line or in two. */
function widthFor({ name, text }: Letters, lines: number): number {
  const inOne = Math.max(name * LARGER + LETTERS.edges + LETTERS.plate, text / lines + LETTERS.edges);
  return lines > 1 ? Math.min(inOne, text / (lines - 1) + LETTERS.edges) : inOne;
}

/** How wide columns have to be for rows of so many lines. */
function widthsFor(rows: readonly (readonly Letters[])[], lines: readonly number[], least: number): number[] {
  const columns = Math.max(...rows.map((row) => row.length));
  const widths = Array.from({ length: columns }, () => least);
  rows.forEach((row, r) => {
    const isShort = row.length < columns;
    row.forEach((card, i) => {
      const need = widthFor(card, lines[r]!);
      const isBroad = isShort && i === row.length - 1;
      widths[i] = Math.max(widths[i]!, isBroad ? need - widths[i + 1]! : need);
    });
  });
  return widths;
}

/** Two rows with the same columns, as low as can be: columns are as wide as the longer text in them needs. */
export function rowsOf(cards: readonly Letters[]): Rows {
  const columns = Math.ceil(cards.length / 2);
  const least = Math.min(LEAST * LETTERS.unit, ROW / columns);
  let best: Rows | null = null;
  for (const first of new Set([columns, cards.length - columns])) {
    const rows = [cards.slice(0, first), cards.slice(first)];
    // In a row that has one card less, the last spans two columns.
    const spans = rows.flatMap((row) => row.map((_, i) => (row.length < columns && i === row.length - 1 ? 2 : 1)));
    for (let above = 1; above <= HIGHEST; above++) {
      for (let below = 1; below <= HIGHEST; below++) {
        const heights = [HEAD + above, HEAD + below];
        if (best && sum(heights) >= sum(best.heights)) break;
        const widths = widthsFor(rows, [above, below], least);
        if (sum(widths) <= ROW) best = { spans, widths, heights };
      }
    }
  }
  return best ?? looseRows(cards);
}
