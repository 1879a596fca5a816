import { eventually, type Player, startGame } from '@smash/chaos/testing/harness.ts';
import { NO_LIMITS } from '@smash/chaos/testing/limits.ts';
import { lobbyRoom } from '@smash/chaos/testing/rows.ts';
import { served } from '@smash/chaos/testing/served.ts';
import { LATER, PROOF_LENGTH, UNTOLD, unpackTable } from '@smash/protocol';
import { expect, test, vi } from 'vitest';
import { sha256 } from '../common/tokens.ts';
import { Budgets } from '../limits/budgets.ts';
import { SqliteStore } from '../storage/sqlite.ts';
import { Standings } from './tables.ts';

const site = served();

const asking = (body: string) =>
  fetch(`http://localhost:${site.server.port}/api/tables`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body,
  });
const ask = async (...tables: string[]) => (await asking(JSON.stringify(tables))).json() as Promise<number[][]>;
const proofOf = (token: string): string => sha256(token).slice(0, PROOF_LENGTH);
const entryOf = ({ code, token }: Player): string => `${code} ${proofOf(token!)}`;

test('a list tells whose turn it is, since when, and the points, without loading a game', async () => {
  const [a, b] = (await startGame(site.server.port, 2)) as [Player, Player];
  const load = vi.spyOn(site.server.store, 'game');
  const view = () => site.server.tables.get(a.code)!.game.shown('spectator').view;
  const [seated, other, watched] = await ask(entryOf(a), entryOf(b), a.code);
  const expected = { turn: view().turn, current: view().current, vp: view().seats.map(({ vp }) => vp) };
  for (const entry of [seated, other, watched])
    expect(unpackTable(entry, Date.now())).toMatchObject({ phase: 'game', standing: expected });
  expect(unpackTable(seated, 0)?.standing?.asked).toEqual(view().waiting?.seats);
  await b.ask('concede');
  await eventually(() => expect(a.lobby.phase).toBe('over'));
  const [over] = await ask(entryOf(a));
  expect(unpackTable(over, 0)).toMatchObject({ phase: 'over', standing: { asked: view().over?.winners } });
  expect(load).not.toHaveBeenCalled();
});

test('an unknown table, a foreign token and a locked table get the same bytes', async () => {
  const [a, b] = (await startGame(site.server.port, 2)) as [Player, Player];
  const [c] = (await startGame(site.server.port, 2)) as [Player];
  await a.ask('lock', { lock: 'all' });
  const wrong = [`${a.code} ${proofOf(c.token!)}`, `NONE-22222 ${proofOf(a.token!)}`, 'NONE-22222', a.code];
  const answers = await Promise.all(wrong.map(async (one) => (await asking(JSON.stringify([one]))).text()));
  expect(new Set(answers)).toEqual(new Set([JSON.stringify([UNTOLD])]));
  expect((await ask(entryOf(a), entryOf(b))).every((entry) => Array.isArray(entry))).toBe(true);
});

test('anything but a list of tables is refused', async () => {
  const many = JSON.stringify(Array(21).fill('KILN-22222'));
  for (const body of ['', '{}', '[1]', '["kiln 2"]', many, JSON.stringify(['x'.repeat(2000)]), '["KILN-22222 abc"]'])
    expect([body.slice(0, 20), (await asking(body)).status]).toEqual([body.slice(0, 20), 400]);
  expect(await ask()).toEqual([]);
});

test('wrong codes and tokens use the budget for codes; proved seats are answered even when it is spent', async () => {
  const refused: string[] = [];
  const limits = { ...NO_LIMITS.perAddress, codes: 3 };
  const budgets = new Budgets(limits, NO_LIMITS.perConnection, (budget) => refused.push(budget));
  const seat = { name: 'Ines', ready: true, tokenHash: sha256('token'), rematch: '' as const };
  const standIn = { name: 'Mina', tokenHash: sha256('another') };
  const room = { ...lobbyRoom('KILN-22222'), seats: [seat, { ...seat, tokenHash: sha256('x'), standIn }] };
  const standings = new Standings({ look: async () => [{ code: room.code, data: JSON.stringify(room) }] }, budgets);
  const own = `KILN-22222 ${proofOf('token')}`;
  const wrong = `KILN-22222 ${proofOf('wrong')}`;
  expect(await standings.of([own, `KILN-22222 ${proofOf('another')}`, room.code], 'here', 0)).toEqual([[0], [0], [0]]);
  const parallel = await Promise.all([1, 2, 3].map(() => standings.of([wrong, wrong, own], 'here', 0)));
  expect(parallel).toEqual([
    [UNTOLD, UNTOLD, [0]],
    // The third wrong code of the minute.
    [UNTOLD, LATER, [0]],
    [LATER, LATER, [0]],
  ]);
  expect(await standings.of([room.code, 'NONE-22222'], 'here', 0)).toEqual([LATER, LATER]);
  expect(await standings.of([room.code], 'elsewhere', 0)).toEqual([[0]]);
  expect(refused).toEqual(['address codes', 'address codes', 'address codes']);
});

test('a list counts as many requests as it has tables', async () => {
  const limits = { ...NO_LIMITS.perAddress, requests: 30 };
  const budgets = new Budgets(limits, NO_LIMITS.perConnection, () => {});
  const look = vi.fn(async () => []);
  const standings = new Standings({ look }, budgets);
  const asked = Array(20).fill('NONE-22222');
  expect(await standings.of(asked, 'here', 0)).toEqual(asked.map(() => UNTOLD));
  expect(await standings.of(asked, 'here', 0)).toEqual(asked.map(() => LATER));
  expect(look).toHaveBeenCalledTimes(1);
});

test('twenty tables take less than 1 KB each way and one query of the store', async () => {
  const store = new SqliteStore(`${site.folder}/many`);
  const budgets = new Budgets(NO_LIMITS.perAddress, NO_LIMITS.perConnection, () => {});
  const asked: string[] = [];
  for (let i = 0; i < 20; i++) {
    const code = `YEARN-${22_222 + i}`;
    const seats = [0, 1, 2, 3].map((seat) => ({
      name: `A longer name ${seat}`,
      ready: true,
      tokenHash: sha256(`${code} ${seat}`),
      formerHash: sha256(`former ${code} ${seat}`),
      rematch: '' as const,
    }));
    const standing = { turn: 40 + i, current: 3, asked: [0, 1, 2, 3], vp: [14, 12, 11, 10], since: 0 };
    await store.addRoom({ ...lobbyRoom(code), phase: 'game', seats, standing });
    asked.push(`${code} ${proofOf(`${code} 3`)}`);
  }
  const looked = vi.spyOn(store, 'look');
  const standings = new Standings(store, budgets);
  const entries = await standings.of(asked, 'here', 31 * 86_400_000);
  expect(entries.filter(Array.isArray)).toHaveLength(20);
  expect(JSON.stringify(asked).length).toBeLessThan(1024);
  expect(JSON.stringify(entries).length).toBeLessThan(1024);
  expect(looked).toHaveBeenCalledTimes(1);
  await standings.of(asked, 'here', 0);
  expect(looked).toHaveBeenCalledTimes(2);
  await store.close();
});
