import { type Seen, think } from '@smash/bots';
import { ask } from '@smash/chaos/testing/ask.ts';
import { BarePlayer } from '@smash/chaos/testing/bareTable.ts';
import { fakeClock, passing, useTemporaryFolder } from '@smash/chaos/testing/harness.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Asker } from '../bots/thread.ts';
import { engine } from '../game/engine.ts';
import { SqliteStore } from '../storage/sqlite.ts';
import type { Table } from './table.ts';
import { Tables } from './tables.ts';

const folder = useTemporaryFolder();
let store: SqliteStore;
let tables: Tables;
let table: Table;
let players: [BarePlayer, BarePlayer];
/** What the bot was given for hints. */
let seen: Seen[];
let askers: Asker[];
let isBusy: boolean;
/** Bots think until they are told to stop. */
let isEndless: boolean;

const thinker = {
  think: async (_: unknown, what: Seen) => think(what, 'easy'),
  async hint(what: Seen, asker: Asker) {
    seen.push(what);
    askers.push(asker);
    if (isEndless) await new Promise((_, reject) => asker.signal!.addEventListener('abort', reject));
    if (isBusy) throw new Error('busy');
    return think(what, 'easy', { alternatives: true });
  },
};

beforeEach(async () => {
  fakeClock();
  store = new SqliteStore(folder.path);
  seen = [];
  askers = [];
  isBusy = false;
  isEndless = false;
  tables = new Tables({ engine, store, version: '', build: '', coverMs: [0, 0], thinker, botPaceMs: 0 }, 10);
  table = await tables.open();
  players = [new BarePlayer(table), new BarePlayer(table)];
  await table.seats.takeSeat(players[0].peer, { name: 'Ines' });
  await table.seats.takeSeat(players[1].peer, { name: 'Mina' });
});
afterEach(async () => {
  vi.useRealTimers();
  await tables.close();
  await store.close();
});

/** A game in which somebody is asked to play cards: whoever is, and somebody else. */
async function begin(options: object): Promise<[asked: BarePlayer, other: BarePlayer]> {
  await ask(table, players[0].peer, 'options', { players: 2, factions: 'random', mulligan: 'off', ...options });
  for (const { peer } of players) await ask(table, peer, 'ready', { ready: true });
  await ask(table, players[0].peer, 'start', {});
  await passing(1);
  const asked = players.find(({ prompt }) => prompt?.kind === 'play')!;
  return [asked, players.find((one) => one !== asked)!];
}
const hintFor = ({ peer, prompt }: BarePlayer) => ask(table, peer, 'hint', { prompt: prompt!.id });

test('a table has no hints unless its rules allow them', async () => {
  expect(table.room.options.hints).toBe(false);
  const [asked] = await begin({});
  await expect(hintFor(asked)).rejects.toThrow(/no hints/);
  expect(seen).toEqual([]);
});

test('a hint rests on what the seat may know, and nobody else hears of it (INFO-2)', async () => {
  const [asked, other] = await begin({ hints: true });
  const heard = () => [asked, other].map(({ heard: list }) => list.length);
  const before = heard();
  const lobby = JSON.stringify(table.lobby());
  const hint = await hintFor(asked);
  await passing(5000);
  expect(hint!.considered.length).toBeGreaterThan(1);
  expect(hint!.considered[0]!.pick).toEqual(hint!.pick);
  expect(seen).toHaveLength(1);
  expect(Object.keys(seen[0]!).sort()).toEqual(['memory', 'sealed', 'view']);
  expect(seen[0]!.view).toEqual(asked.view);
  expect([heard(), JSON.stringify(table.lobby())]).toEqual([before, lobby]);
});

test('the same question is thought about once; whoever is not asked gets nothing', async () => {
  const [asked, other] = await begin({ hints: true });
  const { id } = asked.prompt!;
  expect(await hintFor(asked)).toEqual(await hintFor(asked));
  expect(seen).toHaveLength(1);
  await expect(ask(table, other.peer, 'hint', { prompt: id })).rejects.toThrow();
  const watcher = new BarePlayer(table);
  await expect(ask(table, watcher.peer, 'hint', { prompt: id })).rejects.toThrow();
  await ask(table, asked.peer, 'answer', { prompt: id, pick: [asked.prompt!.options.at(-1)!.id] });
  await passing(1);
  const next = players.find(({ prompt }) => prompt?.kind === 'play')!;
  await hintFor(next);
  expect(seen).toHaveLength(2);
});

test('while the bots are busy there is no hint, and the game goes on', async () => {
  const [asked] = await begin({ hints: true });
  isBusy = true;
  expect(await hintFor(asked)).toBeNull();
  await ask(table, asked.peer, 'answer', { prompt: asked.prompt!.id, pick: [asked.prompt!.options.at(-1)!.id] });
});

test('whoever got no hint because the bots were busy gets one once they are not', async () => {
  const [asked] = await begin({ hints: true });
  isBusy = true;
  expect(await hintFor(asked)).toBeNull();
  isBusy = false;
  expect(await hintFor(asked)).toMatchObject({ considered: expect.any(Array) });
  expect(seen).toHaveLength(2);
});

test('a hint is thought about on behalf of the address that asks, until the position changes', async () => {
  const [asked] = await begin({ hints: true });
  Object.assign(asked.peer, { address: '192.0.2.9' });
  isEndless = true;
  const hint = hintFor(asked);
  await passing(1000);
  expect(askers.map(({ owner, signal }) => [owner, signal!.aborted])).toEqual([['192.0.2.9', false]]);
  await ask(table, asked.peer, 'answer', { prompt: asked.prompt!.id, pick: [asked.prompt!.options.at(-1)!.id] });
  expect(await hint).toBeNull();
  expect(askers[0]!.signal!.aborted).toBe(true);
});
