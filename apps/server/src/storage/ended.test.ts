import { ask } from '@smash/chaos/testing/ask.ts';
import { BarePlayer } from '@smash/chaos/testing/bareTable.ts';
import { fakeEngine, fakeState } from '@smash/chaos/testing/fakeEngine.ts';
import { useTemporaryFolder } from '@smash/chaos/testing/harness.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { engine as realEngine } from '../game/engine.ts';
import type { GameEngine } from '../game/gameEngine.ts';
import type { Table } from '../room/table.ts';
import { Tables } from '../room/tables.ts';
import { findReplay } from '../storage/finished.ts';
import { SNAPSHOT_EVERY } from './gameWriter.ts';
import { SqliteStore } from './sqlite.ts';

const folder = useTemporaryFolder();
let store: SqliteStore;
let tables: Tables;
let table: Table;
let players: BarePlayer[];
let tokens: string[];

beforeEach(() => {
  store = new SqliteStore(folder.path);
});
afterEach(async () => {
  await tables.close();
  await store.close();
});

async function begin(engine: GameEngine): Promise<void> {
  tables = new Tables({ engine, store, version: '', build: '', coverMs: [0, 0] }, 10);
  table = await tables.open();
  players = Array.from({ length: 4 }, () => new BarePlayer(table));
  tokens = [];
  for (const [i, { peer }] of players.entries())
    tokens.push((await ask(table, peer, 'seat', { name: `Player ${i}` })).token);
  await ask(table, players[0]!.peer, 'options', { factions: 'random' });
  await ask(table, players[0]!.peer, 'start', { anyway: true });
}

async function restart(engine: GameEngine): Promise<void> {
  await tables.close();
  await store.close();
  store = new SqliteStore(folder.path);
  tables = new Tables({ engine, store, version: '', build: '', coverMs: [0, 0] }, 10);
  table = (await tables.load(table.code))!;
  players = tokens.map((token) => new BarePlayer(table, token));
}

const agree = async () => {
  for (const { peer } of players) await ask(table, peer, 'agree', { yes: true });
};
const stored = () => store.game(table.room.gameId!);
/** The fake rules without cards that open windows: only the players' own commands count. */
const quiet: GameEngine = {
  ...fakeEngine,
  create: (setup) => {
    const created = fakeEngine.create(setup);
    const { hands, deck } = fakeState(created.state);
    for (const card of [...hands.flat(), ...deck]) card.name = card.name.replace('Loud', 'Quiet');
    return created;
  },
};
/** Makes this many moves. */
async function moves(times: number): Promise<void> {
  for (let i = 0; i < times; i++) {
    const player = players.find(({ prompt }) => prompt !== null)!;
    await player.answer(player.prompt!.options[0]!.name);
  }
}
/** Everything the players see. */
const seen = () => ({
  views: players.map(({ view }) => view),
  events: players.map(({ events }) => events),
  lobby: table.lobby(),
});

describe.each([
  ['the real rules', realEngine],
  ['the fake ones', fakeEngine],
])('with %s', (_, engine) => {
  test('a game ended without a move keeps no state, and comes back by its link and its replay', async () => {
    await begin(engine);
    await agree();
    expect(table.lobby().phase).toBe('over');
    const before = seen();
    expect((await stored()).snapshot).toBeNull();
    await restart(engine);
    expect(seen()).toEqual(before);
    const { replay } = table.lobby();
    const record = (await findReplay(store, engine, replay))!;
    expect(record.commands.filter(({ type }) => type === 'agree')).toHaveLength(4);
    for (const { peer } of players) await ask(table, peer, 'rematch', { factions: 'same' });
    expect(table.lobby()).toMatchObject({ phase: 'game', game: 2 });
    expect(await findReplay(store, engine, replay)).not.toBeNull();
  });
});

test('an ended game keeps little: its setup and its commands', async () => {
  await begin(realEngine);
  await agree();
  const record = JSON.stringify(await stored());
  expect(record.length).toBeLessThan(10_000);
});

test('a longer game keeps its final state', async () => {
  await begin(quiet);
  await moves(SNAPSHOT_EVERY - 5);
  await agree();
  expect(await stored()).toMatchObject({ commands: { length: SNAPSHOT_EVERY - 1 }, snapshot: null });
  for (const { peer } of players) await ask(table, peer, 'rematch', { factions: 'new' });
  await moves(SNAPSHOT_EVERY - 4);
  await agree();
  expect((await stored()).snapshot).toMatchObject({ n: SNAPSHOT_EVERY });
  expect(await findReplay(store, quiet, table.lobby().replay)).not.toBeNull();
});

test('a short game that continues another drops the state stored at its beginning when it ends', async () => {
  await begin(quiet);
  await moves(2);
  const { commands } = await stored();
  const [room, { setup, now }] = [table.room, table.game];
  const snapshot = { engine: quiet.version, state: now.state };
  const begun = await store.startGame(room, quiet.version, setup, [], undefined, {
    forks: [],
    commands,
    snapshot,
  });
  expect((await store.game(begun.gameId!)).snapshot).not.toBeNull();
  await restart(quiet);
  expect(table.room.gameId).toBe(begun.gameId);
  await agree();
  expect(await stored()).toMatchObject({ commands: { length: 6 }, snapshot: null });
});

test('under newer rules with a different result it is stuck, like any other game: shown as far as possible, and the table continues', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await begin(quiet);
  await moves(6);
  await agree();
  const newer: GameEngine = {
    ...quiet,
    version: 'newer',
    apply: (state, command) =>
      fakeState(state).turn < 4
        ? quiet.apply(state, command)
        : { ok: false, refusal: { code: 'x', rule: 'TEST-1', text: '' } },
  };
  await restart(newer);
  expect(table.lobby()).toMatchObject({ phase: 'game', stuck: 'older', replay: '' });
  expect(players[0]!.view).toMatchObject({ turn: 4, prompt: null });
  store.file.forbidWrites(true);
  await expect(ask(table, players[0]!.peer, 'unstick', { how: 'end' })).rejects.toThrow('could not be saved');
  expect(players[1]!.notices.join()).not.toContain('has ended this game');
  store.file.forbidWrites(false);
  await ask(table, players[0]!.peer, 'unstick', { how: 'end' });
  expect(players[1]!.notices.join()).toContain('has ended this game');
  expect(players[0]!.view.over).toMatchObject({ how: 'agreed' });
  for (const { peer } of players) await ask(table, peer, 'rematch', { factions: 'new' });
  expect(table.lobby()).toMatchObject({ phase: 'game', game: 2 });
});
