import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { randomPick, seededRandom } from '@smash/bots';
import { library } from '@smash/cards';
import { ask } from '@smash/chaos/testing/ask.ts';
import { BarePlayer } from '@smash/chaos/testing/bareTable.ts';
import { eventually, type Player, startGame, temporaryFolder } from '@smash/chaos/testing/harness.ts';
import { NO_LIMITS } from '@smash/chaos/testing/limits.ts';
import { served } from '@smash/chaos/testing/served.ts';
import { replay, view, viewEvents } from '@smash/engine';
import { finishedGame } from '@smash/protocol';
import { expect, test } from 'vitest';
import { engine } from '../game/engine.ts';
import { Tables } from '../room/tables.ts';
import { findReplay, replayId } from '../storage/finished.ts';
import { SqliteStore } from '../storage/sqlite.ts';
import { migrate } from '../storage/sqliteSchema.ts';

const site = served({ perAddress: { ...NO_LIMITS.perAddress, replays: 30 } });

const get = (id: string) => fetch(`http://localhost:${site.server.port}/api/replay/${id}`);

/** The replay address of the table's game, which only the server can compute while it runs. */
async function addressOf({ code }: Player): Promise<{ id: string; seed: string }> {
  const game = site.server.tables.get(code)!.room.gameId!;
  const { seed } = (await site.server.store.record(game))!.setup;
  return { id: replayId(game, seed), seed };
}

test('nobody gets the record or seed of a running game, even at the right address; everybody does once it is over', async () => {
  const [a, b] = (await startGame(site.server.port, 2)) as [Player, Player];
  await a.answer();
  const { id, seed } = await addressOf(a);
  const refused = await get(id);
  expect(refused.status).toBe(404);
  expect(await refused.text()).toBe(await (await get(`1-${'0'.repeat(32)}`)).text());
  expect([a.lobby.replay, b.lobby.replay]).toEqual(['', '']);

  await b.ask('concede');
  await eventually(() => expect(a.lobby.replay).toBe(id));
  const record = finishedGame.parse(await (await get(id)).json());
  expect(record).toMatchObject({ engine: 'fake', setup: { seed, players: 2 }, names: ['Player 0', 'Player 1'] });
  expect(record.commands.map(({ type }) => type)).toEqual(['answer', 'concede']);

  for (const one of [a, b]) await one.ask('rematch', { factions: 'new' });
  await eventually(() => expect(a.lobby).toMatchObject({ phase: 'game', replay: '' }));
  expect((await get(id)).status).toBe(200);
  expect((await get((await addressOf(a)).id)).status).toBe(404);
});

test('a slightly wrong address leads nowhere', async () => {
  const [a, b] = (await startGame(site.server.port, 2)) as [Player, Player];
  await b.ask('concede');
  await eventually(() => expect(a.lobby.replay).not.toBe(''));
  const { id, seed } = await addressOf(a);
  expect(id).toBe(a.lobby.replay);
  expect(a.lobby.commitment).not.toContain(id.split('-')[1]);
  const [game] = id.split('-');
  const wrong = [id.slice(0, -1), `${id}0`, `${id.slice(0, -1)}${id.endsWith('0') ? '1' : '0'}`, game, seed, a.code];
  for (const one of [...wrong, `${game}-${'é'.repeat(32)}`, '%00', '-1', `${'9'.repeat(40)}-${'0'.repeat(32)}`])
    expect([one, (await get(one!)).status]).toEqual([one, 404]);
});

test('with the real rules the record plays to the end that the players saw', async () => {
  const real = temporaryFolder();
  const store = new SqliteStore(real.path);
  const table = await new Tables({ engine, store, version: '', build: '', coverMs: [0, 0] }, 10).open();
  const players = [new BarePlayer(table), new BarePlayer(table)] as const;
  for (const [i, { peer }] of players.entries()) await table.seats.takeSeat(peer, { name: ['Ines', 'Mina'][i]! });
  await table.seats.options(players[0].peer, { players: 2, factions: 'random', mulligan: 'off' });
  for (const { peer } of players) await table.seats.ready(peer, { ready: true });
  await table.start(players[0].peer, null);
  // The factions, and so the first question, are random.
  const random = seededRandom('any');
  // The room passes for seats with a decoy prompt.
  const next = async () => {
    await eventually(() => expect(players.some(({ prompt }) => prompt && !prompt.decoy)).toBe(true));
    return players.find(({ prompt }) => prompt && !prompt.decoy)!;
  };
  for (let i = 0; i < 6; i++) {
    const { peer, view, prompt } = await next();
    await ask(table, peer, 'answer', { prompt: prompt!.id, pick: randomPick(view, random) });
  }
  const asked = await next();
  expect(await findReplay(store, engine, table.lobby().replay)).toBeNull();
  await table.concede(asked.peer);

  const record = (await findReplay(store, engine, table.lobby().replay))!;
  const carried = finishedGame.parse(JSON.parse(JSON.stringify(record)));
  expect(carried).toEqual(record);
  expect(record.names).toEqual(['Ines', 'Mina']);
  const { state, events } = replay(carried, library);
  expect(view(state, 'spectator').over).toEqual(players[0].view.over);
  expect(viewEvents(events, 0)).toEqual(players[0].events);
  await table.close();
  await store.close();
  real.remove();
});

test('requests in a loop are rate-limited', async () => {
  const answers = await Promise.all(Array.from({ length: 120 }, () => get('1-0')));
  expect(answers.some(({ status }) => status === 429)).toBe(true);
  expect(answers.every(({ status }) => status === 429 || status === 404)).toBe(true);
});

test('games in a data file from before names were stored have none', async () => {
  const older = temporaryFolder();
  const db = new DatabaseSync(join(older.path, 'smash.db'));
  migrate(db, 1);
  const setup = JSON.stringify({ seed: 's', players: 2 });
  db.prepare('INSERT INTO games VALUES (1, ?, ?, ?, ?, 0)').run('KILN-42', '1.0.0', setup, '[]');
  db.close();
  const store = new SqliteStore(older.path);
  expect(await store.record(1)).toMatchObject({ engine: '1.0.0', names: [], commands: [], last: null });
  await store.close();
  older.remove();
});
