import { describe, expect, it } from 'vitest';
import { compareCourses, compareWithThen } from './late.ts';

const sum = (all: { shown: number }[]): number => all.reduce((n, { shown }) => n + shown, 0);

/** The short form of `pnpm chaos late`. */
describe.each([2, 3, 4])('what spectators see late in a game of %i', (players) => {
  it('INFO-1 is all that was open two rounds before, as that turn began, and nothing before there was such a turn', () => {
    const games = [0, 1].map((n) => compareWithThen(`late ${players} ${n}`, players));
    expect(games.flatMap(({ told }) => told)).toEqual([]);
    expect(sum(games)).toBeGreaterThan(20);
  });

  it('INFO-2 does not depend on anything that has happened since', () => {
    const games = [0, 1, 2].map((n) => compareCourses(`since ${players} ${n}`, players));
    expect(games.flatMap(({ told }) => told)).toEqual([]);
    expect(sum(games)).toBeGreaterThan(players);
  });
});
