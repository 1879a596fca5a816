import { fakeEngine } from '@smash/chaos/testing/fakeEngine.ts';
import { useTemporaryFolder } from '@smash/chaos/testing/harness.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Table } from '../room/table.ts';
import { Tables } from '../room/tables.ts';
import { SqliteStore } from '../storage/sqlite.ts';
import { Rooms } from './rooms.ts';

const folder = useTemporaryFolder();
let store: SqliteStore;
let tables: Tables;
let rooms: Rooms;
let code: string;
/** The rooms of Colyseus here, with the table around which each was made. */
const local = new Map<string, { table: Table; room: { disconnect(): Promise<unknown> } }>();
/** What happens while a room is being made. */
let meanwhile: () => Promise<void>;
const createRoom = vi.fn(async (_name: string, options: { table: string }) => {
  const table = await rooms.tableFor(options.table);
  const work = meanwhile;
  meanwhile = async () => {};
  await work();
  local.set(table.code, { table, room: { disconnect: async () => local.delete(table.code) } });
});

beforeEach(async () => {
  store = new SqliteStore(folder.path);
  tables = new Tables({ engine: fakeEngine, store, version: '', build: '', coverMs: [0, 0] }, 10);
  local.clear();
  meanwhile = async () => {};
  createRoom.mockClear();
  rooms = new Rooms(tables, { createRoom, getLocalRoomById: (id: string) => local.get(id)?.room } as never);
  ({ code } = await tables.open());
  await tables.unload(code);
});
afterEach(async () => {
  vi.restoreAllMocks();
  await tables.close();
  await store.close();
});

test('a room is made once for all who ask for its table', async () => {
  await Promise.all([rooms.bring(code), rooms.bring(code)]);
  await rooms.bring(code);
  expect(createRoom).toHaveBeenCalledTimes(1);
  expect(local.get(code)!.table).toBe(tables.get(code));
});

test('a table that is unloaded while its room is made comes back in another room', async () => {
  meanwhile = () => tables.unload(code);
  await rooms.bring(code);
  expect(tables.get(code)).toBeDefined();
  expect(local.get(code)!.table).toBe(tables.get(code));
});

test('no room is left of a table that another process takes over while it is made', async () => {
  meanwhile = async () => tables.get(code)!.takenOver();
  vi.spyOn(tables, 'load').mockImplementationOnce((one) => Tables.prototype.load.call(tables, one));
  vi.mocked(tables.load).mockResolvedValue(null);
  await rooms.bring(code);
  expect(local.size).toBe(0);
});
