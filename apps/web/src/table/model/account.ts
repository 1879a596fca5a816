/** The answer to K: a number in words, by the engine's own account of it. */
import type { BaseView, CardView, Contribution } from '../types.ts';
import { type NameOf, plural } from './words.ts';

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

/** Where it comes from is a thing that gives or takes; the rest are words of their own. */
const GIVES: ReadonlySet<Contribution['kind']> = new Set(['counter', 'ongoing', 'base', 'temporary']);

const sayRow = (row: Contribution, first: boolean): string =>
  [
    first && row.kind === 'printed' ? `${row.delta}` : signed(row.delta),
    GIVES.has(row.kind) ? `from ${row.label}` : row.label,
    row.expires ?? '',
  ]
    .filter((word) => word !== '')
    .join(' ');

const sayRows = (rows: readonly Contribution[]): string => rows.map((row, i) => sayRow(row, i === 0)).join(', ');

export const sayPower = (card: CardView, rows: readonly Contribution[]): string =>
  `${card.name}: power ${card.power ?? 0}. ${sayRows(rows)}.`;

/** @param rows what makes up the breakpoint; of no meaning on the Big Base board */
export function sayTotal(base: BaseView, rows: readonly Contribution[], name: NameOf, board = false): string {
  const lanes = base.lanes.filter((lane) => lane.total > 0 || lane.minions.length > 0);
  const powers = lanes.map((lane) => `${name(lane.seat)} ${lane.total}`);
  const breakpoint = board ? '' : ` Breakpoint ${base.breakpoint}: ${sayRows(rows)}.`;
  return `${base.name}: total ${base.total}${lanes.length > 0 ? `. ${powers.join(', ')}` : ''}.${breakpoint}`;
}

/** What K says of a card without power. */
export const sayPlain = (card: CardView): string =>
  `${card.name}: no power of its own${card.counters ? `, ${plural(card.counters, 'power counter')}` : ''}.`;
