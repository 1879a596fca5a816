/** Continues a finished game on this screen from one of its moments. */
import { library } from '@smash/cards';
import { replay, view } from '@smash/engine';
import { type FinishedGame, forkOf, standingOf } from '@smash/protocol';
import { botName } from '../../settings/names.ts';
import type { BotLevel } from '../bots/levels.ts';
import { save } from './save.ts';

interface ForkChoice {
  /** The level of each seat's bot; null = a person. */
  bots: readonly (BotLevel | null)[];
  /** Seed for new shuffles; absent: keep the game's own. */
  seed?: string | undefined;
}

/**
 * Saves the game, cut after that many commands, as this screen's saved game; HotseatGame.resume opens it. Throws if it
 * cannot be replayed.
 */
export function playOn(record: FinishedGame, played: number, { bots, seed }: ForkChoice): void {
  const { engine, setup, commands, forks } = forkOf(record, played, seed);
  const { state } = replay({ engine, setup, commands, forks }, library);
  const names = record.names.map((name, seat) => (bots[seat] ? botName(seat) : name));
  const standing = standingOf(view(state, 'spectator'), Date.now());
  const seen = names.map(() => 0);
  save({ v: 1, engine, setup, names, bots: [...bots], commands, ...(forks && { forks }), seen, standing });
}
