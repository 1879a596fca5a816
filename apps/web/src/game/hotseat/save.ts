/** This browser's saved game: setup and commands, from which it is replayed. Saved after every command. */
import type { GameRecord } from '@smash/engine';
import type { Standing } from '@smash/protocol/tables';
import { drop, isStored, keep, kept } from '../../browser/storage.ts';
import type { BotLevel, BotStyle } from '../bots/levels.ts';
import type { ListedTable } from '../tables.ts';

export interface Saved extends GameRecord {
  v: 1;
  names: string[];
  /** The level of each seat's bot; null = a person. Absent: people only. */
  bots?: (BotLevel | null)[];
  /** How each seat's bot plays; absent: evenly. */
  styles?: BotStyle[];
  /** Number of the last event each seat has seen, for "since you last looked". */
  seen: number[];
  /** For the home page, which does not load the rules; older saves lack it. */
  standing?: Standing;
}

/** The seat of the only person at a table with bots; null = several people, or no bots. */
export function soleOf(bots: readonly (BotLevel | null)[]): number | null {
  const people = [...bots.keys()].filter((seat) => !bots[seat]);
  return people.length === 1 ? (people[0] ?? null) : null;
}

/** The name under which it is stored, and of the lock that the tab playing it holds. */
export const SAVE = 'smash.hotseat';

export const save = (game: Saved): void => keep(SAVE, JSON.stringify(game));

/** Whether the game outlasts the page: storage may be full, or forbidden. */
export const isSaved = (): boolean => isStored(SAVE);

export function saved(): Saved | null {
  try {
    const game = JSON.parse(kept(SAVE) ?? 'null') as Saved | null;
    return game?.v === 1 ? game : null;
  } catch {
    // Not a valid saved game any more.
    return null;
  }
}

/** The saved game as the home page lists it; null = none. Only a sole player is addressed as "you". */
export function savedTable(): ListedTable | null {
  const game = saved();
  if (!game) return null;
  const standing = game.standing ?? null;
  const now = { phase: 'game' as const, standing };
  const seat = soleOf(game.bots ?? game.names.map(() => null));
  return { code: '', seat, names: game.names, seen: null, at: standing?.since ?? Date.now(), now };
}

export const forget = (): void => drop(SAVE);
