import { chmodSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fakeEngine } from '@smash/chaos/testing/fakeEngine.ts';
import { eventually, nextAsked, Player, startGame, temporaryFolder, testConfig } from '@smash/chaos/testing/harness.ts';
import { lobbyRoom } from '@smash/chaos/testing/rows.ts';
import { served } from '@smash/chaos/testing/served.ts';
import { expect, test, vi } from 'vitest';
import { monotonicMs } from '../common/time.ts';
import { startServer } from '../server.ts';
import { SqliteStore } from '../storage/sqlite.ts';
import { migrate } from '../storage/sqliteSchema.ts';
import { Tables } from './tables.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const site = served({ maxRooms: 8 });

/** Ends all connections of the players, without automatic reconnection. */
async function goAway(players: Player[]): Promise<void> {
  const table = site.server.tables.get(players[0]!.code)!;
  for (const player of players) await player.leave();
  await eventually(() => expect(table.peers.size).toBe(0));
}

/** As if the server had checked then. */
const look = (ms: number) => site.server.tables.rest(monotonicMs() + ms);

test('an empty table is unloaded after 10 minutes and comes back unchanged by its link', async () => {
  const { tables } = site.server;
  const players = await startGame(site.server.port, 2);
  await (await nextAsked(players))!.answer();
  await nextAsked(players);
  const before = players.map(({ known }) => known!.view);
  await look(0);
  await look(20 * MINUTE);
  expect(tables.get(players[0]!.code)).toBeDefined();
  await goAway(players);
  await look(0);
  await look(9 * MINUTE);
  expect(tables.get(players[0]!.code)).toBeDefined();
  await look(11 * MINUTE);
  expect(tables.get(players[0]!.code)).toBeUndefined();
  const claim = vi.spyOn(site.server.store, 'claim');
  const again = await Promise.all(players.map(({ code, token }) => Player.join(site.server.port, code, token)));
  expect(claim).toHaveBeenCalledTimes(1);
  expect(again.map(({ known }) => known!.view)).toEqual(before);
  await (await nextAsked(again))!.answer();
  await goAway(again);
});

test('somebody who arrives while a table is unloading still finds it', async () => {
  const host = await Player.create(site.server.port);
  await host.sit('Ines');
  await goAway([host]);
  await look(0);
  const [, again] = await Promise.all([look(11 * MINUTE), Player.join(site.server.port, host.code, host.token)]);
  expect(again.seat).toBe(0);
  expect(site.server.tables.get(host.code)!.peers.size).toBe(1);
  await goAway([again]);
});

test('only tables in memory count: if memory is full, an empty one makes room', async () => {
  const { tables } = site.server;
  await look(0);
  await look(12 * MINUTE);
  const rooms: Player[] = [];
  while (tables.size < 8) rooms.push(await Player.create(site.server.port));
  // A table that was only just opened is given time.
  await expect(Player.create(site.server.port)).rejects.toThrow('as many rooms as it can hold');
  await goAway([rooms[0]!]);
  const now = performance.now.bind(performance);
  vi.spyOn(performance, 'now').mockImplementation(() => now() + MINUTE);
  const another = await Player.create(site.server.port);
  expect(tables.size).toBe(8);
  expect(tables.get(rooms[0]!.code)).toBeUndefined();
  await expect(Player.join(site.server.port, rooms[0]!.code)).rejects.toThrow('as many rooms as it can hold');
  await goAway([another]);
  await look(0);
  await look(12 * MINUTE);
  rooms[0] = await Player.join(site.server.port, rooms[0]!.code);
  expect(rooms[0].lobby.phase).toBe('lobby');
  for (const room of rooms) await goAway([room]);
  await look(0);
  await look(12 * MINUTE);
});

test('rooms that nobody ever joined are removed after 2 hours, in memory or not', async () => {
  const { tables, store } = site.server;
  const codes: string[] = [];
  for (let i = 0; i < 5; i++) {
    const host = await Player.create(site.server.port);
    codes.push(host.code);
    await goAway([host]);
    await look(0);
    if (i < 3) await look(12 * MINUTE);
  }
  await site.server.cleanUp(Date.now() + 1.9 * HOUR);
  for (const code of codes) expect(await store.has(code)).toBe(true);
  await site.server.cleanUp(Date.now() + 2.1 * HOUR);
  for (const code of codes) expect([await store.has(code), tables.get(code)]).toEqual([false, undefined]);
  await expect(Player.join(site.server.port, codes[0]!)).rejects.toThrow('not found');
});

test('finished games go after KEEP_GAMES_DAYS: with their room, or earlier if another was started since', async () => {
  const { store } = site.server;
  const players = await startGame(site.server.port, 2);
  const { code } = players[0]!;
  const first = site.server.tables.get(code)!.room.gameId!;
  await players[0]!.ask('concede');
  for (const player of players) await player.ask('rematch', { factions: 'new' });
  const second = site.server.tables.get(code)!.room.gameId!;
  expect(second).not.toBe(first);
  await goAway(players);
  const day = 24 * HOUR;
  await site.server.cleanUp(Date.now() + 29 * day);
  expect(await store.record(first)).not.toBeNull();
  // The room has been used meanwhile.
  const table = (await site.server.tables.load(code))!;
  vi.setSystemTime(Date.now() + 20 * day);
  const again = await Player.join(site.server.port, code, players[0]!.token);
  await again.ask('concede');
  vi.useRealTimers();
  expect(table.room.phase).toBe('over');
  await goAway([again]);
  await site.server.cleanUp(Date.now() + 31 * day);
  expect([await store.record(first), await store.has(code)]).toEqual([null, true]);
  expect(await store.record(second)).not.toBeNull();
  await site.server.cleanUp(Date.now() + 51 * day);
  expect([await store.record(second), await store.has(code)]).toEqual([null, false]);
});

test('1,000 rooms opened and abandoned leave no trace after two hours', async () => {
  const folder = temporaryFolder();
  const store = new SqliteStore(folder.path);
  const tables = new Tables({ engine: fakeEngine, store, version: '', build: '', coverMs: [0, 0] }, 2000);
  const file = join(folder.path, 'smash.db');
  const opened = await Promise.all(Array.from({ length: 1000 }, () => tables.open()));
  expect(tables.size).toBe(1000);
  await tables.rest(monotonicMs() + 11 * MINUTE);
  expect(tables.size).toBe(0);
  // A spectator loads one of them, but nobody sits down.
  expect(await tables.load(opened[7]!.code)).not.toBeNull();
  expect(await tables.cleanUp(Date.now() + 2 * HOUR - MINUTE)).toEqual([]);
  expect(await tables.cleanUp(Date.now() + 2 * HOUR + MINUTE)).toHaveLength(1000);
  expect([tables.size, await store.rooms('', 5), tables.health()]).toEqual([0, [], { unreadable: 0, stuck: 0 }]);
  await tables.close();
  await store.close();
  expect(statSync(file).size).toBeLessThan(200_000);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  folder.remove();
});

test('a start loads no table, however many there are: each is loaded on demand', async () => {
  const folder = temporaryFolder();
  const before = new SqliteStore(folder.path);
  const codes = ['KILN-42', ...Array.from({ length: 9999 }, (_, i) => `R-${i}`)];
  await Promise.all(codes.map((code) => before.addRoom(lobbyRoom(code))));
  await before.close();
  const claim = vi.spyOn(SqliteStore.prototype, 'claim');
  const server = await startServer(testConfig(folder.path), fakeEngine);
  expect([server.tables.size, claim.mock.calls]).toEqual([0, []]);
  const player = await Player.join(server.port, 'KILN-42');
  expect([server.tables.size, claim.mock.calls]).toEqual([1, [['KILN-42']]]);
  await player.leave();
  claim.mockRestore();
  await server.close();
  folder.remove();
});

test('a data file from before it could shrink is rewritten once; all of it is private to its user', async () => {
  const folder = temporaryFolder();
  const file = join(folder.path, 'smash.db');
  const old = new DatabaseSync(file);
  migrate(old, 1);
  old.exec(`PRAGMA journal_mode = WAL; INSERT INTO rooms VALUES ('KILN-42', 'lobby', 0, 0, NULL, '{}')`);
  old.close();
  chmodSync(file, 0o644);
  const store = new SqliteStore(folder.path);
  await store.probe();
  for (const name of ['smash.db', 'smash.db-wal', 'smash.db-shm', 'smash.lock']) {
    expect([name, statSync(join(folder.path, name)).mode & 0o777]).toEqual([name, 0o600]);
  }
  await store.close();
  const db = new DatabaseSync(file, { readOnly: true });
  expect(db.prepare('PRAGMA auto_vacuum').get()).toEqual({ auto_vacuum: 2 });
  expect(db.prepare('SELECT count(*) AS n FROM rooms').get()).toEqual({ n: 1 });
  db.close();
  folder.remove();
});
