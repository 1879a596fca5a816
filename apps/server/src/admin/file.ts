import { accessSync, constants, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { FolderLock } from '../storage/folderLock.ts';
import { LEAVE_NOTHING, rowsOf } from '../storage/sqliteFile.ts';
import { migrate, SQLITE_VERSION } from '../storage/sqliteSchema.ts';
import { type Access, Plain, type Row, type Value } from './access.ts';

/** How long a running server may take for one write. */
const BUSY_MS = 5000;
/** The number of the single server that uses a data file. */
const SERVER = 0;

export class FileAccess implements Access {
  readonly kind = 'file';
  readonly db: DatabaseSync;
  readonly #lock: FolderLock;

  private constructor(db: DatabaseSync, lock: FolderLock) {
    this.db = db;
    this.#lock = lock;
  }

  /** `hold`: if no server is running, none can start until close(). Throws Plain. */
  static open(dataDir: string, hold: boolean): FileAccess {
    const path = join(dataDir, 'smash.db');
    needFile(path, dataDir);
    const lock = new FolderLock(dataDir);
    const db = new DatabaseSync(path);
    try {
      db.exec(`PRAGMA busy_timeout = ${BUSY_MS}; PRAGMA synchronous = FULL; ${LEAVE_NOTHING}`);
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

  async scrub(): Promise<void> {
    try {
      // Files written before LEAVE_NOTHING have traces in unused places. A running server could not write meanwhile.
      if (this.#lock.held) this.db.exec('VACUUM');
      // SQLite reports a log that is still being read in a row, not as an error.
      const { busy } = this.db.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get() as { busy: number };
      if (busy !== 0) throw new Error('another process is reading it.');
    } catch (error) {
      const why = (error as Error).message;
      throw new Plain(`It is removed, but traces may be left in the file, which cannot be rewritten: ${why}`);
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

/** Throws Plain if this user finds no file there. */
function needFile(path: string, dataDir: string): void {
  try {
    statSync(path);
    accessSync(path, constants.R_OK | constants.W_OK);
  } catch (error) {
    if (/^E(ACCES|PERM)$/.test((error as NodeJS.ErrnoException).code ?? ''))
      throw new Plain(`This user may not use ${path}. Run the command as the server's user.`);
    throw new Plain(`There is no data file in ${dataDir}. Set DATA_DIR to the folder that the server uses.`);
  }
}
