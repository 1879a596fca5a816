/** The tables that this browser knows: what it last saw of each, and their current standing. Needs no rules. */
import { sha256Hex } from '@smash/protocol/sha256';
import {
  MOST_TABLES,
  PROOF_LENGTH,
  type Standing,
  type TableEntry,
  type TableStanding,
  UNTOLD,
  unpackTable,
} from '@smash/protocol/tables';
import { keep, kept } from '../browser/storage.ts';

/** An online table, as this browser last saw it. */
export interface KnownTable {
  code: string;
  /** Own seat; null = it watched. */
  seat: number | null;
  names: string[];
  /** Null = no game had begun. */
  seen: Pick<Standing, 'turn' | 'vp'> | null;
  /** When this browser saw that, in ms since 1970. */
  at: number;
}

/** The seat's secret, under the key that online/tokens.ts uses. */
const tokenOf = (code: string): string | null => kept(`smash.seat.${code}`);
const KEY = 'smash.tables';

/** The most recently seen first. */
export function knownTables(): KnownTable[] {
  try {
    const list: unknown = JSON.parse(kept(KEY) ?? '[]');
    return Array.isArray(list) ? list.filter(isKnown) : [];
  } catch {
    return [];
  }
}

const isKnown = (one: Partial<KnownTable> | null): one is KnownTable =>
  typeof one?.code === 'string' && Array.isArray(one.names) && typeof one.at === 'number';

export function knowTable(table: KnownTable): void {
  const others = knownTables().filter(({ code }) => code !== table.code);
  keep(KEY, JSON.stringify([table, ...others].slice(0, MOST_TABLES)));
}

export function forgetTable(code: string): void {
  keep(KEY, JSON.stringify(knownTables().filter((one) => one.code !== code)));
}

export interface ListedTable extends KnownTable {
  /** Null = unknown: the server did not say. */
  now: TableStanding | null;
}

/**
 * Asks for the standing of these tables, and forgets those that the server does not know. Throws if the server is
 * unreachable.
 */
export async function askTables(tables: readonly KnownTable[]): Promise<ListedTable[]> {
  const proofs = tables.map(({ code, seat }) => {
    const token = seat === null ? null : tokenOf(code);
    return token === null ? code : `${code} ${sha256Hex(token).slice(0, PROOF_LENGTH)}`;
  });
  const body = JSON.stringify(proofs);
  const response = await fetch('/api/tables', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body,
  });
  if (!response.ok) throw new Error(`The server answered ${response.status}.`);
  const entries = (await response.json()) as TableEntry[];
  const now = Date.now();
  return tables.flatMap((table, i): ListedTable[] => {
    if (entries[i] === UNTOLD) forgetTable(table.code);
    return entries[i] === UNTOLD ? [] : [{ ...table, now: unpackTable(entries[i], now) }];
  });
}

/**
 * What has happened since this browser last looked: turns begun, and points gained by seat. null = nothing, or a
 * different game.
 */
export function newsOf({ seen, now }: ListedTable): { turns: number; points: number[] } | null {
  const standing = now?.standing;
  if (!seen || !standing || standing.turn < seen.turn || standing.vp.length !== seen.vp.length) return null;
  const turns = standing.turn - seen.turn;
  const points = standing.vp.map((vp, seat) => vp - (seen.vp[seat] ?? 0));
  return turns === 0 && points.every((n) => n === 0) ? null : { turns, points };
}
