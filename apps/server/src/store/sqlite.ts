import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
// Its own, also where a test holds the clock.
import { setImmediate } from 'node:timers';
import type { Command, GameSetup, Undo } from '@smash/engine';
import type { GameEvent, GameState } from '../game.ts';
import { sha256 } from '../tokens.ts';
import { namesOf, type RoomData } from './rows.ts';
import { migrate } from './sqliteSchema.ts';
import type { Store, StoredCommand, StoredGame, StoredRecord } from './store.ts';

/** How long another writer (a backup) may hold the file before a write is refused. The server stands still meanwhile. */
const BUSY_MS = 300;

interface Write {
  work(): void;
  done(): void;
  failed(error: unknown): void;
}

/**
 * The data file: WAL with synchronous=FULL, so that what has resolved is on the disk. What many
 * tables write in the same moment is written together: the disk is waited for once. One server has the file alone.
 */
export class SqliteStore implements Store {
  /** What claim() has given. */
  readonly #served = new Set<string>();
  readonly #db: DatabaseSync;
  readonly #lock: DatabaseSync;
  readonly #statements = new Map<string, StatementSync>();
  /** Not written yet, in their order. */
  readonly #writes: Write[] = [];

  /** Throws when another server uses the folder: two would overwrite each other's games. */
  constructor(dataDir: string) {
    mkdirSync(dataDir, { recursive: true });
    // The system frees this lock however the process ends, so that nothing has to be cleaned up after kill -9.
    this.#lock = new DatabaseSync(join(dataDir, 'smash.lock'));
    try {
      this.#lock.exec('PRAGMA busy_timeout = 2000; BEGIN EXCLUSIVE');
    } catch (error) {
      this.#lock.close();
      throw new Error(`Another server is using ${dataDir}. Stop it, or set DATA_DIR to another folder.`, {
        cause: error,
      });
    }
    this.#db = new DatabaseSync(join(dataDir, 'smash.db'));
    this.#db.exec(`PRAGMA busy_timeout = ${BUSY_MS}; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL`);
    migrate(this.#db);
  }

  async close(): Promise<void> {
    this.#flush();
    this.#db.close();
    this.#lock.close();
  }

  /** For tests of a full disk: the file may grow by so many pages of 4 kB from now on; null = without limit. */
  limitGrowth(pages: number | null): void {
    const { page_count: now } = this.#db.prepare('PRAGMA page_count').get() as { page_count: number };
    this.#db.exec(`PRAGMA max_page_count = ${pages === null ? 4_294_967_294 : now + pages}`);
  }

  /** For tests of a file that has become read-only. */
  forbidWrites(forbidden: boolean): void {
    this.#db.exec(`PRAGMA query_only = ${forbidden ? 1 : 0}`);
  }

  async addRoom(room: RoomData): Promise<boolean> {
    if (await this.has(room.code)) return false;
    await this.#write(() => this.#saveRoom(room));
    this.#served.add(room.code);
    return true;
  }

  saveRoom(room: RoomData): Promise<void> {
    return this.#write(() => this.#saveRoom(room));
  }

  #saveRoom(room: RoomData): void {
    this.#run(
      `INSERT INTO rooms (code, phase, started, moved_at, game, data) VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (code) DO
       UPDATE SET phase = excluded.phase, started = excluded.started, moved_at = excluded.moved_at,
         game = excluded.game, data = excluded.data`,
      room.code,
      room.phase,
      room.started ? 1 : 0,
      room.movedAt,
      room.gameId,
      JSON.stringify(room),
    );
  }

  async startGame(room: RoomData, engine: string, setup: GameSetup, events: GameEvent[]): Promise<RoomData> {
    return this.#together(() => {
      const { lastInsertRowid } = this.#run(
        'INSERT INTO games (code, engine, setup, events, started_at, names) VALUES (?, ?, ?, ?, ?, ?)',
        room.code,
        engine,
        JSON.stringify(setup),
        JSON.stringify(events),
        room.movedAt,
        JSON.stringify(namesOf(room)),
      );
      const saved = { ...room, gameId: Number(lastInsertRowid) };
      this.#saveRoom(saved);
      return saved;
    });
  }

  addCommand(room: RoomData, stored: StoredCommand, snapshot: GameState | null): Promise<void> {
    const { n, command, events, id } = stored;
    return this.#write(() => {
      this.#run(
        'INSERT INTO commands (game, n, command, events, at, id) VALUES (?, ?, ?, ?, ?, ?)',
        room.gameId,
        n,
        JSON.stringify(command),
        JSON.stringify(events),
        room.movedAt,
        id,
      );
      if (snapshot) this.#snapshot(room.gameId as number, n, snapshot);
      this.#saveRoom(room);
    });
  }

  async setAside(gameId: number, n: number): Promise<void> {
    this.#together(() => {
      this.#run('DELETE FROM commands WHERE game = ?', -gameId);
      this.#run('UPDATE commands SET game = ? WHERE game = ? AND n > ?', -gameId, gameId, n);
      this.#run('DELETE FROM snapshots WHERE game = ? AND n > ?', gameId, n);
    });
  }

  async has(code: string): Promise<boolean> {
    return this.#all('SELECT 1 FROM rooms WHERE code = ?', code).length > 0;
  }

  async claim(): Promise<RoomData[]> {
    const rooms = this.#all('SELECT data FROM rooms ORDER BY code').map(
      (row) => JSON.parse(String(row.data)) as RoomData,
    );
    const idle = rooms.filter(({ code }) => !this.#served.has(code));
    for (const { code } of idle) this.#served.add(code);
    return idle;
  }

  async game(id: number): Promise<StoredGame> {
    const [row] = this.#all('SELECT engine, setup, events FROM games WHERE id = ?', id);
    if (!row) throw new Error(`There is no game ${id}.`);
    const commands = this.#all('SELECT n, command, events, id FROM commands WHERE game = ? ORDER BY n', id).map(
      (one) => ({
        n: Number(one.n),
        command: JSON.parse(String(one.command)) as Command | Undo,
        events: JSON.parse(String(one.events)) as GameEvent[],
        id: String(one.id),
      }),
    );
    const [last] = this.#all('SELECT n, hash, state FROM snapshots WHERE game = ?', id);
    const sound = last && sha256(String(last.state)) === last.hash;
    return {
      engine: String(row.engine),
      setup: JSON.parse(String(row.setup)) as GameSetup,
      events: JSON.parse(String(row.events)) as GameEvent[],
      commands,
      snapshot: sound ? { n: Number(last.n), state: JSON.parse(String(last.state)) as GameState } : null,
    };
  }

  async record(id: number): Promise<StoredRecord | null> {
    const [row] = this.#all('SELECT engine, setup, names FROM games WHERE id = ?', id);
    if (!row) return null;
    const commands = this.#all('SELECT n, command FROM commands WHERE game = ? ORDER BY n', id);
    const [last] = this.#all(
      'SELECT state FROM snapshots WHERE game = ? AND n = ?',
      id,
      Number(commands.at(-1)?.n ?? 0),
    );
    return {
      engine: String(row.engine),
      setup: JSON.parse(String(row.setup)) as GameSetup,
      names: JSON.parse(String(row.names)) as string[],
      commands: commands.map((one) => JSON.parse(String(one.command)) as Command | Undo),
      last: last ? (JSON.parse(String(last.state)) as GameState) : null,
    };
  }

  async removeRoom(code: string): Promise<void> {
    this.#together(() => {
      for (const table of ['commands', 'snapshots']) {
        this.#run(`DELETE FROM ${table} WHERE abs(game) IN (SELECT id FROM games WHERE code = ?)`, code);
      }
      this.#run('DELETE FROM games WHERE code = ?', code);
      this.#run('DELETE FROM rooms WHERE code = ?', code);
    });
  }

  #snapshot(gameId: number, n: number, state: GameState): void {
    const text = JSON.stringify(state);
    this.#run(
      'INSERT OR REPLACE INTO snapshots (game, n, hash, state) VALUES (?, ?, ?, ?)',
      gameId,
      n,
      sha256(text),
      text,
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
      // One spoils it for all: each by itself.
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

  /** After everything that waits to be written. */
  #together<T>(work: () => T): T {
    this.#flush();
    return this.#transact(work);
  }

  #transact<T>(work: () => T): T {
    this.#db.exec('BEGIN IMMEDIATE');
    try {
      const result = work();
      this.#db.exec('COMMIT');
      return result;
    } catch (error) {
      // Some errors (a full disk) have ended the transaction already.
      if (this.#db.isTransaction) this.#db.exec('ROLLBACK');
      throw error;
    }
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
    return this.#prepare(sql).all(...values);
  }
}
