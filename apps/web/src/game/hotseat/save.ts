/** This browser's game: setup and commands, from which it is replayed. Written after every command. */
import type { GameRecord } from '@smash/engine';
import { drop, keep, kept } from '../../browser/storage.ts';

export interface Saved extends GameRecord {
  v: 1;
  names: string[];
  /** Number of the last event each seat has seen, for "since you last looked". */
  seen: number[];
}

const KEY = 'smash.hotseat';

export const save = (game: Saved): void => keep(KEY, JSON.stringify(game));

export function saved(): Saved | null {
  try {
    const game = JSON.parse(kept(KEY) ?? 'null') as Saved | null;
    return game?.v === 1 ? game : null;
  } catch {
    // Not a valid game any more.
    return null;
  }
}

export const forget = (): void => drop(KEY);
