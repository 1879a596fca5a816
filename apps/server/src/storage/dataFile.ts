import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
// Imported separately, so that it works while a test freezes the clock.
import { setImmediate } from 'node:timers';
import { FolderLock, inodeOf } from './folderLock.ts';
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

/** How long another writer (a backup) may hold the file before a write is refused. The server blocks meanwhile. */
const BUSY_MS = 300;
/** How long a server that is just ending may hold the folder. */
const LOCK_MS = 2000;
/** The data file consists of these, by the end of their names. */
const PARTS = ['', '-wal', '-shm'];
/** Pages of 4 kB in the log before they are copied into the file: most of them are rewritten before that. */
const LOG_PAGES = 4000;

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
 */
export class DataFile {
  readonly #db: DatabaseSync;
  readonly #path: string;
  readonly #lock: FolderLock;
  readonly #failed: () => void;
  /** The files it has written to. */
  readonly #inodes = new Map<string, number>();
  readonly #statements = new Map<string, StatementSync>();
  /** Changes when another connection writes to the file. */
  #version = 0;
  /** Pending writes, in order. */
  readonly #writes: Write[] = [];
  #closed = false;

  /**
   * `failed` is called when a transaction has failed. Throws in plain words if another server uses the folder, or if the
   * file cannot be used.
   */
  constructor(dataDir: string, failed: () => void) {
    this.#failed = failed;
    makeFolder(dataDir);
    this.#path = join(dataDir, 'smash.db');
    const lock = join(dataDir, 'smash.lock');
    const isNew = !existsSync(lock);
    this.#lock = new FolderLock(dataDir);
    try {
      if (!this.#lock.take(LOCK_MS)) throw new InUse(dataDir);
      // A running server whose lock was removed still has the file open. It will lock the folder again.
      if (isNew && existsSync(this.#path) && isOpenElsewhere(this.#path)) {
        rmSync(lock);
        throw new InUse(dataDir);
      }
      for (const part of PARTS) makePrivate(this.#path + part);
      this.#db = new DatabaseSync(this.#path);
      this.#db.exec(`PRAGMA busy_timeout = ${BUSY_MS}; ${LEAVE_NOTHING}`);
      makeShrinkable(this.#db, dataDir);
      this.#db.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA wal_autocheckpoint = ${LOG_PAGES}`);
      migrate(this.#db);
    } catch (error) {
      const isLocked = this.#lock.held;
      this.#lock.free();
      if (error instanceof InUse) throw error;
      throw new Error(`${isLocked ? this.#path : lock} cannot be used: ${(error as Error).message}`, { cause: error });
    }
  }

  close(): void {
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

  /** Writes with the others of this moment; resolves once it is on the disk. */
  write(work: () => void): Promise<void> {
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

  /** The work in one transaction, after all pending writes. */
  together<T>(work: () => T): T {
    this.#flush();
    return this.#transact(work);
  }

  #transact<T>(work: () => T): T {
    try {
      this.check();
      this.#db.exec('BEGIN IMMEDIATE');
      const result = work();
      this.#db.exec('COMMIT');
      return result;
    } catch (error) {
      this.#failed();
      // Some errors (a full disk) have already ended the transaction.
      if (this.#db.isTransaction) this.#db.exec('ROLLBACK');
      throw error;
    }
  }

  /** Throws unless the files are still ours: what is written to a removed file is lost with the process, and a second server would overwrite the first. */
  check(): void {
    for (const part of PARTS) {
      const inode = inodeOf(this.#path + part);
      const known = this.#inodes.get(part);
      if (known !== undefined && inode !== known)
        throw new Error(`${this.#path}${part} was removed or replaced. Put it back, or restart the server.`);
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

  /** Within a write. */
  run(sql: string, ...values: SQLInputValue[]) {
    return this.#prepare(sql).run(...values);
  }

  /** Within a write. */
  rows(sql: string, ...values: SQLInputValue[]) {
    return rowsOf(this.#prepare(sql), ...values);
  }

  /** After all pending writes. */
  all(sql: string, ...values: SQLInputValue[]) {
    this.#flush();
    return this.rows(sql, ...values);
  }

  /** Returns unused pages to the disk in small steps. */
  shrink(): Promise<void> {
    return shrink(this.#db, () => this.#closed);
  }
}
