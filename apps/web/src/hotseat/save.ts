/** The game of this browser: setup and commands, from which it is played again. Written after every command. */
import type { GameRecord } from '@smash/engine';

export interface Saved extends GameRecord {
  v: 1;
  names: string[];
  /** Number of the last event each seat has seen, for "since you last looked". */
  seen: number[];
}

const KEY = 'smash.hotseat';

export function save(game: Saved): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(game));
  } catch {
    // Played on without a net: a reload would lose it.
  }
}

export function saved(): Saved | null {
  try {
    const game = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Saved | null;
    return game?.v === 1 ? game : null;
  } catch {
    return null;
  }
}

export function forget(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // It was never there.
  }
}
