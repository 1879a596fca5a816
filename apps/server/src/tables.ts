import { defaultOptions } from '@smash/protocol';
import { Bucket } from './bucket.ts';
import { newCode } from './codes.ts';
import { log } from './log.ts';
import { notSaved, Refuse } from './refuse.ts';
import { restoreMatch } from './restore.ts';
import type { RoomData } from './store/rows.ts';
import { Table, type TableServices } from './table/table.ts';

const HOUR = 3_600_000;
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
  open(): Table {
    if (this.#tables.size >= this.#maxRooms || !this.#opening.take(Date.now())) {
      throw new Refuse('full', 'This server has as many rooms as it can hold. Please try again later.');
    }
    const options = { ...defaultOptions };
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
    try {
      this.#services.store.saveRoom(room);
    } catch (error) {
      log('not saved', { room: room.code, error });
      throw notSaved('A new room');
    }
    return this.#add(new Table(this.#services, room, null));
  }

  all(): Table[] {
    return [...this.#tables.values()];
  }

  /** Brings back every room of the file. One that cannot be read does not keep the others away. */
  restore(): void {
    for (const room of this.#services.store.rooms()) {
      try {
        const match = restoreMatch(this.#services.engine, this.#services.store, room);
        const phase = match && room.phase !== 'lobby' ? (match.over ? 'over' : 'game') : room.phase;
        // What rules there have come to be since the room was opened.
        const options = { ...defaultOptions, ...room.options };
        this.#add(new Table(this.#services, { ...room, options, phase }, match));
      } catch (error) {
        this.#lost.add(room.code);
        log('room not restored', { room: room.code, error });
      }
    }
  }

  /** Removes what has had its time; returns the codes. */
  cleanUp(now: number): string[] {
    const old = this.all().filter((table) => {
      const { room } = table;
      const quiet = now - room.movedAt;
      if (room.started) return quiet > STARTED_MS;
      const unused = room.seats.every((seat) => seat === null) && table.peers.size === 0;
      return quiet > (unused ? EMPTY_MS : UNSTARTED_MS);
    });
    return old.flatMap((table) => {
      try {
        this.#services.store.removeRoom(table.code);
      } catch (error) {
        log('room not removed', { room: table.code, error });
        return [];
      }
      table.close();
      this.#tables.delete(table.code);
      return [table.code];
    });
  }

  close(): void {
    for (const table of this.#tables.values()) table.close();
    this.#tables.clear();
  }

  #add(table: Table): Table {
    this.#tables.set(table.code, table);
    return table;
  }
}
