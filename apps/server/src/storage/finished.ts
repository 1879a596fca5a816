/** The records of finished games, and their addresses. */
import { timingSafeEqual } from 'node:crypto';
import { type FinishedGame, secretOf } from '@smash/protocol';
import { sha256 } from '../common/tokens.ts';
import type { GameEngine, GameState } from '../game/gameEngine.ts';
import { keepsEnd } from './gameWriter.ts';
import { playAgain } from './restore.ts';
import type { Store } from './store.ts';

/**
 * The address of a game's record. It cannot be guessed: it is derived from the seed, which nobody knows before the game
 * is over, and, for a game that keeps another game's shuffles, from a random key. Everybody at the table gets it with
 * the result (docs/decisions/0003).
 */
export const replayId = (game: number, seed: string, key = ''): string =>
  `${game}-${sha256(`replay ${seed}${key && ` ${key}`}`).slice(0, 32)}`;

/** The game began under rules that today's do not reproduce: its replay would be a different game. */
export class OlderRules extends Error {}

/** The record of a finished game; null for every other id, whether such a game exists or not. Throws OlderRules. */
export async function findReplay(store: Store, engine: GameEngine, id: string): Promise<FinishedGame | null> {
  const game = Number(/^([1-9]\d{0,14})-[0-9a-f]{32}$/.exec(id)?.[1] ?? 0);
  const stored = await store.record(game);
  if (!stored) return null;
  const { last, ...record } = stored;
  const { seed, key } = secretOf(record);
  if (!timingSafeEqual(Buffer.from(id), Buffer.from(replayId(game, seed, key)))) return null;
  const isOver = (state: GameState) => engine.view(state, 'spectator').over !== null;
  const isOwn = record.engine === engine.version;
  if (isOwn && last) return isOver(last) ? record : null;
  // Only a short game ends without a stored state: a long one without it is not over.
  if (isOwn && keepsEnd(record.commands.length)) return null;
  const again = await playAgain(engine, await store.game(game));
  if (!again && !isOwn) throw new OlderRules();
  return again && isOver(again.state) ? record : null;
}
