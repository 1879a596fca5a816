import { statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { makePrivate } from './sqliteFile.ts';

/**
 * The lock that a server, or a command, holds on a data folder. The system frees it however the process ends, so nothing
 * needs cleaning up after kill -9.
 */
export class FolderLock {
  readonly #path: string;
  #db: DatabaseSync | null = null;
  /** Inode of the locked file. */
  #inode = 0;
  /** Another process had it meanwhile, so what is in memory here may be old. */
  #lost = false;

  constructor(dataDir: string) {
    this.#path = join(dataDir, 'smash.lock');
  }

  get held(): boolean {
    return this.#db !== null;
  }

  /** False if another process holds it after this many ms. */
  take(patienceMs = 0): boolean {
    if (this.#db) return true;
    makePrivate(this.#path);
    const db = new DatabaseSync(this.#path);
    try {
      db.exec(`PRAGMA busy_timeout = ${patienceMs}; BEGIN EXCLUSIVE`);
      this.#inode = inodeOf(this.#path);
      this.#db = db;
      return true;
    } catch (error) {
      db.close();
      if (/locked|busy/i.test((error as Error).message)) return false;
      throw error;
    }
  }

  /** Takes it again if the file was removed. False for good if another process was faster. */
  keep(): boolean {
    if (this.#db && inodeOf(this.#path) === this.#inode) return true;
    this.free();
    this.#lost ||= !this.take();
    return !this.#lost;
  }

  free(): void {
    this.#db?.close();
    this.#db = null;
  }
}

/** 0 = there is no such file. */
export const inodeOf = (path: string): number => statSync(path, { throwIfNoEntry: false })?.ino ?? 0;
