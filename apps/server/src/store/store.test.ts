import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { defaultOptions } from '@smash/protocol';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { temporaryFolder } from '../testing/harness.ts';
import { missing, type Service, startPostgres } from '../testing/services.ts';
import { PostgresStore } from './postgres.ts';
import type { RoomData } from './rows.ts';
import { SqliteStore } from './sqlite.ts';
import { type Store, type StoredCommand, TakenOver } from './store.ts';

const room: RoomData = {
  code: 'KILN-42',
  phase: 'lobby',
  host: 0,
  options: defaultOptions,
  seats: [{ name: 'Ines', ready: true, tokenHash: 'abc', rematch: '' }, null],
  games: 0,
  gameId: null,
  started: false,
  movedAt: 1_700_000_000_000,
};
const setup = { seed: 'seed', players: 2 };
const answer = (n: number, id = ''): StoredCommand => ({
  n,
  command: { type: 'answer', seat: 0, prompt: n, pick: [1] },
  events: [{ n }],
  id,
});

const withoutPostgres = missing('initdb', 'postgres');
if (withoutPostgres) console.warn(`Not tested: PostgreSQL (${withoutPostgres}).`);

let postgres: Service | null = null;
let folder: ReturnType<typeof temporaryFolder>;
const opened: Store[] = [];
let databases = 0;

beforeAll(async () => {
  if (!withoutPostgres) postgres = await startPostgres();
});
afterAll(async () => {
  await postgres?.remove();
});
beforeEach(() => {
  folder = temporaryFolder();
  databases++;
});
afterEach(async () => {
  for (const store of opened.splice(0)) await store.close();
  folder.remove();
});

/** A schema for each test: the same address with another place to look. */
const address = () => `${postgres!.url}?options=-c%20search_path%3Dtest${databases}`;
async function openPostgres(): Promise<PostgresStore> {
  const client = new Client({ connectionString: postgres!.url });
  await client.connect();
  await client.query(`CREATE SCHEMA IF NOT EXISTS test${databases}`);
  await client.end();
  return keep(await PostgresStore.open(address()));
}
function keep<S extends Store>(store: S): S {
  opened.push(store);
  return store;
}

const kinds: [string, () => Promise<Store>][] = [['data file', async () => keep(new SqliteStore(folder.path))]];
if (!withoutPostgres) kinds.push(['PostgreSQL', openPostgres]);

describe.each(kinds)('%s', (_, open) => {
  test('what was stored is there after the process: room, game, commands in order with their ids, state', async () => {
    const store = await open();
    expect(await store.claim()).toEqual([]);
    expect(await store.addRoom(room)).toBe(true);
    expect(await store.addRoom({ ...room, host: 1 })).toBe(false);
    expect(await store.has('KILN-42')).toBe(true);
    expect(await store.has('KILN-43')).toBe(false);
    const begun = await store.startGame({ ...room, phase: 'game' }, 'e1', setup, [{ n: 0 }]);
    expect(begun.gameId).toEqual(expect.any(Number));
    await store.addCommand(begun, answer(1), null);
    await store.addCommand(begun, answer(2, 'id-of-it'), { turn: 'x' });
    await store.addCommand({ ...begun, host: 1 }, answer(3), null);
    await store.close();
    opened.pop();

    const again = await open();
    expect(await again.claim()).toEqual([{ ...begun, host: 1 }]);
    expect(await again.claim()).toEqual([]);
    expect(await again.game(begun.gameId!)).toEqual({
      engine: 'e1',
      setup,
      events: [{ n: 0 }],
      commands: [answer(1), answer(2, 'id-of-it'), answer(3)],
      snapshot: { n: 2, state: { turn: 'x' } },
    });
    const record = { engine: 'e1', setup, names: ['Ines', ''], commands: [1, 2, 3].map((n) => answer(n).command) };
    expect(await again.record(begun.gameId!)).toEqual({ ...record, last: null });
    await again.addCommand(begun, answer(4), { turn: 'end' });
    expect((await again.record(begun.gameId!))!.last).toEqual({ turn: 'end' });
    expect(await again.record(begun.gameId! + 1)).toBeNull();
  });

  test('what does not play any more is set aside; a room that is removed leaves nothing', async () => {
    const store = await open();
    await store.addRoom(room);
    const begun = await store.startGame(room, 'e1', setup, []);
    const id = begun.gameId!;
    for (const n of [1, 2, 3]) await store.addCommand(begun, answer(n), n === 3 ? { n } : null);
    await store.setAside(id, 1);
    await store.setAside(id, 1);
    expect(await store.game(id)).toMatchObject({ commands: [answer(1)], snapshot: null });
    await store.addCommand(begun, answer(2), null);
    expect((await store.game(id)).commands).toHaveLength(2);
    await store.removeRoom(room.code);
    expect(await store.has(room.code)).toBe(false);
    await expect(store.game(id)).rejects.toThrow(`There is no game ${id}.`);
  });
});

test('of what is written in the same moment in the data file one that cannot be does not take the others with it', async () => {
  const store = keep(new SqliteStore(folder.path));
  await store.addRoom(room);
  const begun = await store.startGame(room, 'e1', setup, []);
  await store.addCommand(begun, answer(1), null);
  const other = { ...room, code: 'KILN-43' };
  const written = await Promise.allSettled([
    store.addCommand(begun, answer(2), null),
    store.addCommand(begun, answer(1, 'again'), null),
    store.addRoom(other),
    store.addCommand(begun, answer(3), { turn: 'x' }),
    store.saveRoom({ ...begun, host: 1 }),
  ]);
  expect(written.map(({ status }) => status === 'fulfilled')).toEqual([true, false, true, true, true]);
  const { commands, snapshot } = await store.game(begun.gameId!);
  expect(commands).toEqual([answer(1), answer(2), answer(3)]);
  expect(snapshot).toEqual({ n: 3, state: { turn: 'x' } });
  expect(await store.has(other.code)).toBe(true);
});

test('a data file of before commands had ids is brought up to date with its games', async () => {
  const old = new SqliteStore(folder.path);
  await old.addRoom(room);
  const begun = await old.startGame(room, 'e1', setup, []);
  await old.addCommand(begun, answer(1), null);
  await old.close();
  const file = new DatabaseSync(join(folder.path, 'smash.db'));
  file.exec('ALTER TABLE commands DROP COLUMN id; ALTER TABLE games DROP COLUMN names; PRAGMA user_version = 1');
  file.close();
  const store = keep(new SqliteStore(folder.path));
  expect((await store.claim()).map(({ code }) => code)).toEqual(['KILN-42']);
  expect((await store.game(begun.gameId!)).commands).toEqual([answer(1)]);
});

describe.skipIf(withoutPostgres !== '')('PostgreSQL with several processes', () => {
  test('a room belongs to one process; who was thought dead writes nothing more', async () => {
    const first = await openPostgres();
    await first.addRoom(room);
    const begun = await first.startGame(room, 'e1', setup, []);
    const second = await openPostgres();
    expect(await second.claim()).toEqual([]);
    // As if the first had lost its connections for long: its lock is free.
    const client = new Client({ connectionString: address() });
    await client.connect();
    await client.query(`UPDATE rooms SET owner = 7`);
    await client.end();
    // Believed at the second look.
    expect(await second.claim()).toEqual([]);
    expect((await second.claim()).map(({ code }) => code)).toEqual(['KILN-42']);
    await second.addCommand(begun, answer(1), null);
    await expect(first.addCommand(begun, answer(1), null)).rejects.toThrow(TakenOver);
    await expect(first.saveRoom({ ...begun, host: 1 })).rejects.toThrow(TakenOver);
    expect((await second.game(begun.gameId!)).commands).toEqual([answer(1)]);
  });

  test('a write waits while the database is away, and is made once', async () => {
    const store = await openPostgres();
    await store.addRoom(room);
    const begun = await store.startGame(room, 'e1', setup, []);
    await postgres!.stop();
    let stored = false;
    const write = store.addCommand(begun, answer(1), null).then(() => {
      stored = true;
    });
    // What somebody waits for is refused instead.
    await expect(store.addRoom({ ...room, code: 'SALT-22' })).rejects.toThrow();
    expect(stored).toBe(false);
    await postgres!.start();
    await write;
    await store.addCommand(begun, answer(2), null);
    expect((await store.game(begun.gameId!)).commands.map(({ n }) => n)).toEqual([1, 2]);
  });
});
