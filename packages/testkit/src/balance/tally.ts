/** Statistics of factions, bases and cards from games between equal bots: running sums. */
import type { Level } from '@smash/bots';
import type { GameEvent, State } from '@smash/engine';

/** Games played and won; a tie for first place splits the win. */
export type Share = [games: number, won: number];

export interface Tally {
  level: Level;
  players: number;
  /** The version of the rules. */
  edition: string;
  /** The date of the last run, as "2026-11-26". */
  date: string;
  games: number;
  /** Games that did not end; they count for nothing else. */
  stuck: number;
  /** Turns of all games together. */
  turns: number;
  /** Wins of the player who goes first, of the second, and so on. */
  order: number[];
  factions: Record<string, Share>;
  /** By the names of both factions, in alphabetical order, joined by " + ". */
  pairs: Record<string, Share>;
  /** How often a base scored, and the VP it gave to all players together. */
  bases: Record<string, [scored: number, vp: number]>;
  /** How often a card was played. */
  cards: Record<string, number>;
}

export const newTally = (level: Level, players: number, edition: string): Tally => ({
  ...{ level, players, edition, date: '', games: 0, stuck: 0, turns: 0 },
  order: new Array<number>(players).fill(0),
  ...{ factions: {}, pairs: {}, bases: {}, cards: {} },
});

const pairOf = (factions: readonly string[]): string => factions.toSorted().join(' + ');

const addShare = (shares: Record<string, Share>, key: string, won: number): void => {
  const [games, before] = shares[key] ?? [0, 0];
  shares[key] = [games + 1, before + won];
};

/** Adds a game that could not be played to the end. */
export function addBroken(tally: Tally): void {
  tally.games++;
  tally.stuck++;
}

/** Adds a game. `events`: all of it. */
export function addGame(tally: Tally, state: State, events: readonly GameEvent[]): void {
  const { over, seats, turn } = state;
  if (!over) return addBroken(tally);
  tally.games++;
  tally.turns += turn;
  const first = events.find(({ type }) => type === 'turn')?.seat ?? 0;
  seats.forEach(({ factions }, seat) => {
    const won = over.winners.includes(seat) ? 1 / over.winners.length : 0;
    tally.order[(seat - first + seats.length) % seats.length]! += won;
    addShare(tally.pairs, pairOf(factions), won);
    for (const faction of factions) addShare(tally.factions, faction, won);
  });
  for (const event of events) addEvent(tally, event);
}

function addEvent({ bases, cards }: Tally, { type, base, card, ranks = [] }: GameEvent): void {
  if (type === 'play' && card) cards[card.name] = (cards[card.name] ?? 0) + 1;
  if (type !== 'scored' || !base) return;
  const [scored, vp] = bases[base.name] ?? [0, 0];
  bases[base.name] = [scored + 1, vp + ranks.reduce((sum, rank) => sum + rank.vp, 0)];
}
