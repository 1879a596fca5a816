import type { GameSetup } from '@smash/engine';
import type { TableOptions } from '@smash/protocol';
import type { GameEngine } from '../game.ts';
import { log } from '../log.ts';
import { Refuse } from '../refuse.ts';
import { position } from './match.ts';

type Pair = [string, string];

/** Throws Refuse when the rules do not make a game. */
export function createGame(engine: GameEngine, code: string, setup: GameSetup) {
  try {
    const { state, events } = engine.create(setup);
    return { events, start: position(engine, state, 0, setup.players) };
  } catch (error) {
    log('game not begun', { room: code, fault: error });
    throw new Refuse('server', 'A game cannot be begun with these rules. Please change the rules of the table.');
  }
}

/**
 * The engine's setup for the rules of the table. `same` = the factions of the game before. Throws Refuse when the sets
 * in use have too few factions.
 */
export function gameSetup(
  engine: GameEngine,
  options: TableOptions,
  players: number,
  seed: string,
  same: Pair[] | null,
): GameSetup {
  const { vpToWin, mulligan, duplicates, titans, bigBase } = options;
  const setup: GameSetup = {
    seed,
    players,
    options: { vpToWin, mulligan, duplicates, titans, bigBase, cover: true },
  };
  if (same) return { ...setup, factions: same };
  const limited = options.sets.length > 0;
  const pool = engine.factions.filter((one) => !limited || options.sets.includes(one.set)).map((one) => one.name);
  const needed = duplicates ? 2 : players * 2;
  if (pool.length < needed) {
    const hint = duplicates
      ? 'Use more sets.'
      : 'Allow the same faction twice, use more sets, or play with fewer people.';
    throw new Refuse('players', `This game needs ${needed} factions; the sets in use have ${pool.length}. ${hint}`);
  }
  const chosen = limited ? { pool } : {};
  return options.factions === 'random'
    ? { ...setup, ...chosen }
    : { ...setup, draft: { mode: options.factions, ...chosen } };
}
