/** The games finished in this browser. They are never sent anywhere. */
import { keep, kept } from '../browser/storage.ts';
import type { View } from '../view/types.ts';

export interface PlayedGame {
  /** Identifies the game, so that a result shown twice counts once. */
  id: string;
  /** ms since 1970 */
  at: number;
  /** Own seat. */
  seat: number;
  names: string[];
  /** By seat. */
  factions: string[][];
  vp: number[];
  winners: number[];
  turns: number;
}

const KEY = 'smash.games';
const MOST = 1000;

const numbers = (list: unknown): list is number[] => Array.isArray(list) && list.every((n) => Number.isFinite(n));
const words = (list: unknown): list is string[] => Array.isArray(list) && list.every((one) => typeof one === 'string');

function isPlayed(one: unknown): one is PlayedGame {
  if (typeof one !== 'object' || one === null) return false;
  const { id, at, seat, names, factions, vp, winners, turns } = one as PlayedGame;
  const isSound =
    typeof id === 'string' && numbers([at, seat, turns]) && words(names) && numbers(vp) && numbers(winners);
  return (
    isSound && Array.isArray(factions) && factions.every(words) && factions.length === names.length && seat in names
  );
}

/** Oldest first. */
export function playedGames(): PlayedGame[] {
  return read(kept(KEY) ?? '[]') ?? [];
}

/** Null if the text is not a list of games; skips invalid entries. */
function read(text: string): PlayedGame[] | null {
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) ? list.filter(isPlayed) : null;
  } catch {
    return null;
  }
}

function add(games: readonly PlayedGame[]): number {
  const known = playedGames();
  const ids = new Set(known.map(({ id }) => id));
  const fresh = games.filter(({ id }) => !ids.has(id) && ids.add(id));
  if (fresh.length > 0) keep(KEY, JSON.stringify([...known, ...fresh].sort((a, b) => a.at - b.at).slice(-MOST)));
  return fresh.length;
}

/** Records a game that somebody here has just finished in that seat. */
export function notePlayed(id: string, seat: number, view: View, names: readonly string[]): void {
  if (!view.over) return;
  const { vp, winners } = view.over;
  const factions = view.seats.map((one) => [...one.factions]);
  add([{ id, at: Date.now(), seat, names: [...names], factions, vp, winners, turns: view.turn }]);
}

/** All games as the text of a file for another browser. */
export const exportGames = (): string => JSON.stringify(playedGames());

/** Returns the number of new games; null: the text is not such a file. */
export function importGames(text: string): number | null {
  const games = read(text);
  return games && add(games);
}

export interface Tally {
  name: string;
  played: number;
  won: number;
}

export interface Summary {
  played: number;
  won: number;
  /** Winning streak: current and best. */
  streak: number;
  best: number;
  /** Turns of the longest game. */
  longest: number;
  /** Own factions and other players, the most frequent first. */
  factions: Tally[];
  others: Tally[];
}

/** @param games oldest first */
export function summaryOf(games: readonly PlayedGame[]): Summary {
  const [factions, others] = [new Map<string, Tally>(), new Map<string, Tally>()];
  const count = (all: Map<string, Tally>, name: string, won: boolean) => {
    const before = all.get(name) ?? { name, played: 0, won: 0 };
    all.set(name, { name, played: before.played + 1, won: before.won + Number(won) });
  };
  const sum = { played: games.length, won: 0, streak: 0, best: 0, longest: 0 };
  for (const { seat, names, factions: decks, winners, turns } of games) {
    // If all players are tied, nobody has won.
    const won = winners.includes(seat) && winners.length < names.length;
    sum.won += Number(won);
    sum.streak = won ? sum.streak + 1 : 0;
    sum.best = Math.max(sum.best, sum.streak);
    sum.longest = Math.max(sum.longest, turns);
    for (const faction of decks[seat] ?? []) count(factions, faction, won);
    for (const [other, name] of names.entries()) if (other !== seat && name !== '') count(others, name, won);
  }
  const sorted = (all: Map<string, Tally>) =>
    [...all.values()].sort((a, b) => b.played - a.played || b.won - a.won || (a.name < b.name ? -1 : 1));
  return { ...sum, factions: sorted(factions), others: sorted(others) };
}
