import { normaliseCode } from '@smash/protocol';
import { expect, test } from 'vitest';
import { Bucket } from './bucket.ts';
import { newCode } from './codes.ts';
import { readConfig } from './config.ts';
import { gameSetup } from './table/setup.ts';
import { fakeEngine } from './testing/fakeEngine.ts';
import { newToken } from './tokens.ts';

test('room codes can be said and typed, and are not given twice', () => {
  const taken = new Set<string>();
  for (let i = 0; i < 3000; i++) {
    const code = newCode((one) => taken.has(one));
    expect(code).toMatch(/^[A-HJ-NP-Z]{4}-[2-9]{2}$/);
    expect(normaliseCode(code.toLowerCase().replace('-', ' '))).toBe(code);
    expect(taken.has(code)).toBe(false);
    taken.add(code);
  }
  expect(() => newCode(() => true)).toThrow();
});

test('a token has at least 128 bits', () => {
  expect(Buffer.from(newToken(), 'base64url')).toHaveLength(32);
  expect(newToken()).not.toBe(newToken());
});

test('the bucket gives its burst, then its rate', () => {
  const bucket = new Bucket(3, 2, 0);
  expect([0, 0, 0, 0].map((now) => bucket.take(now))).toEqual([true, true, true, false]);
  expect([400, 500, 600, 1000].map((now) => bucket.take(now))).toEqual([false, true, false, true]);
});

test('settings', () => {
  expect(readConfig({})).toMatchObject({ port: 2567, coverMs: [1600, 3200], messageRate: 15 });
  expect(readConfig({ COVER_MS_MIN: '0', COVER_MS_MAX: '0' }).coverMs).toEqual([0, 0]);
  expect(readConfig({ COVER_MS_MIN: '5000' }).coverMs).toEqual([5000, 5000]);
  expect(() => readConfig({ PORT: '70000' })).toThrow('PORT is "70000"');
});

test('the rules of the table become the setup of a game, always with covers', () => {
  const options = {
    players: 4,
    factions: 'free',
    vpToWin: 12,
    duplicates: false,
    titans: true,
    bigBase: false,
    tellMask: true,
    mulligan: 'off',
    undo: 'ask',
    clock: 'off',
    sets: [],
  } as const;
  const setup = (changes: object, players = 2) =>
    gameSetup(fakeEngine, { ...options, sets: [], ...changes }, players, 'seed', null);
  expect(setup({})).toEqual({
    seed: 'seed',
    players: 2,
    draft: { mode: 'free' },
    options: { vpToWin: 12, mulligan: 'off', duplicates: false, titans: true, bigBase: false, cover: true },
  });
  expect(setup({ factions: 'random' })).not.toHaveProperty('draft');
  expect(setup({ factions: 'random', sets: ['Two'] })).toMatchObject({ pool: ['Ddd', 'Www', 'Xxx', 'Yyy', 'Zzz'] });
  expect(setup({ factions: 'queensberry', sets: ['Two'] }).draft).toMatchObject({
    mode: 'queensberry',
    pool: { length: 5 },
  });
  expect(() => setup({ sets: ['One'] })).toThrow('needs 4 factions; the sets in use have 3');
  expect(() => setup({ sets: ['One'], duplicates: true }, 4)).not.toThrow();
});
