import type { SeatView, View } from '../../view/types.ts';
import { sum } from '../model/density.ts';
import type { Layout } from './useLayout.ts';

/** The most places for which one row shows full names; more take several rows. */
export const ONE_ROW: Record<Layout, number> = {
  desktop: 9,
  laptop: 9,
  tablet: 8,
  portrait: 4,
  phone: 3,
  landscape: 99,
};

/** Letters in one line across all cards of a row, and lines for the text below a name. */
const IN_ONE: Partial<Record<Layout, { letters: number; lines: number }>> = {
  desktop: { letters: 155, lines: 10 },
  laptop: { letters: 190, lines: 8 },
  tablet: { letters: 155, lines: 9 },
};
/** Width of a card's edges, in letters. */
const EDGES = 5;
/** Width of a name's letters, compared with those of texts. */
const LARGER = 1.2;
/** With fewer cards than this, each is as wide as it can be. */
const FEW = 4;

/** Whether the text of some card is too long for one row. */
function isCramped(layout: Layout, n: number, cards: readonly Letters[]): boolean {
  const room = IN_ONE[layout];
  if (!room || cards.length < FEW) return false;
  const width = room.letters / n - EDGES;
  return cards.some(({ name, text }) => text > width * (room.lines - (name * LARGER > width - EDGES ? 1 : 0)));
}

/**
 * @param cards lengths of names and texts, in layouts that show texts
 * @param n cards and whatever stands beside them
 */
export const isInRows = (layout: Layout, n: number, cards: readonly Letters[] = []): boolean =>
  n > ONE_ROW[layout] || isCramped(layout, n, cards);

/** Cards in each row: on a phone as many as leave names whole; half of them elsewhere, and of four. */
export function perRow(layout: Layout, n: number): number {
  if (layout !== 'phone' || n === 4) return Math.ceil(n / 2);
  return n <= 6 ? 3 : 4;
}

type Own = Pick<View, 'hand' | 'seats' | 'viewer'>;
const ownSeat = ({ seats, viewer }: Own): SeatView | undefined => seats.find(({ seat }) => seat === viewer);

/** How many cards, titans and cards in stasis stand in a phone's open hand. */
export function handPlaces(view: Own): number {
  const own = ownSeat(view);
  return view.hand.length + (own ? own.titans.length + own.stasis.length : 0);
}

/** Whether some play that is left takes only some cards. */
export const hasLimits = ({ plays }: Pick<SeatView, 'plays'>): boolean =>
  plays.some(({ limit, left }) => limit !== '' && left > 0);

/** Whether the first line of a phone's open hand has room for the shared decks. */
export function tellsPiles(view: Own): boolean {
  const own = ownSeat(view);
  return handPlaces(view) > ONE_ROW.phone && own !== undefined && !hasLimits(own);
}

/** Rows of an open hand of n places: cards, titans and what is in stasis. */
export const handRows = (layout: Layout, n: number): number =>
  n <= ONE_ROW[layout] ? 1 : Math.ceil(n / perRow(layout, n));

/**
 * Rows that an open hand may take from the bases of a phone. A hand with more rows opens only when touched, so that the
 * bases stay visible until then.
 */
export function rowsBeside(layout: Layout, low: boolean, bigBase: boolean): number {
  if (layout !== 'phone') return Number.POSITIVE_INFINITY;
  if (low) return bigBase ? 0 : 2;
  return bigBase ? 2 : Number.POSITIVE_INFINITY;
}

/** Letters in a line across a whole row; in the edges of a card; and in the plate beside a name. */
const ROW = 160;
const LETTERS = { edges: 9, plate: 3 } as const;
/** Lines for a name and the edges of its card. */
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

/** Heights of two rows of equally wide cards, in lines. */
export function heightsOf(cards: readonly Letters[]): number[] {
  const columns = Math.ceil(cards.length / 2);
  const rows = [cards.slice(0, columns), cards.slice(columns)];
  return rows.map((row) => HEAD + Math.max(1, ...row.map((card) => linesOf(card, ROW / columns))));
}

/** Lines, names included, that fit two rows of a hand of the usual height. */
const USUAL = 18;

/** Whether two rows of these cards need a higher hand. */
export const isTall = (cards: readonly Letters[]): boolean => sum(heightsOf(cards)) > USUAL;
