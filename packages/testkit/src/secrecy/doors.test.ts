import { expect, it } from 'vitest';
import { compareDoors } from './doors.ts';

/** One game each with 2, 3 and 4 players; two each with LONG=1. */
const GAMES = process.env.LONG === '1' ? 6 : 3;

/** The short form of `pnpm chaos doors`. */
it('INFO-2 nothing the rules return reveals hidden information: faces, decks and ids of hidden cards', {
  timeout: 300_000,
}, () => {
  const { leak, games, positions } = compareDoors('short', 0, GAMES);
  expect(leak).toBeNull();
  expect(games).toBe(GAMES);
  expect(positions).toBeGreaterThan(30 * GAMES);
});
