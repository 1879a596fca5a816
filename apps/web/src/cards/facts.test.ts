import { expect, it, vi } from 'vitest';
import { areFactsHere, loadFacts, loadSetsOf } from './facts.ts';

it('facts are not all here while a file is loading', async () => {
  expect(areFactsHere()).toBe(true);
  loadFacts(['Pirates', 'Aliens', 'No such faction']);
  expect(areFactsHere()).toBe(false);
  await vi.waitFor(() => expect(areFactsHere()).toBe(true), 60_000);
  loadFacts(['Pirates']);
  expect(areFactsHere()).toBe(true);
});

it('facts of a set are requested once', async () => {
  expect(loadSetsOf(['Wizards', 'Ghosts'])).toBe(true);
  await vi.waitFor(() => expect(areFactsHere()).toBe(true), 60_000);
  expect(loadSetsOf(['Zombies', 'Steampunks'])).toBe(false);
  expect(loadSetsOf(['Orcs'])).toBe(true);
});
