/** This browser's saved game: setup and commands, from which it is replayed. Saved after every command. */
import type { GameRecord } from '@smash/engine';
import type { Standing } from '@smash/protocol/tables';
import { drop, keep, kept } from '../../browser/storage.ts';
import type { BotLevel, BotStyle } from '../bots/levels.ts';

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

const KEY = 'smash.hotseat';

export const save = (game: Saved): void => keep(KEY, JSON.stringify(game));

export function saved(): Saved | null {
  try {
    const game = JSON.parse(kept(KEY) ?? 'null') as Saved | null;
    return game?.v === 1 ? game : null;
  } catch {
    // Not a valid saved game any more.
    return null;
  }
}

export const forget = (): void => drop(KEY);
