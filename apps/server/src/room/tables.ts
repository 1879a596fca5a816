import { defaultOptions } from '@smash/protocol';
import { log } from '../common/log.ts';
import { notSaved, Refuse, restarting } from '../common/refuse.ts';
import { monotonicMs } from '../common/time.ts';
import type { Match } from '../game/match.ts';
import { restoreMatch } from '../storage/restore.ts';
import { removeExpired } from '../storage/retention.ts';
import { type RoomData, readRoom } from '../storage/rows.ts';
import { TakenOver } from '../storage/store.ts';
import { newCode } from './codes.ts';
import type { TableServices } from './services.ts';
import { Table } from './table.ts';

/** How many times to draw a code that is already taken. */
const MOST_TRIES = 50;
/** An empty table is unloaded after this time. */
const REST_MS = 600_000;
/** Time for whoever opened or requested a table to arrive. */
const ARRIVAL_MS = 30_000;
/** Time for players to sit down. */
const UNUSED_MS = 120_000;
/** The share of places for tables without players; the rest is reserved for tables with players. */
const UNUSED_SHARE = 0.9;

/** The tables in memory: those that somebody opened or requested, until everybody has left. */
export class Tables {
  readonly #services: TableServices;
  readonly #maxRooms: number;
  readonly #tables = new Map<string, Table>();
  readonly #loading = new Map<string, Promise<Table | null>>();
  readonly #leaving = new Map<string, Promise<void>>();
  readonly #removing = new Map<string, Promise<boolean>>();
  /** How many tables that are being opened or loaded have a place already. */
  #coming = 0;
  /** When each empty table was first seen empty (monotonicMs). */
  readonly #deserted = new Map<string, number>();
  /** When each was loaded (monotonicMs), oldest first. */
  readonly #since = new Map<string, number>();
  /** Requested rooms that could not be read. */
  readonly #unreadable = new Set<string>();
  readonly #stuck = new Set<string>();
  #closed = false;
  /** Called when a table is unloaded: its connections must end. */
  left: (code: string) => Promise<unknown> = async () => {};

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

  all(): Table[] {
    return [...this.#tables.values()];
  }

  /** Counts since the start: unreadable rooms, and games that could not continue. */
  health(): { unreadable: number; stuck: number } {
    return { unreadable: this.#unreadable.size, stuck: this.#stuck.size };
  }

  /** Opens a table under a new code and stores it. Throws Refuse if there are too many. */
  async open(): Promise<Table> {
    this.#needOpen();
    return this.#inPlace(true, () => this.#opened());
  }

  async #opened(): Promise<Table> {
    const options = { ...defaultOptions };
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const room: RoomData = {
        code: newCode((code) => this.#tables.has(code)),
        phase: 'lobby',
        host: -1,
        options,
        seats: Array(options.players).fill(null),
        games: 0,
        gameId: null,
        started: false,
        movedAt: Date.now(),
      };
      const isNew = await this.#stored(room);
      this.#needOpen();
      if (isNew) return new Table(this.#services, room, null);
    }
    throw new Error('No room code is free.');
  }

  /** False if a room has this code. */
  async #stored(room: RoomData): Promise<boolean> {
    try {
      return await this.#services.store.addRoom(room);
    } catch (error) {
      log('not saved', { room: room.code, error });
      throw notSaved('A new room');
    }
  }

  /**
   * The table with this code, loaded from the store if necessary; null = there is none. Concurrent requests load it
   * once. Throws TakenOver if another process serves it, Unreadable, or Refuse if memory is full.
   */
  async load(code: string): Promise<Table | null> {
    for (let first = this.#busy(code); first; first = this.#busy(code)) await first.catch(() => {});
    const known = this.#tables.get(code);
    if (known) return known;
    this.#needOpen();
    const loading = this.#loading.get(code) ?? this.#restore(code).finally(() => this.#loading.delete(code));
    this.#loading.set(code, loading);
    return loading;
  }

  /** Settles when the table with this code has left, or its room is removed; undefined = neither is under way. */
  #busy(code: string): Promise<unknown> | undefined {
    return this.#removing.get(code) ?? this.#leaving.get(code);
  }

  #needOpen(): void {
    if (this.#closed) throw restarting();
  }

  async #restore(code: string): Promise<Table | null> {
    const { engine, store } = this.#services;
    const data = await store.claim(code);
    if (data === null) return null;
    try {
      const room = readRoom(code, data);
      return await this.#inPlace(isUnused(room), async () => {
        const match = await restoreMatch(engine, store, room);
        this.#unreadable.delete(code);
        if (room.phase === 'game' && (!match || match.stuck)) this.#stuck.add(code);
        return new Table(this.#services, match ? phased(room, match) : withoutGame(room), match);
      });
    } catch (error) {
      if (!(error instanceof Refuse)) {
        if (!this.#unreadable.has(code)) log('room not restored', { room: code, fault: error });
        this.#unreadable.add(code);
      }
      await store.release(code);
      throw error;
    }
  }

  /**
   * A stored deadline of this room has passed: its table acts on it, and is unloaded again if it was loaded only for
   * that. Throws as `load` does, or if nothing can be stored now.
   */
  async wake(code: string): Promise<void> {
    const wasHere = this.#tables.has(code);
    const table = await this.load(code);
    if (!table) return;
    const isDone = await table.strike();
    if (isDone && !wasHere && table.peers.size === 0) await this.#unload(code);
  }

  /** Removes a table that nobody uses. */
  async discard(code: string): Promise<void> {
    const table = this.#tables.get(code);
    if (table && isUnused(table.room) && table.peers.size === 0) await this.#remove(code);
  }

  /** Unloads the table with this code for the operator, even while it is being loaded. */
  async unload(code: string): Promise<void> {
    await this.#loading.get(code)?.catch(() => null);
    await this.#unload(code);
  }

  /** All tables, once none is being loaded or unloaded. */
  async settled(): Promise<Table[]> {
    await Promise.allSettled([...this.#loading.values(), ...this.#leaving.values()]);
    return this.all();
  }

  /** Another process serves this table. */
  release(table: Table): void {
    if (this.#tables.get(table.code) === table) this.#forget(table.code);
    void table.close();
  }

  /** Unloads tables that have been empty for a while; they come back on request. `now` as monotonicMs. */
  async rest(now: number): Promise<void> {
    for (const table of this.all()) {
      if (table.peers.size > 0) this.#deserted.delete(table.code);
      else if (!this.#deserted.has(table.code)) this.#deserted.set(table.code, now);
    }
    const tired = [...this.#deserted].filter(([, since]) => now - since >= REST_MS);
    await Promise.all(tired.map(([code]) => this.#unload(code)));
  }

  /** Removes expired rooms and games at `now` (ms since 1970); returns the codes. */
  cleanUp(now: number): Promise<string[]> {
    const { store, keepGamesDays = 30 } = this.#services;
    const isVisited = (code: string) => (this.#tables.get(code)?.peers.size ?? 0) > 0;
    return removeExpired({ store, keepGamesDays, isVisited, remove: (code) => this.#remove(code) }, now);
  }

  #remove(code: string): Promise<boolean> {
    const removing = this.#removing.get(code) ?? this.#removed(code).finally(() => this.#removing.delete(code));
    this.#removing.set(code, removing);
    return removing;
  }

  async #removed(code: string): Promise<boolean> {
    const { store } = this.#services;
    await this.#loading.get(code)?.catch(() => null);
    await this.#unload(code);
    try {
      if ((await store.claim(code)) === null) return false;
    } catch (error) {
      if (error instanceof TakenOver) return false;
      throw error;
    }
    await store.removeRoom(code);
    this.#unreadable.delete(code);
    return true;
  }

  /** Resolves when everything pending is stored. */
  async close(): Promise<void> {
    this.#closed = true;
    await Promise.allSettled(this.#loading.values());
    await Promise.all(this.all().map((table) => table.close()));
    this.#tables.clear();
  }

  /**
   * Adds the table that is made in the place kept for it. If memory is full, unloads empty tables first. A table without
   * players gives way to every table with players, even if it is watched, and after a while also to another new one.
   * Throws Refuse.
   */
  async #inPlace(isUnusedToo: boolean, make: () => Promise<Table>): Promise<Table> {
    const most = isUnusedToo ? Math.ceil(this.#maxRooms * UNUSED_SHARE) : this.#maxRooms;
    while (this.#tables.size + this.#coming >= most) {
      const table = this.#leastNeeded(isUnusedToo ? UNUSED_MS : 0);
      if (!table) throw full();
      if (table.peers.size > 0) table.trouble(full().message);
      await this.#unload(table.code);
    }
    this.#coming++;
    try {
      return this.#add(await make());
    } finally {
      this.#coming--;
    }
  }

  /** `unusedMs`: how long a table without players is left alone. */
  #leastNeeded(unusedMs: number): Table | undefined {
    const now = monotonicMs();
    const since = (when: Map<string, number>, { code }: Table) => now - (when.get(code) ?? now);
    const here = this.all().filter(({ code }) => !this.#leaving.has(code));
    const deserted = (table: Table) => table.peers.size === 0 && since(this.#deserted, table) >= ARRIVAL_MS;
    const unused = here.filter(({ room }) => isUnused(room));
    return (
      unused.find(deserted) ?? unused.find((table) => since(this.#since, table) >= unusedMs) ?? here.find(deserted)
    );
  }

  #unload(code: string): Promise<void> {
    const table = this.#tables.get(code);
    if (!table) return Promise.resolve();
    const leaving = this.#leaving.get(code) ?? this.#store(table).finally(() => this.#leaving.delete(code));
    this.#leaving.set(code, leaving);
    return leaving;
  }

  async #store(table: Table): Promise<void> {
    await table.close();
    await this.left(table.code).catch((error) => log('connections not ended', { room: table.code, error }));
    this.#forget(table.code);
    await this.#services.store.release(table.code).catch((error) => log('not released', { room: table.code, error }));
  }

  #forget(code: string): void {
    this.#tables.delete(code);
    this.#deserted.delete(code);
    this.#since.delete(code);
  }

  #add(table: Table): Table {
    // A table that was only woken has no Colyseus room to do more than this.
    table.takenOver = () => this.release(table);
    this.#tables.set(table.code, table);
    this.#deserted.set(table.code, monotonicMs());
    this.#since.set(table.code, monotonicMs());
    return table;
  }
}

/** Nobody has ever sat down there, or all left again before a game. */
const isUnused = ({ started, gameId, seats }: RoomData): boolean => !started && gameId === null && !seats.some(Boolean);

const phased = (room: RoomData, match: Match): RoomData =>
  room.phase === 'lobby' ? room : { ...room, phase: match.over ? 'over' : 'game' };

/** Its game cannot be shown at all: the seats are kept for another game. */
const withoutGame = (room: RoomData): RoomData =>
  room.gameId === null ? room : { ...room, phase: 'lobby', gameId: null, lost: true };

const full = (): Refuse => new Refuse('full', 'This server has as many rooms as it can hold. Please try again later.');
