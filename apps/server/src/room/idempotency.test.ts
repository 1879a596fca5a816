import { ask } from '@smash/chaos/testing/ask.ts';
import { BarePlayer } from '@smash/chaos/testing/bareTable.ts';
import { fakeEngine } from '@smash/chaos/testing/fakeEngine.ts';
import { useTemporaryFolder } from '@smash/chaos/testing/harness.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { SqliteStore } from '../storage/sqlite.ts';
import type { Table } from './table.ts';
import { Tables } from './tables.ts';

const folder = useTemporaryFolder();
let store: SqliteStore;
let tables: Tables;
let table: Table;
let players: BarePlayer[];
let tokens: string[];

const open = () => {
  store = new SqliteStore(folder.path);
  tables = new Tables({ engine: fakeEngine, store, version: '', build: '', coverMs: [0, 0] }, 10);
};
const close = async () => {
  await tables.close();
  await store.close();
};
const stored = async () => (await store.game(table.room.gameId!)).commands.map(({ id }) => id);
const first = (player: BarePlayer, id: string) => ({
  prompt: player.prompt!.id,
  pick: [player.prompt!.options[0]!.id],
  id,
});

beforeEach(async () => {
  open();
  table = await tables.open();
  players = [new BarePlayer(table), new BarePlayer(table)];
  tokens = [];
  for (const { peer } of players) tokens.push((await table.seats.takeSeat(peer, { name: 'Ines' })).token);
  await table.start(players[0]!.peer, { anyway: true });
});
afterEach(async () => {
  await close();
});

test('a command resent with its id is carried out once and acknowledged each time, even after a restart', async () => {
  const [a] = players as [BarePlayer];
  const command = first(a, 'command-1');
  await Promise.all([ask(table, a.peer, 'answer', command), ask(table, a.peer, 'answer', command)]);
  await ask(table, a.peer, 'answer', command);
  expect(await stored()).toEqual(['command-1']);
  expect(a.view.seats[0]!.vp).toBe(1);
  await expect(ask(table, a.peer, 'answer', { ...command, id: 'command-2' })).rejects.toThrow();

  const { code } = table;
  await close();
  open();
  table = (await tables.load(code))!;
  const again = new BarePlayer(table, tokens[0]);
  await ask(table, again.peer, 'answer', command);
  expect(await stored()).toEqual(['command-1']);
  // Ids belong to a seat: another seat's id means nothing.
  const other = new BarePlayer(table, tokens[1]);
  await ask(table, other.peer, 'answer', first(other, 'command-1'));
  expect(await stored()).toHaveLength(2);
});

test('a refused command may be resent with its id', async () => {
  const [a] = players as [BarePlayer];
  const command = first(a, 'command-1');
  store.addCommand = async () => {
    throw new Error('disk I/O error');
  };
  await expect(ask(table, a.peer, 'answer', command)).rejects.toThrow('could not be saved');
  Reflect.deleteProperty(store, 'addCommand');
  await ask(table, a.peer, 'answer', command);
  expect(await stored()).toEqual(['command-1']);
});

test('a table’s commands are carried out in order of arrival, however long the store takes', async () => {
  const [a, b] = players as [BarePlayer, BarePlayer];
  const { addCommand } = store;
  const order: string[] = [];
  let wait = 40;
  store.addCommand = async (...args) => {
    wait /= 2;
    await new Promise((done) => setTimeout(done, wait));
    order.push(args[1].id);
    return addCommand.apply(store, args);
  };
  const agrees = ['agree-01', 'agree-02', 'agree-03'].map((id, i) => table.agree(a.peer, { yes: i % 2 === 0, id }));
  const last = table.agree(b.peer, { yes: true, id: 'agree-04' });
  await Promise.all([...agrees, last]);
  expect(order).toEqual(['agree-01', 'agree-02', 'agree-03', 'agree-04']);
  expect(table.lobby().phase).toBe('over');
});
