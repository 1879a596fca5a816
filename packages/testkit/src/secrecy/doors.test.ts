import { expect, it } from 'vitest';
import { compareDoors } from './doors.ts';

/** The short form of `pnpm chaos doors`. */
it('INFO-2 no door of the rules tells what its viewer may not know: faces, decks and ids of hidden cards', {
  timeout: 300_000,
}, () => {
  const { leak, games, positions } = compareDoors('short', 0, 6);
  expect(leak).toBeNull();
  expect(games).toBe(6);
  expect(positions).toBeGreaterThan(200);
});
