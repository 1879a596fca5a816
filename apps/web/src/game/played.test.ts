import { beforeEach, expect, it } from 'vitest';
import { drop, keep, kept } from '../browser/storage.ts';
import type { View } from '../view/types.ts';
import { exportGames, importGames, notePlayed, type PlayedGame, playedGames, summaryOf } from './played.ts';

beforeEach(() => drop('smash.games'));

const game = (id: string, winners: number[], change: Partial<PlayedGame> = {}): PlayedGame => ({
  id,
  at: 1000,
  seat: 0,
  names: ['Ines', 'Mina'],
  factions: [
    ['Pirates', 'Ninjas'],
    ['Robots', 'Aliens'],
  ],
  vp: [15, 9],
  winners,
  turns: 12,
  ...change,
});

const over = (winners: number[]): View =>
  ({
    turn: 21,
    seats: [{ factions: ['Pirates', 'Zombies'] }, { factions: ['Robots', 'Wizards'] }],
    over: { winners, vp: [15, 7], how: 'points' },
  }) as unknown as View;

it('a result counts once, and only when the game is over', () => {
  notePlayed('a', 0, { ...over([0]), over: null }, ['Ines', 'Mina']);
  expect(playedGames()).toEqual([]);
  for (let i = 0; i < 2; i++) notePlayed('a', 1, over([0]), ['Ines', 'Mina']);
  expect(playedGames()).toMatchObject([{ id: 'a', seat: 1, vp: [15, 7], winners: [0], turns: 21 }]);
});

it('the summary counts games, factions, opponents and winning streaks; a tie of all players is no win', () => {
  const games = [
    game('a', [0]),
    game('b', [0, 1], { factions: [['Pirates', 'Zombies'], []], turns: 30 }),
    game('c', [1], { names: ['Ines', 'Lea'] }),
    game('d', [0], { names: ['', 'Ines'], seat: 1, winners: [1] }),
  ];
  const { factions, others, ...sum } = summaryOf(games);
  expect(sum).toEqual({ played: 4, won: 2, streak: 1, best: 1, longest: 30 });
  expect(factions.slice(0, 2)).toEqual([
    { name: 'Pirates', played: 3, won: 1 },
    { name: 'Ninjas', played: 2, won: 1 },
  ]);
  expect(others).toEqual([
    { name: 'Mina', played: 2, won: 1 },
    { name: 'Lea', played: 1, won: 0 },
  ]);
  expect(summaryOf([])).toEqual({ played: 0, won: 0, streak: 0, best: 0, longest: 0, factions: [], others: [] });
});

it('a file takes the games to another browser, in the order they were played, each once', () => {
  keep('smash.games', JSON.stringify([game('a', [0], { at: 1 }), game('c', [1], { at: 3 })]));
  const file = exportGames();
  keep('smash.games', JSON.stringify([game('b', [0], { at: 2 }), game('c', [1], { at: 3 })]));
  expect(importGames(file)).toBe(1);
  expect(playedGames().map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  expect(importGames(file)).toBe(0);
});

it('any other file changes nothing', () => {
  keep('smash.games', JSON.stringify([game('a', [0])]));
  for (const text of ['', '{}', 'null', '"x"']) expect([text, importGames(text)]).toEqual([text, null]);
  const broken = [
    null,
    3,
    {},
    { ...game('x', [0]), vp: ['1'] },
    { ...game('x', [0]), seat: 5 },
    { ...game('x', [0]), factions: [] },
  ];
  expect(importGames(JSON.stringify(broken))).toBe(0);
  expect(playedGames()).toHaveLength(1);
  keep('smash.games', '[[');
  expect(playedGames()).toEqual([]);
  const many = Array.from({ length: 1100 }, (_, i) => game(`${i}`, [0], { at: i }));
  expect(importGames(JSON.stringify(many))).toBe(1100);
  expect(playedGames()).toHaveLength(1000);
  expect(kept('smash.games')!.length).toBeLessThan(400_000);
});
