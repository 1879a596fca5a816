import { factionIndex } from '@smash/cards/factions';
import { beforeEach, expect, it } from 'vitest';
import { drop, keep } from '../browser/storage.ts';
import { factionsIn, myBoxes, rememberBoxes, setNames } from './boxes.ts';

beforeEach(() => drop('smash.boxes'));

it('plays with every set until somebody chooses', () => {
  expect(myBoxes()).toEqual([]);
  expect(factionsIn([])).toHaveLength(factionIndex.length);
});
it('remembers the chosen sets, and only sets that exist', () => {
  rememberBoxes(['Core Set', 'A Set That Is Gone']);
  expect(myBoxes()).toEqual(['Core Set']);
  expect(factionsIn(myBoxes())).toContain('Pirates');
  expect(factionsIn(myBoxes())).not.toContain('Ghosts');
});
it('treats damaged storage as no choice', () => {
  for (const text of ['{', '{"a":1}', 'null', '7']) {
    keep('smash.boxes', text);
    expect(myBoxes()).toEqual([]);
  }
});
it('lists each set once', () => expect(new Set(setNames).size).toBe(setNames.length));
