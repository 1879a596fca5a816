import { closeSync, existsSync, fsyncSync, lstatSync, openSync, renameSync, rmSync, statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { rowsOf } from '../storage/sqliteFile.ts';
import { migrate, SQLITE_VERSION } from '../storage/sqliteSchema.ts';
import { type Access, Plain } from './access.ts';
import { fromDatabase } from './copy.ts';
import type { DatabaseAccess } from './database.ts';
import type { FileAccess } from './file.ts';
import { foreignParts } from './ours.ts';
import { isDamaged } from './rooms.ts';

export interface Contents {
  rooms: number;
  games: number;
  commands: number;
  bytes: number;
  /** Codes of rooms that cannot be read. They are kept as they are. */
  damaged: string[];
}

/**
 * A consistent copy of everything while servers run: always a data file, from either kind of store. It is checked
 * before it gets its name. Throws Plain if the file exists.
 */
export async function backup(access: Access, path: string): Promise<Contents> {
  return written(path, async (part) => {
    if (access.kind === 'file') (access as FileAccess).db.prepare('VACUUM INTO ?').run(part);
    else {
      const file = new DatabaseSync(part);
      try {
        migrate(file);
        await fromDatabase(access as DatabaseAccess, file);
      } finally {
        file.close();
      }
    }
  });
}

/** Writes a file that only its owner may read, under a temporary name first, so that a named file is complete. */
export async function written(path: string, write: (part: string) => Promise<void>): Promise<Contents> {
  refuseTaken(path);
  // The process id keeps concurrent commands from writing to the same temporary file.
  const part = `${path}.${process.pid}.part`;
  try {
    rmSync(part, { force: true });
    closeSync(openSync(part, 'wx', 0o600));
    await write(part);
    const contents = checked(part);
    const file = openSync(part, 'r');
    fsyncSync(file);
    closeSync(file);
    refuseTaken(path);
    renameSync(part, path);
    return contents;
  } catch (error) {
    rmSync(part, { force: true });
    if (error instanceof Plain) throw error;
    throw new Plain(`${path} could not be written: ${(error as Error).message}`, { cause: error });
  }
}

/** Throws even if the path is a dangling link. */
function refuseTaken(path: string): void {
  if (lstatSync(path, { throwIfNoEntry: false })) throw new Plain(`${path} exists already. Nothing is overwritten.`);
}

/**
 * The contents of a data file. Throws Plain if it is not a data file, is damaged or newer than this program, or
 * contains anything besides our tables.
 */
export function checked(path: string): Contents {
  if (!existsSync(path)) throw new Plain(`There is no file ${path}.`);
  let file: DatabaseSync | null = null;
  try {
    file = new DatabaseSync(path, { readOnly: true });
    const one = (sql: string): unknown => Object.values(file?.prepare(sql).get() ?? {})[0];
    const version = Number(one('PRAGMA user_version'));
    if (version < 1 || !one(`SELECT 1 FROM sqlite_schema WHERE name = 'rooms'`)) {
      throw new Plain(`${path} is not a backup of Smash Table.`);
    }
    if (version > SQLITE_VERSION) throw new Plain(`${path} was written by a newer version than this one.`);
    const found = one('PRAGMA integrity_check');
    if (found !== 'ok') throw new Plain(`${path} is damaged: ${found}`);
    const foreign = foreignParts(file, version);
    if (foreign.length > 0) {
      throw new Plain(`${path} contains more or less than a backup of Smash Table: ${foreign.join(', ')}.`);
    }
    const missing = one('SELECT code FROM rooms WHERE game IS NOT NULL AND game NOT IN (SELECT id FROM games)');
    if (missing !== undefined) throw new Plain(`${path} is damaged: room ${missing} has lost its game.`);
    return {
      rooms: Number(one('SELECT count(*) FROM rooms')),
      games: Number(one('SELECT count(*) FROM games')),
      commands: Number(one('SELECT count(*) FROM commands')),
      bytes: statSync(path).size,
      damaged: rowsOf(file.prepare('SELECT * FROM rooms ORDER BY code'))
        .filter(isDamaged)
        .map(({ code }) => String(code)),
    };
  } catch (error) {
    if (error instanceof Plain) throw error;
    throw new Plain(`${path} cannot be read as a backup: ${(error as Error).message}`, { cause: error });
  } finally {
    file?.close();
  }
}
