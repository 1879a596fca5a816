import { matchMaker, ServerError } from '@colyseus/core';
import { DOOR } from '@smash/protocol';
import { Refuse } from '../common/refuse.ts';
import { UNAVAILABLE } from '../common/status.ts';
import type { Table } from '../room/table.ts';
import type { Tables } from '../room/tables.ts';
import { Unreadable } from '../storage/rows.ts';
import { TakenOver } from '../storage/store.ts';
import { ROOM } from './entrance.ts';

const NORMAL_CLOSE = 4000;

/** The part of Colyseus that opens and finds rooms. */
type Maker = Pick<typeof matchMaker, 'createRoom' | 'getLocalRoomById'>;

/** The Colyseus rooms of the tables in memory: opened on request, closed when the table is unloaded. */
export class Rooms {
  readonly #tables: Tables;
  readonly #maker: Maker;
  /** Clients can pass options for creating a room, too; only these keys are ours. */
  readonly #keys = new Map<string, Table>();
  readonly #opening = new Map<string, Promise<unknown>>();

  constructor(tables: Tables, maker: Maker = matchMaker) {
    this.#tables = tables;
    this.#maker = maker;
    tables.left = (code) => this.#close(code);
  }

  /** The table for a new Colyseus room: a new one unless the key is ours. */
  async tableFor(key: unknown): Promise<Table> {
    const known = typeof key === 'string' ? this.#keys.get(key) : undefined;
    if (!known) return this.#tables.open();
    this.#keys.delete(key as string);
    return known;
  }

  /** Loads the table of this code, if no other process serves it, and opens its room. Throws ServerError. */
  async bring(code: string): Promise<void> {
    const opening = this.#opening.get(code) ?? this.#bring(code).finally(() => this.#opening.delete(code));
    this.#opening.set(code, opening);
    await opening;
  }

  async #bring(code: string): Promise<void> {
    const table = await this.#load(code);
    if (!table || this.#maker.getLocalRoomById(code)) return;
    const key = crypto.randomUUID();
    this.#keys.set(key, table);
    try {
      await this.#maker.createRoom(ROOM, { table: key });
    } finally {
      this.#keys.delete(key);
    }
    if (this.#tables.get(code) === table) return;
    // The table was unloaded while its room was made: nobody would ever close that room, and all would be sent there.
    await this.#close(code);
    await this.#bring(code);
  }

  async #close(code: string): Promise<void> {
    await this.#maker.getLocalRoomById(code)?.disconnect(NORMAL_CLOSE);
  }

  async #load(code: string): Promise<Table | null> {
    try {
      return await this.#tables.load(code);
    } catch (error) {
      if (error instanceof TakenOver) return null;
      if (error instanceof Refuse) throw new ServerError(UNAVAILABLE, error.message);
      if (error instanceof Unreadable) {
        throw new ServerError(DOOR.damaged, 'This table’s stored data is damaged. Please open a new one.');
      }
      throw error;
    }
  }
}
