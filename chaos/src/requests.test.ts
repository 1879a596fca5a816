import { isDue } from '@smash/testkit/due';
import { expect, it, vi } from 'vitest';
import { askAround } from './requests.ts';

/** Number of games, with two, three and four players. Every fourth has cards forced face down. */
const GAMES = 20;

/** The short form of `pnpm chaos requests`. */
it.runIf(isDue(3, 2))(
  'INFO-2 no request, whatever it refers to, is answered differently if only hidden things differ',
  {
    timeout: 300_000,
  },
  async () => {
    vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    const answered = await askAround('short', 0, GAMES, { each: 4, free: 30 });
    expect(answered.found).toEqual([]);
    expect(answered.games).toBe(GAMES);
    expect(answered.pairs).toBeGreaterThan(3 * GAMES);
    expect(answered.requests).toBeGreaterThan(250 * GAMES);
    // A fair share of the requests is accepted: they are not all nonsense.
    expect(answered.accepted).toBeGreaterThan(answered.requests / 50);
  },
);

it('INFO-4 automatic passes arrive in both worlds before the next request, however slow one of them is', {
  timeout: 300_000,
}, async () => {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  // In this game the viewer has its windows passed while the other seat answers.
  const { found, requests } = await askAround('proof', 9, 10, { each: 6, free: 60 });
  expect(found).toEqual([]);
  expect(requests).toBeGreaterThan(1000);
});
