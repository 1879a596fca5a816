import { chmodSync, closeSync, existsSync, mkdirSync, openSync, statfsSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue, type SQLOutputValue, type StatementSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { log } from '../common/log.ts';

const INCREMENTAL = 2;
/** Pages of 4 KB freed per step, and the pause between steps, during which moves are stored. */
const STEP_PAGES = 100;
const STEP_PAUSE_MS = 50;

/** What is deleted or replaced is overwritten, so that a removed name or hand is not left in unused parts of the file. */
export const LEAVE_NOTHING = 'PRAGMA secure_delete = ON';

/** Creates the folder, for this user only. Node's own `recursive` never returns where none can be made, as in /proc. */
export function makeFolder(path: string): void {
  if (existsSync(path)) return;
  if (dirname(path) !== path) makeFolder(dirname(path));
  try {
    mkdirSync(path, { mode: 0o700 });
  } catch (error) {
    // Another process was faster.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}

/** Only the server's user may read the file. SQLite gives `-wal` and `-shm` the same permissions. */
export function makePrivate(path: string): void {
  if (!/-(wal|shm)$/.test(path)) closeSync(openSync(path, 'a', 0o600));
  try {
    chmodSync(path, 0o600);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}

/** Does another process have the file open? */
export function isOpenElsewhere(path: string): boolean {
  const db = new DatabaseSync(path);
  try {
    // In this mode nobody else may have it open.
    db.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN IMMEDIATE; ROLLBACK');
    return false;
  } catch (error) {
    if (/locked|busy/i.test((error as Error).message)) return true;
    throw error;
  } finally {
    db.close();
  }
}

/**
 * Lets the file shrink. A file from before this was possible is rewritten once, which temporarily needs three times its
 * size of free disk; without that space it stays as it is.
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

/** Returns unused pages to the disk in small steps. */
export async function shrink(db: DatabaseSync, closed: () => boolean): Promise<void> {
  if (read(db, 'auto_vacuum') !== INCREMENTAL) return;
  while (!closed() && read(db, 'freelist_count') > 0) {
    db.exec(`PRAGMA incremental_vacuum(${STEP_PAGES})`);
    await pause(STEP_PAUSE_MS);
  }
}

/** All rows. A number too large to be exact here is rounded: otherwise one damaged row would hide all others. */
export function rowsOf(statement: StatementSync, ...values: SQLInputValue[]): Record<string, SQLOutputValue>[] {
  statement.setReadBigInts(true);
  const rows = statement.all(...values);
  for (const row of rows)
    for (const column in row) if (typeof row[column] === 'bigint') row[column] = Number(row[column]);
  return rows;
}

const read = (db: DatabaseSync, pragma: string): number =>
  Number(Object.values(db.prepare(`PRAGMA ${pragma}`).get() ?? {})[0]);
