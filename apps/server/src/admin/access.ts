/** The store an admin command works on: data file or database, with or without a running server. */
export interface Access {
  readonly kind: 'file' | 'database';
  /** Rows; `?` stands for a parameter. */
  all(sql: string, ...params: Value[]): Promise<Row[]>;
  /** How many rows were changed. */
  run(sql: string, ...params: Value[]): Promise<number>;
  /** All or nothing. */
  together<T>(work: () => Promise<T>): Promise<T>;
  /** Removes the traces that deleted rows have left in the file. Throws Plain. */
  scrub(): Promise<void>;
  /** Numbers of the servers currently using it; each answers orders under its number. */
  running(): Promise<number[]>;
  close(): Promise<void>;
}

export type Value = string | number | bigint | null | Uint8Array;
export type Row = Record<string, unknown>;

/** An error worded for the operator. */
export class Plain extends Error {}

export const plural = (n: number, one: string): string => `${n} ${one}${n === 1 ? '' : 's'}`;

/** Throws Plain unless that store is empty. */
export function refuseFull(store: string, rooms: number, games: number): void {
  if (rooms + games === 0) return;
  const what = `${plural(rooms, 'room')} and ${plural(games, 'game')}`;
  throw new Plain(`${store} is not empty: it has ${what}. Nothing was changed.`);
}
