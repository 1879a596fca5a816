import { expect, it } from 'vitest';
import { compareDoors } from './doors.ts';

/** The short form of `pnpm chaos doors`. */
it('INFO-2 nothing the rules return reveals hidden information: faces, decks and ids of hidden cards', {
  timeout: 300_000,
}, () => {
  const { leak, games, positions } = compareDoors('short', 0, 6);
  expect(leak).toBeNull();
  expect(games).toBe(6);
  expect(positions).toBeGreaterThan(200);
});
