/** What an admin command works on: the data file or the database, beside a running server or without one. */
export interface Access {
  readonly kind: 'file' | 'database';
  /** Rows; `?` stands for a parameter. */
  all(sql: string, ...params: Value[]): Promise<Row[]>;
  /** How many rows were changed. */
  run(sql: string, ...params: Value[]): Promise<number>;
  /** All of it or nothing. */
  together<T>(work: () => Promise<T>): Promise<T>;
  /** The servers that use it now, by the number each answers orders with. */
  running(): Promise<number[]>;
  close(): Promise<void>;
}

export type Value = string | number | null | Uint8Array;
export type Row = Record<string, unknown>;

/** An error in words for whoever typed the command. */
export class Plain extends Error {}

export const plural = (n: number, one: string): string => `${n} ${one}${n === 1 ? '' : 's'}`;
