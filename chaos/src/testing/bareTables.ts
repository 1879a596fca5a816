import type { Table } from '@smash/server/room/table.ts';
import { Tables } from '@smash/server/room/tables.ts';
import { SqliteStore } from '@smash/server/storage/sqlite.ts';
import { fakeEngine } from './fakeEngine.ts';
import { temporaryFolder } from './harness.ts';

/** Tables of the fake engine with a store in a folder of its own, and nothing else of a server. */
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

  /** The table with this code, in a server that has started again. */
  async restart(code: string): Promise<Table> {
    await this.#stop();
    this.#start();
    return (await this.#tables.load(code))!;
  }

  async close(): Promise<void> {
    await this.#stop();
    this.#folder.remove();
  }
}
