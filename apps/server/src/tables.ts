import { defaultOptions } from '@smash/protocol';
import { Bucket } from './bucket.ts';
import { newCode } from './codes.ts';
import { log } from './log.ts';
import { notSaved, Refuse } from './refuse.ts';
import { restoreMatch } from './restore.ts';
import type { RoomData } from './store/rows.ts';
import { Table, type TableServices } from './table/table.ts';

const HOUR = 3_600_000;
/** Codes that other processes have given away. */
const MOST_TRIES = 50;
/** A room where nobody ever sat down and nobody is. */
const EMPTY_MS = HOUR;
/** A room without a game: as the players are told. */
const UNSTARTED_MS = 24 * HOUR;
const STARTED_MS = 30 * 24 * HOUR;

/** All tables of this server. */
export class Tables {
  readonly #services: TableServices;
  readonly #maxRooms: number;
  readonly #tables = new Map<string, Table>();
  /** Rooms in the file that could not be restored: their codes are not given away. */
  readonly #lost = new Set<string>();
  /** Rooms opened by all together: a brake on whoever opens them in a loop. */
  readonly #opening = new Bucket(100, 2, Date.now());

  constructor(services: TableServices, maxRooms: number) {
    this.#services = services;
    this.#maxRooms = maxRooms;
  }

  get size(): number {
    return this.#tables.size;
  }

  get(code: string): Table | undefined {
    return this.#tables.get(code);
  }

  /** Opens a table under a new code and stores it. Throws Refuse when there are too many. */
  async open(): Promise<Table> {
    if (this.#tables.size >= this.#maxRooms || !this.#opening.take(Date.now())) {
      throw new Refuse('full', 'This server has as many rooms as it can hold. Please try again later.');
    }
    const options = { ...defaultOptions };
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const room: RoomData = {
        code: newCode((code) => this.#tables.has(code) || this.#lost.has(code)),
        phase: 'lobby',
        host: -1,
        options,
        seats: Array(options.players).fill(null),
        games: 0,
        gameId: null,
        started: false,
        movedAt: Date.now(),
      };
      if (await this.#stored(room)) return this.#add(new Table(this.#services, room, null));
    }
    throw new Error('No room code is free.');
  }

  /** False: another process has a room of this code. */
  async #stored(room: RoomData): Promise<boolean> {
    try {
      return await this.#services.store.addRoom(room);
    } catch (error) {
      log('not saved', { room: room.code, error });
      throw notSaved('A new room');
    }
  }

  all(): Table[] {
    return [...this.#tables.values()];
  }

  /** Takes on every room that no process serves. One that cannot be read does not keep the others away. */
  async restore(): Promise<Table[]> {
    const tables: Table[] = [];
    for (const room of await this.#services.store.claim()) {
      try {
        const match = await restoreMatch(this.#services.engine, this.#services.store, room);
        const phase = match && room.phase !== 'lobby' ? (match.over ? 'over' : 'game') : room.phase;
        // Rooms of before an option was there have it as it is by default.
        const options = { ...defaultOptions, ...room.options };
        tables.push(this.#add(new Table(this.#services, { ...room, phase, options }, match)));
      } catch (error) {
        this.#lost.add(room.code);
        log('room not restored', { room: room.code, fault: error });
      }
    }
    return tables;
  }

  /** Another process serves this table. */
  release(table: Table): void {
    if (this.#tables.get(table.code) === table) this.#tables.delete(table.code);
    void table.close();
  }

  /** Removes what has had its time; returns the codes. */
  async cleanUp(now: number): Promise<string[]> {
    const old = this.all().filter((table) => {
      const { room } = table;
      const quiet = now - room.movedAt;
      if (room.started) return quiet > STARTED_MS;
      const unused = room.seats.every((seat) => seat === null) && table.peers.size === 0;
      return quiet > (unused ? EMPTY_MS : UNSTARTED_MS);
    });
    const removed: string[] = [];
    for (const table of old) {
      try {
        await this.#services.store.removeRoom(table.code);
      } catch (error) {
        log('room not removed', { room: table.code, error });
        continue;
      }
      this.release(table);
      removed.push(table.code);
    }
    return removed;
  }

  /** Resolves when all that was on its way is stored. */
  async close(): Promise<void> {
    await Promise.all(this.all().map((table) => table.close()));
    this.#tables.clear();
  }

  #add(table: Table): Table {
    this.#tables.set(table.code, table);
    return table;
  }
}
