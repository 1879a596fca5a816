import { sha256Hex } from '@smash/protocol/sha256';
import { LATER, UNTOLD } from '@smash/protocol/tables';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { drop, keep } from '../browser/storage.ts';
import { askTables, forgetTable, type KnownTable, knownTables, knowTable, newsOf } from './tables.ts';

const table = (code: string, change: Partial<KnownTable> = {}): KnownTable => ({
  code,
  seat: 0,
  names: ['Ines', 'Mina'],
  seen: { turn: 3, vp: [2, 5] },
  at: 1000,
  ...change,
});

beforeEach(() => drop('smash.tables'));
afterEach(() => vi.unstubAllGlobals());

it('the last twenty tables are known, each once, the newest first', () => {
  for (let i = 0; i < 25; i++) knowTable(table(`KILN-${i + 10}`));
  knowTable(table('KILN-12', { seat: 1 }));
  knowTable(table('KILN-30', { seat: 1 }));
  expect(
    knownTables()
      .map(({ code }) => code)
      .slice(0, 3),
  ).toEqual(['KILN-30', 'KILN-12', 'KILN-34']);
  expect(knownTables()).toHaveLength(20);
  expect(knownTables()[0]?.seat).toBe(1);
  forgetTable('KILN-30');
  expect(knownTables()[0]?.code).toBe('KILN-12');
  keep('smash.tables', '[null, {}, "x"');
  expect(knownTables()).toEqual([]);
  keep('smash.tables', '[null, {}, "x", {"code": 3}]');
  expect(knownTables()).toEqual([]);
});

it('one request proves the seats; tables that the server does not know are forgotten', async () => {
  keep('smash.seat.MINE-22', 'the token of a seat');
  const tables = [table('MINE-22'), table('LOST-22'), table('BUSY-22'), table('SEEN-22', { seat: null })];
  for (const one of tables) knowTable(one);
  const fetched = vi.fn(async (_url: string, _init: RequestInit) =>
    Response.json([[1, 60, 5, 0, 1, 4, 5], UNTOLD, LATER, [2]]),
  );
  vi.stubGlobal('fetch', fetched);
  const told = await askTables(tables);
  const proof = sha256Hex('the token of a seat').slice(0, 32);
  expect(fetched.mock.calls.map(([url, init]) => [url, JSON.parse(String(init.body))])).toEqual([
    ['/api/tables', [`MINE-22 ${proof}`, 'LOST-22', 'BUSY-22', 'SEEN-22']],
  ]);
  expect(told.map(({ code, now }) => [code, now?.phase])).toEqual([
    ['MINE-22', 'game'],
    ['BUSY-22', undefined],
    ['SEEN-22', 'over'],
  ]);
  expect(knownTables().map(({ code }) => code)).toEqual(['SEEN-22', 'BUSY-22', 'MINE-22']);
  expect(newsOf(told[0]!)).toEqual({ turns: 2, points: [2, 0] });
  expect(newsOf({ ...told[0]!, seen: { turn: 5, vp: [4, 5] } })).toBeNull();
  // A rematch counts as another game.
  expect(newsOf({ ...told[0]!, seen: { turn: 9, vp: [4, 5] } })).toBeNull();
  expect(told.slice(1).map(newsOf)).toEqual([null, null]);
});
