import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { rowsOf } from '../storage/sqliteFile.ts';
import { migrate, SQLITE_VERSION } from '../storage/sqliteSchema.ts';
import { type Access, Plain, type Row, type Value } from './access.ts';

/** How long a running server may take for one write. */
const BUSY_MS = 5000;
/** The number of the single server that uses a data file. */
const SERVER = 0;

export class FileAccess implements Access {
  readonly kind = 'file';
  readonly db: DatabaseSync;
  readonly #lock: Lock;

  private constructor(db: DatabaseSync, lock: Lock) {
    this.db = db;
    this.#lock = lock;
  }

  /** `hold`: if no server is running, none can start until close(). Throws Plain. */
  static open(dataDir: string, hold: boolean): FileAccess {
    const path = join(dataDir, 'smash.db');
    if (!existsSync(path)) {
      throw new Plain(`There is no data file in ${dataDir}. Set DATA_DIR to the folder that the server uses.`);
    }
    const lock = new Lock(dataDir);
    const db = new DatabaseSync(path);
    try {
      db.exec(`PRAGMA busy_timeout = ${BUSY_MS}; PRAGMA synchronous = FULL`);
      const { user_version: version } = db.prepare('PRAGMA user_version').get() as { user_version: number };
      const free = lock.take();
      if (version !== SQLITE_VERSION && !free) {
        throw new Plain('The running server is of another version than this command. Restart the server first.');
      }
      if (free) migrate(db);
      if (free && !hold) lock.free();
      return new FileAccess(db, lock);
    } catch (error) {
      db.close();
      lock.free();
      throw error;
    }
  }

  async all(sql: string, ...params: Value[]): Promise<Row[]> {
    return rowsOf(this.db.prepare(sql), ...params);
  }

  async run(sql: string, ...params: Value[]): Promise<number> {
    return Number(this.db.prepare(sql).run(...params).changes);
  }

  async together<T>(work: () => Promise<T>): Promise<T> {
    this.db.exec('BEGIN IMMEDIATE');
    try {
      const result = await work();
      this.db.exec('COMMIT');
      return result;
    } catch (error) {
      if (this.db.isTransaction) this.db.exec('ROLLBACK');
      throw error;
    }
  }

  async running(): Promise<number[]> {
    if (this.#lock.held) return [];
    if (!this.#lock.take()) return [SERVER];
    this.#lock.free();
    return [];
  }

  async close(): Promise<void> {
    this.db.close();
    this.#lock.free();
  }
}

/** The lock that a server holds while it runs. */
export class Lock {
  readonly #path: string;
  #db: DatabaseSync | null = null;

  constructor(dataDir: string) {
    this.#path = join(dataDir, 'smash.lock');
  }

  get held(): boolean {
    return this.#db !== null;
  }

  /** False if a server holds it. */
  take(): boolean {
    if (this.#db) return true;
    const db = new DatabaseSync(this.#path);
    try {
      db.exec('PRAGMA busy_timeout = 0; BEGIN EXCLUSIVE');
      this.#db = db;
      return true;
    } catch (error) {
      db.close();
      if (/locked|busy/i.test((error as Error).message)) return false;
      throw error;
    }
  }

  free(): void {
    this.#db?.close();
    this.#db = null;
  }
}
