import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
// Imported separately, so that it works while a test freezes the clock.
import { setImmediate } from 'node:timers';
import type { GameSetup } from '@smash/engine';
import type { MixRecord } from '@smash/protocol';
import { sha256 } from '../common/tokens.ts';
import type { GameEvent } from '../game/gameEngine.ts';
import { FolderLock, inodeOf } from './folderLock.ts';
import { dueOf, type GameRows, namesOf, type RecordRows, type RoomData, readGame, readRecord } from './rows.ts';
import {
  isOpenElsewhere,
  LEAVE_NOTHING,
  makeFolder,
  makePrivate,
  makeShrinkable,
  rowsOf,
  shrink,
} from './sqliteFile.ts';
import { migrate } from './sqliteSchema.ts';
import type {
  Begun,
  DueRoom,
  Order,
  Snapshot,
  Store,
  StoredCommand,
  StoredGame,
  StoredGameRow,
  StoredRecord,
  StoredRoom,
} from './store.ts';

/** How long another writer (a backup) may hold the file before a write is refused. The server blocks meanwhile. */
const BUSY_MS = 300;
/** How long a server that is just ending may hold the folder. */
const LOCK_MS = 2000;
/** The data file consists of these, by the end of their names. */
const PARTS = ['', '-wal', '-shm'];
/** A room's row gives the time of its last move to within this many ms. */
const MOVED_WITHIN_MS = 60_000;
/** Pages of 4 kB in the log before they are copied into the file: most of them are rewritten before that. */
const LOG_PAGES = 4000;

/** More than a move with its state needs: as long as this does not fit, moves are not accepted again. */
const FILLING = 'x'.repeat(256 * 1024);
/** No game has this number. */
const NO_GAME = 0;

class InUse extends Error {
  constructor(dataDir: string) {
    super(`Another server is using ${dataDir}. Stop it, or set DATA_DIR to another folder.`);
  }
}

interface Write {
  work(): void;
  done(): void;
  failed(error: unknown): void;
}

/**
 * The data file: WAL with synchronous=FULL, so that resolved writes are on the disk. Writes of many tables in the same
 * moment are batched: one wait for the disk. One server has exclusive use of the file.
 *
 * Long because it has every statement of one store.
 */
export class SqliteStore implements Store {
  readonly #db: DatabaseSync;
  readonly #file: string;
  readonly #lock: FolderLock;
  /** The files it has written to. */
  readonly #inodes = new Map<string, number>();
  readonly #statements = new Map<string, StatementSync>();
  /** Changes when another connection writes to the file. */
  #version = 0;
  /** The rooms as in their rows. */
  readonly #rooms = new Map<string, RoomData>();
  /** Pending writes, in order. */
  readonly #writes: Write[] = [];
  /** A write has failed, and none as large as a move has succeeded since. */
  #failed = false;
  #rehearsal: Promise<void> | null = null;
  #closed = false;

  /** Throws in plain words if another server uses the folder, or if the file cannot be used. */
  constructor(dataDir: string) {
    makeFolder(dataDir);
    this.#file = join(dataDir, 'smash.db');
    const lock = join(dataDir, 'smash.lock');
    const isNew = !existsSync(lock);
    this.#lock = new FolderLock(dataDir);
    try {
      if (!this.#lock.take(LOCK_MS)) throw new InUse(dataDir);
      // A running server whose lock was removed still has the file open. It will lock the folder again.
      if (isNew && existsSync(this.#file) && isOpenElsewhere(this.#file)) {
        rmSync(lock);
        throw new InUse(dataDir);
      }
      for (const part of PARTS) makePrivate(this.#file + part);
      this.#db = new DatabaseSync(this.#file);
      this.#db.exec(`PRAGMA busy_timeout = ${BUSY_MS}; ${LEAVE_NOTHING}`);
      makeShrinkable(this.#db, dataDir);
      this.#db.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA wal_autocheckpoint = ${LOG_PAGES}`);
      migrate(this.#db);
    } catch (error) {
      const isLocked = this.#lock.held;
      this.#lock.free();
      if (error instanceof InUse) throw error;
      throw new Error(`${isLocked ? this.#file : lock} cannot be used: ${(error as Error).message}`, { cause: error });
    }
  }

  async close(): Promise<void> {
    this.#closed = true;
    this.#flush();
    this.#db.close();
    this.#lock.free();
  }

  /** Every statement used, for a test of their plans. */
  statements(): string[] {
    return [...this.#statements.keys()];
  }

  /** For tests of a full disk: the file may grow by this many pages of 4 kB from now on; null = unlimited. */
  limitGrowth(pages: number | null): void {
    const { page_count: now } = this.#db.prepare('PRAGMA page_count').get() as { page_count: number };
    this.#db.exec(`PRAGMA max_page_count = ${pages === null ? 4_294_967_294 : now + pages}`);
  }

  /** For tests of a read-only file. */
  forbidWrites(forbidden: boolean): void {
    this.#db.exec(`PRAGMA query_only = ${forbidden ? 1 : 0}`);
  }

  async addRoom(room: RoomData): Promise<boolean> {
    let isFree = false;
    // Checked at write time: another room of the same batch may have drawn the same code.
    await this.#write(() => {
      isFree = this.#prepare('SELECT 1 FROM rooms WHERE code = ?').get(room.code) === undefined;
      if (isFree) this.#saveRoom(room);
    });
    return isFree;
  }

  saveRoom(room: RoomData): Promise<void> {
    return this.#write(() => this.#saveRoom(room));
  }

  #saveRoom(room: RoomData): void {
    this.#run(
      `INSERT INTO rooms (code, phase, started, moved_at, game, data, due) VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (code)
       DO UPDATE SET phase = excluded.phase, started = excluded.started, moved_at = excluded.moved_at,
         game = excluded.game, data = excluded.data, due = excluded.due`,
      room.code,
      room.phase,
      room.started ? 1 : 0,
      room.movedAt,
      room.gameId,
      JSON.stringify(room),
      dueOf(room),
    );
    this.#rooms.set(room.code, room);
  }

  async startGame(
    room: RoomData,
    engine: string,
    setup: GameSetup,
    events: GameEvent[],
    mix?: MixRecord,
    begun?: Begun,
  ): Promise<RoomData> {
    return this.#together(() => {
      const { lastInsertRowid } = this.#run(
        'INSERT INTO games (code, engine, setup, events, started_at, names, mix, forks) VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
        room.code,
        engine,
        JSON.stringify(setup),
        JSON.stringify(events),
        room.movedAt,
        JSON.stringify(namesOf(room)),
        mix ? JSON.stringify(mix) : null,
        begun ? JSON.stringify(begun.forks) : null,
      );
      const saved = { ...room, gameId: Number(lastInsertRowid) };
      for (const one of begun?.commands ?? []) this.#addCommand(saved, one);
      if (begun) this.#snapshot(saved.gameId, begun.commands.length, begun.snapshot);
      this.#saveRoom(saved);
      return saved;
    });
  }

  addCommand(room: RoomData, stored: StoredCommand, snapshot: Snapshot | 'none' | null): Promise<void> {
    return this.#write(() => {
      this.#addCommand(room, stored);
      if (snapshot === 'none') this.#dropSnapshot(room.gameId as number);
      else if (snapshot) this.#snapshot(room.gameId as number, stored.n, snapshot);
      if (!this.#isStored(room)) this.#saveRoom(room);
    });
  }

  #addCommand(room: RoomData, { n, command, events, id }: StoredCommand): void {
    this.#run(
      'INSERT INTO commands (game, n, command, events, at, id) VALUES (?, ?, ?, ?, ?, ?)',
      room.gameId,
      n,
      JSON.stringify(command),
      JSON.stringify(events),
      room.movedAt,
      id,
    );
  }

  /** Except for a slightly stale time: a move alone does not rewrite the room. */
  #isStored(room: RoomData): boolean {
    const stored = this.#rooms.get(room.code);
    if (!stored || room.movedAt - stored.movedAt > MOVED_WITHIN_MS) return false;
    return isSaid(room, stored) && isSaid(stored, room);
  }

  async has(code: string): Promise<boolean> {
    return this.#all('SELECT 1 FROM rooms WHERE code = ?', code).length > 0;
  }

  async claim(code: string): Promise<string | null> {
    const [row] = this.#all('SELECT data FROM rooms WHERE code = ? AND closed = 0', code);
    return row ? String(row.data) : null;
  }

  async look(codes: readonly string[]): Promise<{ code: string; data: string }[]> {
    return codes.flatMap((code) =>
      this.#all('SELECT data FROM rooms WHERE code = ? AND closed = 0', code).map((row) => ({
        code,
        data: String(row.data),
      })),
    );
  }

  /** One process owns the file: no need to record who serves a room. */
  async release(code: string): Promise<void> {
    this.#rooms.delete(code);
  }

  async due(after: DueRoom | null, limit: number): Promise<DueRoom[]> {
    const rows = this.#all(
      `SELECT code, due FROM rooms WHERE due IS NOT NULL AND closed = 0 AND (due, code) > (?, ?)
       ORDER BY due, code LIMIT ?`,
      after?.at ?? 0,
      after?.code ?? '',
      limit,
    );
    return rows.map(({ code, due }) => ({ code: String(code), at: Number(due) }));
  }

  async secret(name: string, make: () => string): Promise<string> {
    const sql = 'SELECT value FROM secrets WHERE name = ?';
    const [known] = this.#all(sql, name);
    if (!known)
      await this.#write(() => void this.#run('INSERT INTO secrets (name, value) VALUES (?, ?)', name, make()));
    return String((known ?? this.#all(sql, name)[0]!).value);
  }

  async relieve(): Promise<void> {}

  async lost(): Promise<string[]> {
    return [];
  }

  async rooms(after: string, limit: number): Promise<StoredRoom[]> {
    return this.#all(
      'SELECT code, phase, started, moved_at, data FROM rooms WHERE code > ? ORDER BY code LIMIT ?',
      after,
      limit,
    ).map((row) => ({
      code: String(row.code),
      phase: String(row.phase),
      started: row.started !== 0,
      movedAt: Number(row.moved_at),
      data: String(row.data),
    }));
  }

  async games(after: number, limit: number): Promise<StoredGameRow[]> {
    return this.#all(
      `SELECT id, code, started_at,
         (SELECT at FROM commands WHERE game = games.id ORDER BY n DESC LIMIT 1) AS last,
         (SELECT game FROM rooms WHERE code = games.code) AS current
       FROM games WHERE id > ? ORDER BY id LIMIT ?`,
      after,
      limit,
    ).map((row) => ({
      id: Number(row.id),
      code: String(row.code),
      startedAt: Number(row.started_at),
      lastAt: Number(row.last ?? row.started_at),
      current: row.current === row.id,
    }));
  }

  async game(id: number): Promise<StoredGame> {
    const [game] = this.#all('SELECT engine, setup, events, mix, forks FROM games WHERE id = ?', id);
    const commands = this.#all('SELECT n, command, events, id FROM commands WHERE game = ? ORDER BY n', id);
    const [snapshot] = this.#all('SELECT n, hash, state, engine FROM snapshots WHERE game = ?', id);
    return readGame({ game, commands, snapshot } as unknown as GameRows);
  }

  async record(id: number): Promise<StoredRecord | null> {
    const [game] = this.#all('SELECT engine, setup, names, mix, forks FROM games WHERE id = ?', id);
    if (!game) return null;
    const commands = this.#all('SELECT n, command FROM commands WHERE game = ? ORDER BY n', id);
    const [last] = this.#all(
      'SELECT state FROM snapshots WHERE game = ? AND n = ?',
      id,
      Number(commands.at(-1)?.n ?? 0),
    );
    return readRecord({
      game: game as RecordRows['game'],
      commands: commands.map((one) => String(one.command)),
      last: last ? String(last.state) : null,
    });
  }

  async removeRoom(code: string): Promise<void> {
    this.#together(() => {
      for (const { id } of rowsOf(this.#prepare('SELECT id FROM games WHERE code = ?'), code))
        this.#removeGame(Number(id));
      this.#run('DELETE FROM rooms WHERE code = ?', code);
      this.#rooms.delete(code);
    });
  }

  async closed(code: string): Promise<boolean> {
    return this.#all('SELECT 1 FROM rooms WHERE code = ? AND closed = 1', code).length > 0;
  }

  async orders(): Promise<Order[]> {
    // The server asks every second, also while nothing is written.
    this.#checkFiles();
    const rows = this.#all('SELECT id, what, subject FROM orders');
    return rows.map((row) => ({ id: String(row.id), what: String(row.what), subject: String(row.subject) }));
  }

  answerOrder(id: string, answer: string): Promise<void> {
    return this.#write(() => {
      this.#run('INSERT OR REPLACE INTO order_answers (id, process, answer) VALUES (?, 0, ?)', id, answer);
    });
  }

  probe(): Promise<void> {
    if (this.#failed) {
      // Many tables may ask at once.
      this.#rehearsal ??= this.#rehearse().finally(() => {
        this.#rehearsal = null;
      });
      return this.#rehearsal;
    }
    return this.#write(() => {
      this.#run('INSERT OR REPLACE INTO probe (id, at) VALUES (0, ?)', Date.now());
    });
  }

  /** Writes what a move writes, and removes it: on a full disk, a smaller change may still fit into what is left. */
  async #rehearse(): Promise<void> {
    await this.#write(() => {
      this.#run(
        `INSERT OR REPLACE INTO commands (game, n, command, events, at, id) VALUES (?, 0, ?, '[]', ?, '')`,
        NO_GAME,
        FILLING,
        Date.now(),
      );
    });
    await this.#write(() => {
      this.#run('DELETE FROM commands WHERE game = ?', NO_GAME);
    });
    this.#failed = false;
  }

  async removeGame(id: number): Promise<void> {
    this.#together(() => this.#removeGame(id));
  }

  /** Earlier servers set commands aside under the negative number. */
  #removeGame(id: number): void {
    this.#run('DELETE FROM commands WHERE game IN (?, ?)', id, -id);
    this.#dropSnapshot(id);
    this.#run('DELETE FROM games WHERE id = ?', id);
  }

  shrink(): Promise<void> {
    return shrink(this.#db, () => this.#closed);
  }

  #dropSnapshot(gameId: number): void {
    this.#run('DELETE FROM snapshots WHERE game = ?', gameId);
  }

  #snapshot(gameId: number, n: number, { state, engine }: Snapshot): void {
    const text = JSON.stringify(state);
    this.#run(
      'INSERT OR REPLACE INTO snapshots (game, n, hash, state, engine) VALUES (?, ?, ?, ?, ?)',
      gameId,
      n,
      sha256(text),
      text,
      engine,
    );
  }

  #write(work: () => void): Promise<void> {
    return new Promise((done, failed) => {
      if (this.#writes.push({ work, done, failed }) === 1) setImmediate(() => this.#flush());
    });
  }

  #flush(): void {
    const writes = this.#writes.splice(0);
    if (writes.length === 0) return;
    try {
      this.#transact(() => {
        for (const { work } of writes) work();
      });
      for (const { done } of writes) done();
    } catch (error) {
      if (writes.length === 1) return writes[0]!.failed(error);
      // One failure fails the whole batch: retry each write separately.
      for (const { work, done, failed } of writes) {
        try {
          this.#transact(work);
          done();
        } catch (fault) {
          failed(fault);
        }
      }
    }
  }

  /** After all pending writes. */
  #together<T>(work: () => T): T {
    this.#flush();
    return this.#transact(work);
  }

  #transact<T>(work: () => T): T {
    try {
      this.#checkFiles();
      this.#db.exec('BEGIN IMMEDIATE');
      const result = work();
      this.#db.exec('COMMIT');
      return result;
    } catch (error) {
      this.#failed = true;
      this.#rooms.clear();
      // Some errors (a full disk) have already ended the transaction.
      if (this.#db.isTransaction) this.#db.exec('ROLLBACK');
      throw error;
    }
  }

  /** What is written to a removed file is lost with the process, and a second server would overwrite the first. */
  #checkFiles(): void {
    for (const part of PARTS) {
      const inode = inodeOf(this.#file + part);
      const known = this.#inodes.get(part);
      if (known !== undefined && inode !== known)
        throw new Error(`${this.#file}${part} was removed or replaced. Put it back, or restart the server.`);
      if (inode !== 0) this.#inodes.set(part, inode);
    }
    const version = () => this.#prepare('PRAGMA data_version').get()?.data_version as number;
    if (!this.#lock.keep(() => version() === this.#version))
      throw new Error(
        'The lock of the folder was removed, and another process has it. If that does not change, restart the server.',
      );
    this.#version = version();
  }

  #prepare(sql: string): StatementSync {
    const known = this.#statements.get(sql) ?? this.#db.prepare(sql);
    this.#statements.set(sql, known);
    return known;
  }

  #run(sql: string, ...values: SQLInputValue[]) {
    return this.#prepare(sql).run(...values);
  }

  #all(sql: string, ...values: SQLInputValue[]) {
    this.#flush();
    return rowsOf(this.#prepare(sql), ...values);
  }
}

/** Whether the two rooms are equal except for the time of the last move. */
function isSaid(room: RoomData, other: RoomData): boolean {
  for (const key in room)
    if (key !== 'movedAt' && room[key as keyof RoomData] !== other[key as keyof RoomData]) return false;
  return true;
}
