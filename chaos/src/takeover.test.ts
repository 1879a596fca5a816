import { expect, test } from 'vitest';
import { tryTakeover } from './takeover.ts';

/** The short form of `pnpm chaos takeover`. */
test('knowing a room and its sessions gives nobody another player’s seat; its player gets it back every time (ASVS 4.4.3, 7.2.3)', {
  timeout: 300_000,
}, async () => {
  const taken = await tryTakeover({ runs: 200, seed: 'short' });
  expect(taken).toMatchObject({ attempts: 200, succeeded: 0, lost: 0 });
  expect(taken.returns).toBeGreaterThan(2);
  // A successful attempt would be noticed: this one is the owner's own.
  expect(taken.control).toBe(true);
});
