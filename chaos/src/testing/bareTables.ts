import type { Table } from '@smash/server/room/table.ts';
import { Tables } from '@smash/server/room/tables.ts';
import { SqliteStore } from '@smash/server/storage/sqlite.ts';
import { afterEach, beforeEach, vi } from 'vitest';
import { fakeEngine } from './fakeEngine.ts';
import { fakeClock, temporaryFolder } from './harness.ts';

/** Tables of the fake engine with a store in a separate folder, and nothing else of a server. */
export class BareTables {
  readonly #folder = temporaryFolder();
  #store!: SqliteStore;
  #tables!: Tables;

  constructor() {
    this.#start();
  }

  #start(): void {
    this.#store = new SqliteStore(this.#folder.path);
    this.#tables = new Tables({ engine: fakeEngine, store: this.#store, version: '', build: '', coverMs: [0, 0] }, 10);
  }

  async #stop(): Promise<void> {
    await this.#tables.close();
    await this.#store.close();
  }

  /** A new table. */
  open(): Promise<Table> {
    return this.#tables.open();
  }

  /** The table with this code, in a restarted server. */
  async restart(code: string): Promise<Table> {
    await this.#stop();
    this.#start();
    return (await this.#tables.load(code))!;
  }

  /** As if the data file were read-only. */
  forbidWrites(forbidden: boolean): void {
    this.#store.file.forbidWrites(forbidden);
  }

  async close(): Promise<void> {
    await this.#stop();
    this.#folder.remove();
  }
}

/** Each test begins with a new table, on a clock that is frozen until `passing`. */
export function onFreshTable(begin: (table: Table, bare: BareTables) => Promise<void> | void): void {
  let bare: BareTables;
  beforeEach(async () => {
    fakeClock();
    bare = new BareTables();
    await begin(await bare.open(), bare);
  });
  afterEach(async () => {
    vi.useRealTimers();
    await bare.close();
  });
}
