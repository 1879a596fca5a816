import { mkdirSync, renameSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { useTemporaryFolder } from '@smash/chaos/testing/harness.ts';
import { missing, type Service, startPostgres } from '@smash/chaos/testing/services.ts';
import { defaultOptions } from '@smash/protocol';
import { Client, Pool } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { PostgresStore } from './postgres.ts';
import { type RoomData, readRoom } from './rows.ts';
import { SqliteStore } from './sqlite.ts';
import { migrate } from './sqliteSchema.ts';
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
const folder = useTemporaryFolder();
const opened: Store[] = [];
let databases = 0;

beforeAll(async () => {
  if (!withoutPostgres) postgres = await startPostgres();
});
afterAll(async () => {
  await postgres?.remove();
});
beforeEach(() => {
  databases++;
});
afterEach(async () => {
  for (const store of opened.splice(0)) await store.close();
});

/** One schema per test: the same address with a different search path. */
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
  test('stored data survives the process: room, game, commands in order with their ids, state', async () => {
    const store = await open();
    expect(await store.claim('KILN-42')).toBeNull();
    expect(await store.addRoom(room)).toBe(true);
    expect(await store.addRoom({ ...room, host: 1 })).toBe(false);
    const twins = [room, { ...room, host: 1 }].map((one) => store.addRoom({ ...one, code: 'TWIN-22' }));
    expect((await Promise.all(twins)).filter((isFree) => isFree)).toHaveLength(1);
    await store.removeRoom('TWIN-22');
    expect(await store.has('KILN-42')).toBe(true);
    expect(await store.has('KILN-43')).toBe(false);
    expect(await store.look(['KILN-43', 'KILN-42'])).toEqual([{ code: 'KILN-42', data: JSON.stringify(room) }]);
    const begun = await store.startGame({ ...room, phase: 'game' }, 'e1', setup, [{ n: 0 }]);
    expect(begun.gameId).toEqual(expect.any(Number));
    await store.addCommand(begun, answer(1), null);
    await store.addCommand(begun, answer(2, 'id-of-it'), { engine: 'e1', state: { turn: 'x' } });
    await store.addCommand({ ...begun, host: 1 }, answer(3), null);
    await store.close();
    opened.pop();

    const again = await open();
    expect(readRoom('KILN-42', (await again.claim('KILN-42'))!)).toEqual({ ...begun, host: 1 });
    expect(await again.claim('KILN-43')).toBeNull();
    expect(await again.game(begun.gameId!)).toEqual({
      engine: 'e1',
      setup,
      events: [{ n: 0 }],
      commands: [answer(1), answer(2, 'id-of-it'), answer(3)],
      whole: true,
      snapshot: { n: 2, engine: 'e1', state: { turn: 'x' } },
    });
    const record = { engine: 'e1', setup, names: ['Ines', ''], commands: [1, 2, 3].map((n) => answer(n).command) };
    expect(await again.record(begun.gameId!)).toEqual({ ...record, last: null });
    await again.addCommand(begun, answer(4), { engine: 'e1', state: { turn: 'end' } });
    expect((await again.record(begun.gameId!))!.last).toEqual({ turn: 'end' });
    expect(await again.record(begun.gameId! + 1)).toBeNull();
  });

  test('a game that goes on from another is stored with its moves, its state and where it comes from', async () => {
    const store = await open();
    await store.addRoom(room);
    const forks = [{ at: 2, of: 'a'.repeat(64), seed: 'new' }];
    const commands = [answer(1), answer(2)];
    const snapshot = { engine: 'e2', state: { turn: 'x' } };
    const begun = await store.startGame(room, 'e1', setup, [{ n: 0 }], undefined, { forks, commands, snapshot });
    await store.addCommand(begun, answer(3), null);
    expect(await store.game(begun.gameId!)).toEqual({
      engine: 'e1',
      setup,
      events: [{ n: 0 }],
      commands: [...commands, answer(3)],
      forks,
      whole: true,
      snapshot: { n: 2, ...snapshot },
    });
    expect(await store.record(begun.gameId!)).toMatchObject({ forks, last: null });
  });

  test('with a command a game’s state, and an earlier one with it, is replaced, left as it is, or dropped', async () => {
    const store = await open();
    await store.addRoom(room);
    const begun = await store.startGame(room, 'e1', setup, []);
    const other = await store.startGame(room, 'e1', setup, []);
    const state = (turn: string) => ({ engine: 'e1', state: { turn } });
    await store.addCommand(other, answer(1), state('other'));
    await store.addCommand(begun, answer(1), state('x'));
    await store.addCommand(begun, answer(2), state('y'));
    await store.addCommand(begun, answer(3), null);
    expect((await store.game(begun.gameId!)).snapshot).toEqual({ n: 2, ...state('y') });
    const late = { ...state('w'), earlier: { n: 1, state: { turn: 'v' } } };
    await store.addCommand(other, answer(2), late);
    expect((await store.game(other.gameId!)).snapshot).toEqual({ n: 2, ...late });
    await store.addCommand(other, answer(3), state('other'));
    await store.addCommand(begun, answer(4), 'none');
    expect(await store.game(begun.gameId!)).toMatchObject({
      commands: [1, 2, 3, 4].map((n) => answer(n)),
      snapshot: null,
    });
    expect((await store.record(begun.gameId!))!.last).toBeNull();
    await store.addCommand(begun, answer(5), 'none');
    expect((await store.game(other.gameId!)).snapshot).toEqual({ n: 3, ...state('other') });
  });

  test('an order stays until it is removed; the probe is a write', async () => {
    const store = await open();
    expect(await store.orders()).toEqual([]);
    await store.answerOrder('one', 'done');
    await store.answerOrder('one', 'done');
    await store.probe();
    await store.probe();
    await store.addRoom(room);
    expect(await store.closed(room.code)).toBe(false);
  });

  test('rooms and games are listed in batches; a removed one leaves nothing behind', async () => {
    const store = await open();
    await store.addRoom(room);
    const first = await store.startGame(room, 'e1', setup, []);
    for (const n of [1, 2, 3]) await store.addCommand(first, answer(n), n === 3 ? { engine: 'e1', state: {} } : null);
    const second = await store.startGame(room, 'e1', setup, []);
    await store.addCommand(second, answer(1), null);
    await store.addRoom({ ...room, code: 'SALT-22' });
    const kept = { phase: 'lobby', started: false, movedAt: room.movedAt };
    expect(await store.rooms('', 1)).toEqual([{ code: 'KILN-42', ...kept, data: JSON.stringify(second) }]);
    expect((await store.rooms('KILN-42', 5)).map(({ code }) => code)).toEqual(['SALT-22']);
    const row = { code: 'KILN-42', startedAt: room.movedAt, lastAt: room.movedAt };
    const ids = [first.gameId!, second.gameId!] as const;
    expect(await store.games(0, 5)).toEqual([
      { id: ids[0], ...row, current: false },
      { id: ids[1], ...row, current: true },
    ]);
    await store.removeGame(ids[0]);
    expect(await store.game(ids[0])).toMatchObject({ setup: null, commands: [], snapshot: null });
    expect((await store.game(ids[1])).commands).toHaveLength(1);
    await store.removeRoom(room.code);
    expect(await store.has(room.code)).toBe(false);
    expect(await store.games(0, 5)).toEqual([]);
    expect((await store.game(ids[1])).commands).toEqual([]);
    expect((await store.rooms('', 5)).map(({ code }) => code)).toEqual(['SALT-22']);
  });
});

test('on a full disk the probe of the data file fails until as much as a move fits, and leaves nothing behind', async () => {
  const store = keep(new SqliteStore(folder.path));
  await store.addRoom(room);
  await store.probe();
  store.file.limitGrowth(8);
  const events = [{ type: 'x'.repeat(100_000) }] as never;
  const command = { type: 'concede', seat: 0 } as const;
  const move = () => store.addCommand({ ...room, gameId: 1 }, { n: 1, command, events, id: '' }, null);
  await expect(move()).rejects.toThrow('full');
  await store.saveRoom({ ...room, movedAt: room.movedAt + 1 });
  await expect(store.probe()).rejects.toThrow('full');
  await store.saveRoom({ ...room, movedAt: room.movedAt + 2 });
  await expect(Promise.all([store.probe(), store.probe()])).rejects.toThrow('full');
  store.file.limitGrowth(null);
  await Promise.all([store.probe(), store.probe()]);
  await move();
  expect((await store.game(0)).commands).toEqual([]);
});

test('nothing counts as stored once the data file has been removed, until it is back', async () => {
  const store = keep(new SqliteStore(folder.path));
  await store.addRoom(room);
  for (const name of ['smash.db', 'smash.db-wal']) {
    const [file, aside] = [join(folder.path, name), join(folder.path, 'aside')];
    renameSync(file, aside);
    await expect(store.saveRoom(room)).rejects.toThrow(`${name} was removed or replaced`);
    await expect(store.probe()).rejects.toThrow('removed');
    await expect(store.orders()).rejects.toThrow('removed');
    writeFileSync(file, '');
    await expect(store.saveRoom(room)).rejects.toThrow('replaced');
    renameSync(aside, file);
    await store.saveRoom(room);
  }
});

test('a folder or file that cannot be used is named, and no other server is blamed', () => {
  mkdirSync(join(folder.path, 'smash.lock'));
  expect(() => new SqliteStore(folder.path)).toThrow(`${join(folder.path, 'smash.lock')} cannot be used: `);
  rmdirSync(join(folder.path, 'smash.lock'));
  writeFileSync(join(folder.path, 'smash.db'), 'nonsense'.repeat(1000));
  expect(() => new SqliteStore(folder.path)).toThrow(`${join(folder.path, 'smash.db')} cannot be used: file is not`);
});

test('in a batch of writes to the data file, one failure does not take the others with it', async () => {
  const store = keep(new SqliteStore(folder.path));
  await store.addRoom(room);
  const begun = await store.startGame(room, 'e1', setup, []);
  await store.addCommand(begun, answer(1), null);
  const other = { ...room, code: 'KILN-43' };
  const written = await Promise.allSettled([
    store.addCommand(begun, answer(2), null),
    store.addCommand(begun, answer(1, 'again'), null),
    store.addRoom(other),
    store.addCommand(begun, answer(3), { engine: 'e1', state: { turn: 'x' } }),
    store.saveRoom({ ...begun, host: 1 }),
  ]);
  expect(written.map(({ status }) => status === 'fulfilled')).toEqual([true, false, true, true, true]);
  const { commands, snapshot } = await store.game(begun.gameId!);
  expect(commands).toEqual([answer(1), answer(2), answer(3)]);
  expect(snapshot).toEqual({ n: 3, engine: 'e1', state: { turn: 'x' } });
  expect(await store.has(other.code)).toBe(true);
});

test('a data file of the first version is migrated with its games', async () => {
  const file = new DatabaseSync(join(folder.path, 'smash.db'));
  migrate(file, 1);
  const begun = { ...room, gameId: 1 };
  file.prepare("INSERT INTO rooms VALUES ('KILN-42', 'game', 1, 0, 1, ?)").run(JSON.stringify(begun));
  file.prepare("INSERT INTO games VALUES (1, 'KILN-42', '1.0.0', ?, '[]', 0)").run(JSON.stringify(setup));
  const { command, events } = answer(1);
  const add = file.prepare('INSERT INTO commands VALUES (1, 1, ?, ?, 0)');
  add.run(JSON.stringify(command), JSON.stringify(events));
  file.close();
  const store = keep(new SqliteStore(folder.path));
  expect(readRoom('KILN-42', (await store.claim('KILN-42'))!)).toEqual(begun);
  expect(await store.game(1)).toMatchObject({ engine: '1.0.0', setup, commands: [answer(1)], whole: true });
});

describe.skipIf(withoutPostgres !== '')('PostgreSQL with several processes', () => {
  test('a room belongs to one process; a process thought dead writes nothing more', async () => {
    const first = await openPostgres();
    await first.addRoom(room);
    const begun = await first.startGame(room, 'e1', setup, []);
    const second = await openPostgres();
    await expect(second.claim('KILN-42')).rejects.toThrow(TakenOver);
    // As if the first had lost its connections for long: its lock is free.
    const client = new Client({ connectionString: address() });
    await client.connect();
    await client.query(`UPDATE rooms SET owner = 7`);
    await client.end();
    // Declared gone at the second check, a while later.
    await expect(second.claim('KILN-42')).rejects.toThrow(TakenOver);
    await expect(second.claim('KILN-42')).rejects.toThrow(TakenOver);
    await pause(1600);
    expect(await second.claim('KILN-42')).not.toBeNull();
    await second.addCommand(begun, answer(1), null);
    await expect(first.addCommand(begun, answer(1), null)).rejects.toThrow(TakenOver);
    await expect(first.saveRoom({ ...begun, host: 1 })).rejects.toThrow(TakenOver);
    expect((await second.game(begun.gameId!)).commands).toEqual([answer(1)]);
  });

  test('a released room is served by the next process asked for it', async () => {
    const [first, second] = [await openPostgres(), await openPostgres()];
    await first.addRoom(room);
    await expect(second.claim('KILN-42')).rejects.toThrow(TakenOver);
    await first.release('KILN-42');
    expect(await second.claim('KILN-42')).not.toBeNull();
    await expect(first.saveRoom(room)).rejects.toThrow(TakenOver);
    await expect(first.claim('KILN-42')).rejects.toThrow(TakenOver);
  });

  test('the probe fails while the database is read-only, as a former primary is, and writes are refused', async () => {
    const store = await openPostgres();
    await store.addRoom(room);
    const client = new Client({ connectionString: postgres!.url });
    await client.connect();
    const readOnly = async (is: 'on' | 'off') => {
      await client.query(`SET default_transaction_read_only = off`);
      await client.query(`ALTER SYSTEM SET default_transaction_read_only = ${is}`);
      await client.query('SELECT pg_reload_conf()');
    };
    await store.probe();
    await readOnly('on');
    try {
      await vi.waitFor(() => expect(store.probe()).rejects.toMatchObject({ code: '25006' }), 10_000);
      await expect(store.saveRoom(room)).rejects.toMatchObject({ code: '25006' });
      expect(await store.has(room.code)).toBe(true);
    } finally {
      await readOnly('off');
      await client.end();
    }
    await vi.waitFor(() => store.probe(), 10_000);
    await store.saveRoom(room);
  });

  test('a copy of a write that comes late changes nothing: the room has been written since', async () => {
    const store = await openPostgres();
    await store.addRoom(room);
    const begun = await store.startGame(room, 'e1', setup, []);
    const sent = vi.spyOn(Pool.prototype, 'query');
    const state = (turn: string) => ({ engine: 'e1', state: { turn } });
    await store.addCommand(begun, answer(1), state('first'));
    await store.saveRoom({ ...begun, host: -1 });
    const copies = sent.mock.calls.map(([query]) => query as unknown as { text: string; values: unknown[] });
    sent.mockRestore();
    await store.addCommand({ ...begun, host: 1 }, answer(2), state('second'));
    const client = new Client({ connectionString: address() });
    await client.connect();
    for (const { text, values } of copies) expect((await client.query(text, values)).rowCount).toBe(0);
    expect(await store.look([room.code])).toEqual([{ code: room.code, data: JSON.stringify({ ...begun, host: 1 }) }]);
    expect((await store.game(begun.gameId!)).snapshot).toEqual({ n: 2, ...state('second') });
    // Until then a copy is as good as the first.
    const again = vi.spyOn(Pool.prototype, 'query');
    await store.saveRoom(begun);
    const [last] = again.mock.calls[0] as unknown as [{ text: string; values: unknown[] }];
    again.mockRestore();
    expect((await client.query(last.text, last.values)).rowCount).toBe(1);
    await client.end();
    // The next process begins to count anew.
    await store.release(room.code);
    const next = await openPostgres();
    expect(await next.claim(room.code)).not.toBeNull();
    await next.saveRoom({ ...begun, host: 0 });
    expect(await next.look([room.code])).toEqual([{ code: room.code, data: JSON.stringify({ ...begun, host: 0 }) }]);
  });

  test('a write waits while the database is down, and is made once', async () => {
    const store = await openPostgres();
    await store.addRoom(room);
    const begun = await store.startGame(room, 'e1', setup, []);
    await postgres!.stop();
    let stored = false;
    const write = store.addCommand(begun, answer(1), null).then(() => {
      stored = true;
    });
    // A write that somebody is waiting for is refused instead.
    await expect(store.addRoom({ ...room, code: 'SALT-22' })).rejects.toThrow();
    expect(stored).toBe(false);
    await postgres!.start();
    await write;
    await store.addCommand(begun, answer(2), null);
    expect((await store.game(begun.gameId!)).commands.map(({ n }) => n)).toEqual([1, 2]);
  });
});
