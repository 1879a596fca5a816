import { fakeEngine } from '@smash/chaos/testing/fakeEngine.ts';
import { expect, test } from 'vitest';
import { newToken } from '../common/tokens.ts';
import { readConfig } from '../config.ts';
import { gameSetup } from './setup.ts';

test('a token has at least 128 bits', () => {
  expect(Buffer.from(newToken(), 'base64url')).toHaveLength(32);
  expect(newToken()).not.toBe(newToken());
});

test('settings', () => {
  expect(readConfig({})).toMatchObject({ port: 2567, coverMs: [1600, 3200], perConnection: { messages: 15 } });
  expect(readConfig({ COVER_MS_MIN: '0', COVER_MS_MAX: '0' }).coverMs).toEqual([0, 0]);
  expect(readConfig({ COVER_MS_MIN: '5000' }).coverMs).toEqual([5000, 5000]);
  expect(() => readConfig({ PORT: '70000' })).toThrow('PORT is "70000"');
});

test('the table’s rules become a game’s setup, always with covers, and with covers for choices if the tell-mask is on (INFO-4)', () => {
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
    hints: false,
    watchers: 'open',
    sets: [],
  } as const;
  const setup = (changes: object, players = 2) =>
    gameSetup(fakeEngine, { ...options, sets: [], ...changes }, players, 'seed', null);
  expect(setup({})).toEqual({
    seed: 'seed',
    players: 2,
    draft: { mode: 'free' },
    options: {
      vpToWin: 12,
      mulligan: 'off',
      duplicates: false,
      titans: true,
      bigBase: false,
      cover: true,
      coverChoices: true,
    },
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
