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
  /** Another process has had it since it was held here. */
  #doubtful = false;
  /** That process has written, so what is in memory here may be old. */
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
      const inode = inodeOf(this.#path);
      db.exec(`PRAGMA busy_timeout = ${patienceMs}; BEGIN EXCLUSIVE`);
      // A lock on a file that was removed meanwhile keeps nobody out.
      if (inode === 0 || inodeOf(this.#path) !== inode) {
        db.close();
        return false;
      }
      this.#inode = inode;
      this.#db = db;
      return true;
    } catch (error) {
      db.close();
      if (/locked|busy/i.test((error as Error).message)) return false;
      throw error;
    }
  }

  /**
   * Takes it again if the file was removed. False while another process has it, and for good if that process has written
   * to the data meanwhile. A second server looks at the folder before it gives up, and writes nothing. `isSame`: is the
   * data as it was at the last call that returned true?
   */
  keep(isSame: () => boolean): boolean {
    if (this.#db && inodeOf(this.#path) === this.#inode) return true;
    this.free();
    if (this.#lost) return false;
    if (!this.take()) {
      this.#doubtful = true;
      return false;
    }
    this.#lost = this.#doubtful && !isSame();
    this.#doubtful = false;
    if (this.#lost) this.free();
    return !this.#lost;
  }

  free(): void {
    this.#db?.close();
    this.#db = null;
  }
}

/** 0 = there is no such file. */
export const inodeOf = (path: string): number => statSync(path, { throwIfNoEntry: false })?.ino ?? 0;
