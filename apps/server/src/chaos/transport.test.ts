import { expect, it } from 'vitest';
import { carryGame } from './transport.ts';

/** The short form of `pnpm chaos transport`. */
it('games over a network that loses, doubles, delays and overtakes all end, and all know the table as the server does', {
  timeout: 60_000,
}, () => {
  for (const seed of ['short-0', 'short-1', 'short-2']) {
    const carried = carryGame(seed);
    expect([seed, carried.problem]).toEqual([seed, null]);
    expect(Math.min(carried.lost, carried.twice, carried.syncs)).toBeGreaterThan(5);
  }
});

it('a game goes the same way again from its seed', () => expect(carryGame('again')).toEqual(carryGame('again')));

it('where nothing arrives it is told', () =>
  expect(carryGame('deaf', { lost: 100, twice: 0, slowest: 1 }).problem).toContain('no end'));
