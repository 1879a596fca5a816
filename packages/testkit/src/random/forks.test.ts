import { expect, it } from 'vitest';
import { checkForks } from './forks.ts';

/** The short form of `pnpm sim --forks`. */
it('a game that goes on from any moment of another has its state, its views and its next decisions', {
  timeout: 300_000,
}, () => {
  const { forks, compared, found } = checkForks('short', 50);
  expect(found).toEqual([]);
  expect(forks).toBe(50);
  expect(compared).toBeGreaterThan(600);
});
