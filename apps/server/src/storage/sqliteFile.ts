import { chmodSync, closeSync, openSync, statfsSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { log } from '../common/log.ts';

const INCREMENTAL = 2;
/** Pages of 4 KB given back in one step, and the pause between two steps: moves are stored in between. */
const STEP_PAGES = 100;
const STEP_PAUSE_MS = 50;

/** Only the user whose server it is may read the file. SQLite gives `-wal` and `-shm` the rights of the file itself. */
export function makePrivate(path: string): void {
  if (!/-(wal|shm)$/.test(path)) closeSync(openSync(path, 'a', 0o600));
  try {
    chmodSync(path, 0o600);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}

/**
 * Lets the file give back pages it does not need. A file from before this server could is written anew once, which
 * takes three times its size of free disk for a while; where that is not there it stays as it is.
 */
export function makeShrinkable(db: DatabaseSync, folder: string): void {
  if (read(db, 'auto_vacuum') === INCREMENTAL) return;
  const bytes = read(db, 'page_count') * read(db, 'page_size');
  db.exec(`PRAGMA auto_vacuum = ${INCREMENTAL}`);
  if (bytes === 0) return;
  const { bavail, bsize } = statfsSync(folder);
  const details = { megabytes: Math.ceil(bytes / 1e6) };
  if (bavail * bsize < 3 * bytes) return log('data file not rewritten: too little free disk', details);
  try {
    db.exec('VACUUM');
    log('data file rewritten once, so that it can shrink from now on', details);
  } catch (error) {
    log('data file not rewritten: it will not shrink', { ...details, error });
  }
}

/** Gives unused pages back to the disk in small steps. */
export async function shrink(db: DatabaseSync, closed: () => boolean): Promise<void> {
  if (read(db, 'auto_vacuum') !== INCREMENTAL) return;
  while (!closed() && read(db, 'freelist_count') > 0) {
    db.exec(`PRAGMA incremental_vacuum(${STEP_PAGES})`);
    await pause(STEP_PAUSE_MS);
  }
}

const read = (db: DatabaseSync, pragma: string): number =>
  Number(Object.values(db.prepare(`PRAGMA ${pragma}`).get() ?? {})[0]);
