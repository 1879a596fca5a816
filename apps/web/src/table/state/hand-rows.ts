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

/** Letters in a line: across a row; of the narrowest card, whose name stays whole. */
const ROW = 160;
const LEAST = 20;
/** Letters in a line: what the edges of a card take of it; what its plate takes of its name. */
const LETTERS = { edges: 9, plate: 4 } as const;
/** Letters of a name are larger. */
const LARGER = 1.2;
/** Lines: a name with the edges of its card. */
const HEAD = 3;

/** How many letters a card has. */
export interface Letters {
  name: number;
  text: number;
}

/** Two rows with the same columns, where a row that has one card less ends before the last one, or with their own. */
export interface Rows {
  /** How wide the columns are that both rows share, in letters. */
  widths?: number[];
  /** Absent where they are shared: columns that each card spans. */
  spans?: number[];
  /** How high each row is, in lines. */
  heights: number[];
}

function linesOf({ name, text }: Letters, across: number): number {
  const width = across - LETTERS.edges;
  return text / width + (name * LARGER > width - LETTERS.plate ? 1 : 0);
}

const inTwo = (cards: readonly Letters[]): [above: readonly Letters[], below: readonly Letters[]] => {
  const columns = Math.ceil(cards.length / 2);
  return [cards.slice(0, columns), cards.slice(columns)];
};

/** Cards of one width. */
export function evenRows(cards: readonly Letters[]): Rows {
  const rows = inTwo(cards);
  const columns = rows[0].length;
  const heights = rows.map((row) => HEAD + Math.max(1, ...row.map((card) => linesOf(card, ROW / columns))));
  return { widths: Array.from({ length: columns }, () => ROW / columns), heights };
}

const sum = (all: readonly number[]): number => all.reduce((one, two) => one + two, 0);

/** Lines of two rows, with their names, that a hand of usual height has room for. */
const USUAL = 16;

/** Two rows of these cards take a higher hand. */
export const isTall = (cards: readonly Letters[]): boolean => sum(rowsOf(cards).heights) > USUAL;

/** Lines: no row is higher. */
const HIGHEST = 20;

/** How wide a card has to be for so many lines, its name in one line or in two. */
function widthFor({ name, text }: Letters, lines: number): number {
  const inOne = Math.max(name * LARGER + LETTERS.edges + LETTERS.plate, text / lines + LETTERS.edges);
  return lines > 1 ? Math.min(inOne, text / (lines - 1) + LETTERS.edges) : inOne;
}

/** How wide columns have to be for rows of so many lines. */
function widthsFor(rows: readonly (readonly Letters[])[], lines: readonly number[], least: number): number[] {
  const [above, below] = rows as [readonly Letters[], readonly Letters[]];
  return above.map((card, i) =>
    Math.max(least, widthFor(card, lines[0]!), below[i] ? widthFor(below[i], lines[1]!) : 0),
  );
}

/** As low as can be: columns are as wide as the longer text in them needs. */
export function rowsOf(cards: readonly Letters[]): Rows {
  const rows = inTwo(cards);
  const least = Math.min(LEAST, ROW / rows[0].length);
  let best: Rows | null = null;
  for (let above = 1; above <= HIGHEST; above++) {
    for (let below = 1; below <= HIGHEST; below++) {
      const heights = [HEAD + above, HEAD + below];
      if (best && sum(heights) >= sum(best.heights)) break;
      const widths = widthsFor(rows, [above, below], least);
      if (sum(widths) <= ROW) best = { widths, heights };
    }
  }
  return best ?? evenRows(cards);
}

/** Columns of two rows that line up nowhere: cards span as many as their texts need. */
export const UNITS = 32;

/** The columns of a row, one after the other to the card that takes the most lines. */
function shareRow(row: readonly Letters[], least: number): { spans: number[]; height: number } {
  const unit = ROW / UNITS;
  const spans = row.map(() => least);
  const lines = row.map((card) => linesOf(card, least * unit));
  for (let rest = UNITS - least * row.length; rest > 0; rest--) {
    const i = lines.indexOf(Math.max(...lines));
    spans[i]! += 1;
    lines[i] = linesOf(row[i]!, spans[i]! * unit);
  }
  return { spans, height: HEAD + Math.max(...lines) };
}

/** Two full rows that are as low as can be, each with columns of its own: for texts that have no room otherwise. */
export function looseRows(cards: readonly Letters[]): Rows {
  const least = Math.min((LEAST * UNITS) / ROW, Math.floor((2 * UNITS) / (cards.length + 1)));
  const most = Math.floor(UNITS / least);
  const all: Rows[] = [];
  for (let i = Math.max(1, cards.length - most); i <= Math.min(most, cards.length - 1); i++) {
    const rows = [shareRow(cards.slice(0, i), least), shareRow(cards.slice(i), least)];
    all.push({ spans: rows.flatMap(({ spans }) => spans), heights: rows.map(({ height }) => height) });
  }
  return all.reduce((best, one) => (sum(one.heights) < sum(best.heights) ? one : best));
}
