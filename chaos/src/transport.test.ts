import { expect, it } from 'vitest';
import { carryGame } from './transport.ts';

/** The short form of `pnpm chaos transport`. */
it('games over a network that loses, repeats, delays and reorders messages all end, and every client agrees with the server', {
  timeout: 300_000,
}, () => {
  for (const seed of ['short-0', 'short-1', 'short-2']) {
    const carried = carryGame(seed);
    expect([seed, carried.problem]).toEqual([seed, null]);
    expect(Math.min(carried.lost, carried.twice, carried.syncs)).toBeGreaterThan(5);
  }
});

it('a seed repeats the same game', () => expect(carryGame('again')).toEqual(carryGame('again')));

it('reports it when nothing arrives', () =>
  expect(carryGame('deaf', { lost: 100, twice: 0, slowest: 1 }).problem).toContain('no end'));
