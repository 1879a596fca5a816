import { afterEach, expect, test } from 'vitest';
import { drop } from '../browser/storage.ts';
import { isNewcomer, noteFinished } from './newcomer.ts';

afterEach(() => drop('smash.finished'));

test('after three different games nobody is a newcomer', () => {
  for (const game of ['one', 'one', 'two', 'one', 'a b']) {
    expect(isNewcomer()).toBe(true);
    noteFinished(game);
  }
  expect(isNewcomer()).toBe(false);
});
