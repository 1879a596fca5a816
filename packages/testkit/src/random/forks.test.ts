import { expect, it } from 'vitest';
import { checkForks } from './forks.ts';

/** The number of forks; fifty with LONG=1. */
const FORKS = process.env.LONG === '1' ? 50 : 25;

/** The short form of `pnpm sim --forks`. */
it('a game that goes on from any moment of another has its state, its views and its next decisions', {
  timeout: 300_000,
}, () => {
  const { forks, compared, found } = checkForks('short', FORKS);
  expect(found).toEqual([]);
  expect(forks).toBe(FORKS);
  expect(compared).toBeGreaterThan(12 * FORKS);
});
