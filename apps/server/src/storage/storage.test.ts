import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fakeEngine } from '@smash/chaos/testing/fakeEngine.ts';
import { eventually, Player, startGame, temporaryFolder, testConfig } from '@smash/chaos/testing/harness.ts';
import { defaultOptions } from '@smash/protocol';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type RunningServer, startServer } from '../server.ts';
import { SqliteStore } from './sqlite.ts';

const folder = temporaryFolder();
let server: RunningServer;
let store: SqliteStore;
/** What the server planned when it started: after how many ms, and what. */
let planned: [number, () => unknown][];

beforeAll(async () => {
  const timers = vi.spyOn(globalThis, 'setTimeout');
  server = await startServer(testConfig(folder.path), fakeEngine);
  planned = timers.mock.calls.map(([work, ms = 0]) => [ms, work as () => unknown]);
  timers.mockRestore();
  if (!(server.store instanceof SqliteStore)) throw new Error('Not the data file.');
  store = server.store;
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterAll(async () => {
  await server.close();
  folder.remove();
});

/** The rooms of the file. */
function stored(): unknown[] {
  const file = new DatabaseSync(join(folder.path, 'smash.db'), { readOnly: true });
  const rows = file.prepare('SELECT data FROM rooms').all();
  file.close();
  return rows;
}

/** A room that nobody ever used. */
const OLD = {
  code: 'KELP-47382',
  phase: 'lobby',
  host: -1,
  options: defaultOptions,
  games: 0,
  gameId: null,
  started: false,
  movedAt: 0,
} as const;

/** Plays only cards that open no window. */
const quiet = (player: Player) => [player.prompt!.options.find((one) => !one.name!.startsWith('Loud'))!.id];

test('a move is on the disk before anybody sees it', async () => {
  const [a, b] = (await startGame(server.port, 2)) as [Player, Player];
  const order: string[] = [];
  const { addCommand } = server.store;
  vi.spyOn(server.store, 'addCommand').mockImplementationOnce(async (...args) => {
    await addCommand.apply(server.store, args);
    const other = new DatabaseSync(join(folder.path, 'smash.db'), { readOnly: true });
    const rows = other.prepare('SELECT count(*) AS n FROM commands WHERE game = ?').get(args[0].gameId) as {
      n: number;
    };
    other.close();
    order.push(`stored ${rows.n}`);
  });
  a.room.onMessage('patch', () => order.push('own view'));
  b.room.onMessage('patch', () => order.push('other view'));
  await a.answer(quiet(a));
  order.push('acknowledged');
  await eventually(() => expect(order).toHaveLength(4));
  expect(order[0]).toBe('stored 1');
  expect(order.indexOf('own view')).toBeLessThan(order.indexOf('acknowledged'));
});

test('a full disk: the move is refused in words, the table stays, and continues when there is space', async () => {
  const [a, b] = (await startGame(server.port, 2)) as [Player, Player];
  const before = structuredClone([a.known!.view, b.known!.view]);
  store.file.limitGrowth(0);
  // The file's last pages have some space left: fill it with moves that would fit next to the coming one.
  const room = { ...server.tables.get(a.code)!.room, code: 'FULL' };
  const command = { type: 'concede', seat: 0 } as const;
  const fill = async () => {
    for (let n = -9999; n < 0; n++) await store.addCommand(room, { n, command, events: [], id: '' }, null);
  };
  await expect(fill()).rejects.toThrow('full');
  expect(await a.refused('answer', { prompt: a.prompt!.id, pick: quiet(a) })).toMatchObject({
    code: 'storage',
    text: expect.stringContaining('nothing has changed'),
  });
  expect([a.known!.view, b.known!.view]).toEqual(before);
  expect(server.tables.get(a.code)!.lobby().phase).toBe('game');
  await eventually(() => expect(b.notices).toEqual([expect.stringContaining('save moves right now')]));
  expect(await b.refused('concede')).toMatchObject({ code: 'storage' });
  store.file.limitGrowth(null);
  const file = new DatabaseSync(join(folder.path, 'smash.db'));
  file.exec("DELETE FROM commands WHERE n < 0; DELETE FROM rooms WHERE code = 'FULL'");
  file.close();
  await a.answer(quiet(a));
  await eventually(() => expect(b.known!.view.seats[0]!.vp).toBe(1));
  expect(b.notices.at(-1)).toContain('saved again');
});

test('a file that becomes read-only: refused in words, no new room, and automatic recovery', async () => {
  const [a, b] = (await startGame(server.port, 2)) as [Player, Player];
  const rows = stored();
  store.file.forbidWrites(true);
  expect(await a.refused('answer', { prompt: a.prompt!.id, pick: quiet(a) })).toMatchObject({
    code: 'storage',
    text: expect.stringContaining('nothing has changed'),
  });
  await eventually(() => expect(b.notices).toEqual([expect.stringContaining('save moves right now')]));
  await expect(Player.create(server.port)).rejects.toThrow('A new room could not be saved');
  expect(stored()).toEqual(rows);
  // Meanwhile visitors see the table in its last stored state.
  const watcher = await Player.join(server.port, a.code);
  expect(watcher.known!.view.seats[0]!.vp).toBe(0);
  store.file.forbidWrites(false);
  await eventually(() => expect(b.notices.at(-1)).toContain('saved again'));
  await a.answer(quiet(a));
  await eventually(() => expect(b.known!.view.seats[0]!.vp).toBe(1));
});

test('a room that cannot be saved is not opened, and the browser gets the reason', async () => {
  const rooms = server.tables.size;
  vi.spyOn(server.store, 'addRoom').mockImplementationOnce(async () => {
    throw new Error('disk I/O error');
  });
  await expect(Player.create(server.port)).rejects.toThrow('A new room could not be saved');
  expect(server.tables.size).toBe(rooms);
});

test('a locked file: refused, nothing changed', async () => {
  const [a, b] = (await startGame(server.port, 2)) as [Player, Player];
  const other = new DatabaseSync(join(folder.path, 'smash.db'));
  other.exec('BEGIN IMMEDIATE');
  expect(await a.refused('answer', { prompt: a.prompt!.id, pick: quiet(a) })).toMatchObject({ code: 'storage' });
  other.exec('ROLLBACK');
  other.close();
  expect(b.patches).toEqual([]);
  await a.answer(quiet(a));
});

test('rooms expire: a day without a game, thirty days with one, two hours if nobody ever came', async () => {
  const hour = 3_600_000;
  const lobby = await Player.create(server.port);
  await lobby.sit('Ines');
  const [game, other] = (await startGame(server.port, 2)) as [Player, Player];
  const empty = await Player.create(server.port);
  await empty.leave();
  await eventually(() => expect(server.tables.get(empty.code)!.peers.size).toBe(0));
  const there = () => [empty, lobby, game].map(({ code }) => server.tables.get(code) !== undefined);
  const at = Date.now();
  await server.cleanUp(at + 1.9 * hour);
  expect(there()).toEqual([true, true, true]);
  await server.cleanUp(at + 2.1 * hour);
  expect(there()).toEqual([false, true, true]);
  await server.cleanUp(at + 24.1 * hour);
  expect(there()).toEqual([false, false, true]);
  await eventually(() => expect(lobby.closed).toBe(4000));
  // Not while somebody is there.
  await other.leave();
  await server.cleanUp(at + 24 * 30.1 * hour);
  expect(there()).toEqual([false, false, true]);
  await game.leave();
  await eventually(() => expect(server.tables.get(game.code)!.peers.size).toBe(0));
  await server.cleanUp(at + 24 * 30.1 * hour);
  expect(there()).toEqual([false, false, false]);
  // Of other tests, tables are left where somebody still is.
  for (const { code } of [empty, lobby, game]) expect(JSON.stringify(stored())).not.toContain(code);
  await expect(Player.join(server.port, game.code)).rejects.toThrow('not found');
});

test('a server that has just started removes expired rooms within minutes, not with its first steps', async () => {
  const MINUTE = 60_000;
  await store.addRoom({ ...OLD, seats: [null, null] });
  const soon = planned.filter(([ms]) => ms >= 2 * MINUTE && ms < 4 * MINUTE);
  expect(soon).toHaveLength(1);
  const timers = vi.spyOn(globalThis, 'setTimeout');
  await soon[0]![1]();
  expect(await store.has(OLD.code)).toBe(false);
  expect(timers.mock.calls.map(([, ms]) => ms)).toContain(15 * MINUTE);
  timers.mockRestore();
});

test('a token is nowhere in the file', async () => {
  const [a] = (await startGame(server.port, 2)) as [Player, Player];
  expect(JSON.stringify(stored())).toContain('tokenHash');
  expect(JSON.stringify(stored())).not.toContain(a.token);
});
