import { library } from '@smash/cards';
import type { GameEvent, State } from '@smash/engine';
import { describe, expect, it } from 'vitest';
import { wilson } from '../arena/summary.ts';
import { isDue } from '../due.ts';
import { pageOf } from './page.ts';
import { decksOf, playPiece } from './play.ts';
import { pageText, shownPage } from './store.ts';
import { addBroken, addGame, newTally } from './tally.ts';

const names = library.factions.map(({ name }) => name);
const sum = (list: readonly number[]): number => list.reduce((all, one) => all + one, 0);

describe('the decks of a series', () => {
  it('use every faction before any comes up again, and none twice in a game', () => {
    const perRound = Math.floor(names.length / 6);
    const games = Array.from({ length: perRound }, (_, n) => decksOf(n, 3, names, 'test').flat());
    expect(new Set(games.flat()).size).toBe(6 * perRound);
    expect(decksOf(0, 3, names, 'test').flat()).toEqual(games[0]);
    expect(decksOf(perRound, 3, names, 'test').flat()).not.toEqual(games[0]);
  });
});

describe('what games tell', () => {
  const event = (fields: Partial<GameEvent>): GameEvent => ({ n: 1, turn: 1, type: 'turn', ...fields }) as GameEvent;
  const rank = (seat: number, vp: number) => ({ seat, vp, place: 1, power: 1, now: vp, cards: [] });
  const state = (winners: number[]): State => {
    const seats = [{ factions: ['Robots', 'Aliens'] }, { factions: ['Pirates', 'Ninjas'] }];
    return { over: { winners, how: 'points' }, turn: 12, seats } as unknown as State;
  };
  const events = [
    event({ seat: 1 }),
    event({ type: 'play', card: { name: 'Scout', id: 1 } }),
    event({ type: 'play', card: { name: 'Scout', id: 2 } }),
    event({ type: 'scored', base: { name: 'Tortuga', id: 3 }, ranks: [rank(0, 4), rank(1, 2)] }),
    event({ type: 'scored', base: { name: 'Tortuga', id: 3 }, ranks: [rank(1, 5)] }),
  ];
  it('is added up: wins by faction, pair and order of play, turns, bases, cards', () => {
    const tally = newTally('g1', 2, '1');
    addGame(tally, state([1]), events);
    addGame(tally, state([0, 1]), [event({ seat: 0 })]);
    addBroken(tally);
    expect(tally).toMatchObject({ games: 3, stuck: 1, turns: 24, order: [1.5, 0.5] });
    expect(tally.factions).toEqual({ Robots: [2, 0.5], Aliens: [2, 0.5], Pirates: [2, 1.5], Ninjas: [2, 1.5] });
    expect(tally.pairs).toEqual({ 'Aliens + Robots': [2, 0.5], 'Ninjas + Pirates': [2, 1.5] });
    expect(tally.bases).toEqual({ Tortuga: [2, 11] });
    expect(tally.cards).toEqual({ Scout: 2 });
  });
  it('becomes rates with intervals: of games that ended, with as many copies as were there', () => {
    const tally = newTally('g1', 2, '1');
    for (let n = 0; n < 4; n++) addGame(tally, state([1]), events);
    addBroken(tally);
    const { series, pairs, bases, cards } = pageOf([tally]);
    expect(series).toMatchObject([{ games: 5, turns: 12, order: [1, 0] }]);
    const { mean, low, high } = wilson(1, 4);
    expect(series[0]!.factions.find(([name]) => name === 'Pirates')).toEqual([
      'Pirates',
      4,
      mean,
      ...[low, high].map((n) => Math.round(n * 1000) / 1000),
    ]);
    expect(pairs.map(([name, games, won, , , even]) => [name, games, won, even])).toEqual([
      ['Aliens + Robots', 4, 0, 0.5],
      ['Ninjas + Pirates', 4, 1, 0.5],
    ]);
    expect(bases).toEqual([['Tortuga', 8, 5.5]]);
    // Three copies in four games.
    expect(cards.find(([name]) => name === 'Scout')).toEqual(['Scout', 'Aliens', 0.67]);
  });
  it('a card of several factions counts once, with all copies that were there', () => {
    const tally = newTally('g1', 2, '1');
    const both = {
      over: { winners: [0], how: 'points' },
      turn: 9,
      seats: [
        ['Cowboys', 'Aliens'],
        ['World Champs', 'Pirates'],
      ],
    };
    const seats = both.seats.map((factions) => ({ factions }));
    addGame(tally, { ...both, seats } as unknown as State, [event({ type: 'play', card: { name: 'Sheriff', id: 1 } })]);
    const copies = library.factions.flatMap(({ name, cards }) =>
      ['Cowboys', 'World Champs'].includes(name) ? cards.filter((card) => card.name === 'Sheriff') : [],
    );
    expect(copies).toHaveLength(2);
    const [row, ...more] = pageOf([tally]).cards.filter(([name]) => name === 'Sheriff');
    expect(more).toEqual([]);
    expect(row).toEqual([
      'Sheriff',
      'Cowboys, World Champs',
      Math.round(100 / sum(copies.map((one) => one.copies))) / 100,
    ]);
  });
  it.runIf(isDue(3, 1))('a piece goes on where the last one stopped, and is the same each time', () => {
    const fail = (what: string) => {
      throw new Error(what);
    };
    const [once, twice] = [newTally('g1', 2, '1'), newTally('g1', 2, '1')];
    playPiece(once, 2, fail);
    for (const games of [1, 1]) playPiece(twice, games, fail);
    expect(twice).toEqual(once);
    expect(once.games).toBe(2);
    expect(sum(once.order)).toBe(2 - once.stuck);
    expect(sum(Object.values(once.factions).map(([games]) => games))).toBe(8);
    expect(sum(Object.values(once.pairs).map(([, won]) => won))).toBeCloseTo(2);
    expect(sum(Object.values(once.cards))).toBeGreaterThan(30);
  });
  it('without games, a share may be anything', () => {
    expect(wilson(0, 0)).toEqual({ mean: 0, low: 0, high: 1 });
    expect(pageOf([]).series).toEqual([]);
  });
  it('is what the page shows', () => {
    // Compared as a boolean, because the test's diff of the whole page would be too long.
    expect(shownPage() === pageText()).toBe(true);
  });
});
