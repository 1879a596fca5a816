import { expect, it, vi } from 'vitest';
import { askAround } from './requests.ts';

/** The short form of `pnpm chaos requests`. */
it('INFO-2 no request, whatever it refers to, is answered differently if only hidden things differ', {
  timeout: 300_000,
}, async () => {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const answered = await askAround('short', 0, 20, { each: 4, free: 30 });
  expect(answered.found).toEqual([]);
  expect(answered.games).toBe(20);
  expect(answered.pairs).toBeGreaterThan(60);
  expect(answered.requests).toBeGreaterThan(5000);
  // Not all requests are nonsense.
  expect(answered.accepted).toBeGreaterThan(answered.requests / 50);
});

it('INFO-4 automatic passes arrive in both worlds before the next request, however slow one of them is', {
  timeout: 300_000,
}, async () => {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  // In this game the viewer has its windows passed while the other seat answers.
  const { found, requests } = await askAround('proof', 9, 10, { each: 6, free: 60 });
  expect(found).toEqual([]);
  expect(requests).toBeGreaterThan(1000);
});
