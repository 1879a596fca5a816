import { library } from '@smash/cards';
import { describe, expect, it } from 'vitest';
import { difference, hashedGames, hashesOf, knownHashes } from './hashes.ts';

const known = knownHashes();
const games = hashedGames();
const half = games.filter((_, i) => i % 2 === 0);
const inHalf = new Set(half.flatMap(({ factions }) => factions!));
/** Half of them, and those with factions that are in no game of that half; LONG=1: all. */
const replayed =
  process.env.LONG === '1'
    ? games
    : games.filter((game) => half.includes(game) || game.factions!.some((faction) => !inHalf.has(faction)));

describe('games reach the listed ends, events and views', () => {
  it.each(replayed)('$seed', (game) => {
    expect(difference(game, known)).toBeNull();
  });

  it('the list has exactly these games', () => {
    expect(Object.keys(known)).toEqual(games.map(({ seed }) => seed));
  });

  it('every faction plays with 2, 3 and 4 players, on bases and on the Big Base board', () => {
    const all = library.factions.map(({ name }) => name).toSorted();
    expect([...new Set(replayed.flatMap(({ factions }) => factions!))].toSorted()).toEqual(all);
    for (const players of [2, 3, 4])
      for (const bigBase of [false, true]) {
        const played = games.filter((game) => game.players === players && game.bigBase === bigBase);
        expect([...new Set(played.flatMap(({ factions }) => factions!))].toSorted()).toEqual(all);
      }
  });

  it('a game that differs from the list reports which, where, and how to renew the list', () => {
    // Somebody may give up early: the course must be long enough to be changed in its third part.
    const game = games.find(({ seed }) => known[seed]!.course.length > 6)!;
    const was = hashesOf(game);
    expect(difference(game, {})).toMatch(/^The game ".*" \(.*\) is not on the list\./);
    const other = { ...was, views: 'other', course: `${was.course.slice(0, 4)}xx${was.course.slice(6)}` };
    expect(difference(game, { [game.seed]: other })).toMatch(
      /different course at decision 17 to 32 \(views\)\. .*--hashes --write/,
    );
    expect(difference(game, { [game.seed]: { ...was, state: 'other' } })).toMatch(
      /different course at the end \(state\)/,
    );
  });
});
