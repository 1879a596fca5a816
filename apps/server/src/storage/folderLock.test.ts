import { rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { useTemporaryFolder } from '@smash/chaos/testing/harness.ts';
import { defaultOptions } from '@smash/protocol';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { FolderLock } from './folderLock.ts';
import type { RoomData } from './rows.ts';
import { SqliteStore } from './sqlite.ts';

const room: RoomData = {
  code: 'KILN-42',
  phase: 'lobby',
  host: -1,
  options: defaultOptions,
  seats: [null, null],
  games: 0,
  gameId: null,
  started: false,
  movedAt: 1_700_000_000_000,
};
const folder = useTemporaryFolder();
const opened: SqliteStore[] = [];
afterEach(async () => {
  for (const store of opened.splice(0)) await store.close();
});

describe('a folder whose lock was removed', () => {
  const second = () => new SqliteStore(folder.path);
  const keep = (store: SqliteStore): SqliteStore => {
    opened.push(store);
    return store;
  };
  const remove = () => rmSync(join(folder.path, 'smash.lock'));

  test('lets no second server in', () => {
    keep(second());
    remove();
    for (let times = 0; times < 2; times++) expect(second).toThrow('Another server is using');
  });

  test('is no longer written to once another process has locked it', async () => {
    const store = keep(second());
    remove();
    const other = new FolderLock(folder.path);
    other.take();
    await expect(store.saveRoom(room)).rejects.toThrow('another process has it');
    const served = new DatabaseSync(join(folder.path, 'smash.db'));
    served.exec('UPDATE rooms SET moved_at = 0');
    served.close();
    other.free();
    for (let times = 0; times < 2; times++)
      await expect(store.saveRoom(room)).rejects.toThrow('another process has it');
  });

  test('is written to again after another process that only looked, like a second server, has gone', async () => {
    const store = keep(second());
    await store.addRoom(room);
    remove();
    const other = new FolderLock(folder.path);
    other.take();
    await expect(store.saveRoom(room)).rejects.toThrow('another process has it');
    // As a server does that finds the data file open.
    remove();
    other.free();
    await store.saveRoom(room);
    expect(new FolderLock(folder.path).take()).toBe(false);
  });

  test('is not held by a lock on a file that is no longer there', async () => {
    const [first, other] = [new FolderLock(folder.path), new FolderLock(folder.path)];
    expect(first.take()).toBe(true);
    remove();
    first.free();
    // The file goes while it is being locked.
    const { exec } = DatabaseSync.prototype;
    const locking = vi.spyOn(DatabaseSync.prototype, 'exec').mockImplementationOnce(function (this: DatabaseSync, sql) {
      exec.call(this, sql);
      remove();
    });
    expect(first.take()).toBe(false);
    locking.mockRestore();
    expect([first.held, other.take(), first.take()]).toEqual([false, true, false]);
    other.free();
    expect([first.take(), first.keep(() => true)]).toEqual([true, true]);
    first.free();
  });

  test('is locked again by its server', async () => {
    const store = keep(second());
    remove();
    await store.orders();
    expect(new FolderLock(folder.path).take()).toBe(false);
    expect(statSync(join(folder.path, 'smash.lock')).mode & 0o777).toBe(0o600);
    expect(second).toThrow('Another server is using');
    await store.addRoom(room);
  });
});
