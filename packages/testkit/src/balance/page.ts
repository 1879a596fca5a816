/** What the page *Balance* shows: rates with their 95 % intervals, ready to be sorted. */
import { library } from '@smash/cards';
import { wilson } from '../arena/summary.ts';
import type { Share, Tally } from './tally.ts';

/** Shares are 0 to 1. */
type Rate = [name: string, games: number, won: number, from: number, to: number];

export interface Balance {
  edition: string;
  date: string;
  series: {
    level: string;
    players: number;
    games: number;
    /** Average number of turns of a game. */
    turns: number;
    /** Share of games won by the player who goes first, second … */
    order: number[];
    factions: Rate[];
  }[];
  /** Over all series of that level; `even` is the win rate expected by chance. */
  pairs: [...Rate, even: number][];
  /** How often a base scored, and the VP it gave on average to all players together. */
  bases: [name: string, scored: number, vp: number][];
  /** How often each copy of a card was played in a game that had it in a deck. */
  cards: [name: string, factions: string, plays: number][];
}

/** Pairs with fewer games are left out. */
const LEAST_GAMES = 4;
const MOST_PAIRS = 300;

const latest = (all: string[]): string => all.toSorted().at(-1) ?? '';
const rounded = (n: number): number => Math.round(n * 1000) / 1000;

function rate(name: string, [games, won]: Share): Rate {
  const { mean, low, high } = wilson(games === 0 ? 0 : won / games, games);
  return [name, games, rounded(mean), rounded(low), rounded(high)];
}

export function pageOf(tallies: readonly Tally[]): Balance {
  const common = tallies.filter(({ level }) => level === 'g1');
  return {
    edition: latest(tallies.map(({ edition }) => edition)),
    date: latest(tallies.map(({ date }) => date)),
    series: tallies.map(({ level, players, games, stuck, turns, order, factions }) => {
      const ended = Math.max(1, games - stuck);
      return {
        ...{ level, players, games, turns: Math.round((10 * turns) / ended) / 10 },
        order: order.map((won) => rounded(won / ended)),
        factions: Object.entries(factions)
          .map(([name, share]) => rate(name, share))
          .sort(byName),
      };
    }),
    pairs: pairsOf(common),
    bases: basesOf(common),
    cards: cardsOf(common),
  };
}

const byName = (a: readonly [string, ...unknown[]], b: readonly [string, ...unknown[]]): number =>
  a[0] < b[0] ? -1 : 1;

/** The pairs with the most games. */
function pairsOf(tallies: readonly Tally[]): Balance['pairs'] {
  const sums = new Map<string, { games: number; won: number; even: number }>();
  for (const { pairs, players } of tallies)
    for (const [name, [games, won]] of Object.entries(pairs)) {
      const sum = sums.get(name) ?? { games: 0, won: 0, even: 0 };
      sums.set(name, { games: sum.games + games, won: sum.won + won, even: sum.even + games / players });
    }
  return [...sums]
    .filter(([, { games }]) => games >= LEAST_GAMES)
    .sort(([a, one], [b, other]) => other.games - one.games || (a < b ? -1 : 1))
    .slice(0, MOST_PAIRS)
    .map(([name, { games, won, even }]): Balance['pairs'][number] => [
      ...rate(name, [games, won]),
      rounded(even / games),
    ])
    .sort(byName);
}

function basesOf(tallies: readonly Tally[]): Balance['bases'] {
  const sums = new Map<string, [number, number]>();
  for (const { bases } of tallies)
    for (const [name, [scored, vp]] of Object.entries(bases)) {
      const before = sums.get(name) ?? [0, 0];
      sums.set(name, [before[0] + scored, before[1] + vp]);
    }
  return [...sums]
    .map(([name, [scored, vp]]): Balance['bases'][number] => [name, scored, Math.round((100 * vp) / scored) / 100])
    .sort(byName);
}

/** Some cards are in the decks of several factions. */
function cardsOf(tallies: readonly Tally[]): Balance['cards'] {
  const sum = (of: (one: Tally) => number | undefined): number => tallies.reduce((n, one) => n + (of(one) ?? 0), 0);
  const there = new Map<string, { factions: string[]; copies: number }>();
  for (const { name: faction, cards } of library.factions) {
    const games = sum(({ factions }) => factions[faction]?.[0]);
    for (const { name, copies } of games > 0 ? cards : []) {
      const before = there.get(name) ?? { factions: [], copies: 0 };
      there.set(name, { factions: [...before.factions, faction], copies: before.copies + games * copies });
    }
  }
  return [...there]
    .map(([name, { factions, copies }]): Balance['cards'][number] => [
      name,
      factions.join(', '),
      Math.round((100 * sum((one) => one.cards[name])) / copies) / 100,
    ])
    .sort(byName);
}
