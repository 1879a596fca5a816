import { expect, test } from 'vitest';
import { attack } from './hostile.ts';

/** The short form of `pnpm chaos hostile`. */
test('INFO-2 hostile messages change no table, end no process and learn nothing about the server (ASVS 2.2.1, 16.5.1)', {
  timeout: 300_000,
}, async () => {
  const done = await attack({ runs: 1500, seed: 'short' });
  expect(done.faults).toEqual([]);
  expect(done.messages).toBe(1500);
  // Every kind of refusal occurred: no check hides the others.
  for (const code of ['invalid', 'noSeat', 'unknown', 'phase']) expect(done.answers[code], code).toBeGreaterThan(0);
});
