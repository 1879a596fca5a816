import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { FolderLock } from '../storage/folderLock.ts';
import { makeFolder } from '../storage/sqliteFile.ts';
import { migrate } from '../storage/sqliteSchema.ts';
import { Plain, refuseFull } from './access.ts';
import { type Contents, checked, written } from './backup.ts';
import { intoDatabase } from './copy.ts';
import { DatabaseAccess } from './database.ts';
import { FileAccess } from './file.ts';

/** Restores a backup as the data file. Throws Plain if a server is running there, or if there are rooms. */
export async function restoreToFile(path: string, dataDir: string): Promise<Contents> {
  checked(path);
  makeFolder(dataDir);
  const lock = new FolderLock(dataDir);
  if (!lock.take()) throw new Plain('The server is running. Stop it first.');
  try {
    const place = join(dataDir, 'smash.db');
    if (existsSync(place)) {
      const { rooms, games } = checked(place);
      refuseFull(dataDir, rooms, games);
      for (const end of ['', '-wal', '-shm']) rmSync(place + end, { force: true });
    }
    return await written(place, async (part) => copyOf(path, part));
  } finally {
    lock.free();
  }
}

/** The same into the database. */
export async function restoreToDatabase(path: string, url: string): Promise<Contents> {
  const contents = checked(path);
  const folder = mkdtempSync(join(tmpdir(), 'smash-restore-'));
  try {
    // The backup itself is not changed, even if its version is older.
    const copy = join(folder, 'copy.db');
    copyOf(path, copy);
    const file = new DatabaseSync(copy);
    try {
      await fill(file, url);
    } finally {
      file.close();
    }
    return contents;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Copies the data file into the database. The server must be stopped; the data file is not changed. */
export async function move(dataDir: string, url: string): Promise<Contents> {
  const access = FileAccess.open(dataDir, true);
  try {
    if ((await access.running()).length > 0) {
      throw new Plain('The server is running. Stop it first: what is played during the move would be lost.');
    }
    const contents = checked(join(dataDir, 'smash.db'));
    await fill(access.db, url);
    return contents;
  } finally {
    await access.close();
  }
}

function copyOf(path: string, place: string): void {
  const from = new DatabaseSync(path, { readOnly: true });
  try {
    from.prepare('VACUUM INTO ?').run(place);
  } finally {
    from.close();
  }
  const copy = new DatabaseSync(place);
  try {
    migrate(copy);
    copy.exec('DELETE FROM orders; DELETE FROM order_answers');
  } finally {
    copy.close();
  }
}

async function fill(file: DatabaseSync, url: string): Promise<void> {
  const database = await DatabaseAccess.open(url, true);
  try {
    await intoDatabase(file, database);
  } finally {
    await database.close();
  }
}
