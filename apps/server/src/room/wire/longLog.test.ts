import { BarePlayer } from '@smash/chaos/testing/bareTable.ts';
import { fakeEngine, fakeState } from '@smash/chaos/testing/fakeEngine.ts';
import { eventually, Player, startGame, temporaryFolder, testConfig } from '@smash/chaos/testing/harness.ts';
import { applyLog, beforeOf, type Followed } from '@smash/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningServer, startServer } from '../../server.ts';
import { SqliteStore } from '../../storage/sqlite.ts';
import { Tables } from '../tables.ts';

const folder = temporaryFolder();
let server: RunningServer;
/** The tokens of both players' seats. */
let players: { code: string; token: string }[];

/** Number of lines in the log, and bytes per line. */
const LINES = 25_000;
const LINE_BYTES = 200;

beforeAll(async () => {
  const store = new SqliteStore(folder.path);
  const tables = new Tables({ engine: fakeEngine, store, version: '', build: '', coverMs: [0, 0] }, 10);
  const table = await tables.open();
  const seated = [new BarePlayer(table), new BarePlayer(table)];
  players = [];
  for (const { peer } of seated)
    players.push({ code: table.code, token: (await table.seats.takeSeat(peer, { name: 'Ines' })).token });
  await table.start(seated[0]!.peer, { anyway: true });
  const { state, n } = table.game.now;
  const began = fakeState(state).events;
  const line = { turn: 1, type: 'use', seat: 0, text: 'x'.repeat(LINE_BYTES - 60) };
  const events = Array.from({ length: LINES }, (_, i) => ({ n: began + i + 1, ...line }));
  const command = { type: 'agree', seat: 1, yes: true } as const;
  const after = { ...fakeState(state), agreed: [false, true], events: began + LINES };
  const kept = { engine: fakeEngine.version, state: after };
  await store.addCommand(table.room, { n: n + 1, command, events, id: '' }, kept);
  await tables.close();
  await store.close();
  server = await startServer(testConfig(folder.path), fakeEngine);
});
afterAll(async () => {
  await server.close();
  folder.remove();
});

const bytes = (value: unknown): number => JSON.stringify(value).length;

/** The whole log, page by page. */
async function read(player: Player): Promise<{ known: Followed; largest: number }> {
  let known = player.known!;
  let largest = 0;
  for (let asked = beforeOf(known); asked; asked = beforeOf(known)) {
    const page = await player.ask('log', asked);
    largest = Math.max(largest, bytes(page));
    known = applyLog(known, asked, known.view.viewer, page)!;
  }
  return { known, largest };
}

test('a table with a log of 5 MB opens again, for players and spectators; nothing sent is near the limit of a socket', async () => {
  const [a, b] = players as [(typeof players)[0], (typeof players)[0]];
  const player = await Player.join(server.port, a.code, a.token);
  const watcher = await Player.join(server.port, a.code);
  for (const one of [player, watcher]) {
    expect(bytes(one.known)).toBeLessThan(200_000);
    const { known, largest } = await read(one);
    expect(largest).toBeLessThan(200_000);
    expect(known.events.map(({ n }) => n)).toEqual(Array.from({ length: LINES + 2 }, (_, i) => i + 1));
    expect(one.closed).toBeNull();
  }
  // The game continues after its long log has been read.
  const other = await Player.join(server.port, b.code, b.token);
  await player.answer();
  await eventually(() => expect(other.known!.view.seats[0]!.vp).toBe(1));
  // A browser that was away very long gets the newest page instead of a log with a gap. One that was away briefly gets
  // only what it missed.
  const { game, undone } = other.known!;
  const since = (n: number) => other.ask('sync', { since: { game, viewer: 1, n, undone } });
  expect((await since(1)).full).toMatchObject({ since: 0 });
  const brief = (await since(LINES)).full!;
  expect([brief.since, brief.events[0]!.n]).toEqual([LINES, LINES + 1]);
  // A page of another game's log, or of the log before an undo, is refused.
  expect(await other.refused('log', { game: game + 1, undone, before: 5 })).toMatchObject({ code: 'unknown' });
  expect(await other.refused('log', { game, undone: undone + 1, before: 5 })).toMatchObject({ code: 'unknown' });
  expect(await other.ask('log', { game, undone, before: 1 })).toEqual({ events: [] });
});

test('agreeing again, or disagreeing again, logs and stores nothing new', async () => {
  const [a, b] = (await startGame(server.port, 2)) as [Player, Player];
  const stored = async () => (await server.store.game(server.tables.get(a.code)!.room.gameId!)).commands.length;
  await a.ask('agree', { yes: false });
  expect(await stored()).toBe(0);
  await a.ask('agree', { yes: true });
  await a.ask('agree', { yes: true });
  expect(await stored()).toBe(1);
  await a.ask('agree', { yes: false });
  await b.ask('agree', { yes: true });
  expect(a.known!.view.over).toBeNull();
  await a.ask('agree', { yes: true });
  await eventually(() => expect(b.known!.view.over).not.toBeNull());
});
