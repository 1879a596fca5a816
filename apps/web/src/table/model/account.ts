/** The answer to K: a number in words, from the engine's own breakdown. */

import { say } from '../../i18n/say.ts';
import type { BaseView, CardView, Contribution } from '../../view/types.ts';
import { type NameOf, powerCounters } from './words.ts';

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

/** Contributions named by their source; all others have words of their own. */
const GIVES: ReadonlySet<Contribution['kind']> = new Set(['counter', 'ongoing', 'base', 'temporary']);

const sayRow = (row: Contribution, first: boolean): string =>
  [
    first && row.kind === 'printed' ? `${row.delta}` : signed(row.delta),
    GIVES.has(row.kind) ? say('from {source}', { source: row.label }) : row.label,
    row.expires ?? '',
  ]
    .filter((word) => word !== '')
    .join(' ');

const sayRows = (rows: readonly Contribution[]): string => rows.map((row, i) => sayRow(row, i === 0)).join(', ');

export const sayPower = (card: CardView, rows: readonly Contribution[]): string =>
  say('{card}: power {n}. {rows}.', { card: card.name, n: card.power ?? 0, rows: sayRows(rows) });

/** Power that counts towards the base's total but not towards any player's (Mermaid Reef). */
export const restOf = (base: BaseView): number => base.total - base.lanes.reduce((sum, lane) => sum + lane.total, 0);

/** @param rows the parts of the breakpoint; meaningless on the Big Base board */
export function sayTotal(base: BaseView, rows: readonly Contribution[], name: NameOf, board = false): string {
  const lanes = base.lanes.filter((lane) => lane.total > 0 || lane.minions.length > 0);
  const powers = lanes.map((lane) => `${name(lane.seat)} ${lane.total}`);
  const rest = restOf(base);
  if (rest > 0) powers.push(`${rest} ${say('counts for nobody, but helps to break the base')}`);
  const breakpoint = board ? [] : [say('Breakpoint {n}: {rows}.', { n: base.breakpoint, rows: sayRows(rows) })];
  const total = say('{base}: total {n}.', { base: base.name, n: base.total });
  return [total, ...(powers.length > 0 ? [`${powers.join(', ')}.`] : []), ...breakpoint].join(' ');
}

/** K's answer for a card without power. */
export const sayPlain = (card: CardView): string =>
  `${say('{card}: no power of its own', { card: card.name })}${card.counters ? `, ${powerCounters(card.counters)}` : ''}.`;
