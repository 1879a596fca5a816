import type { GameSetup } from '@smash/engine';
import type { TableOptions } from '@smash/protocol';
import { log } from '../common/log.ts';
import { Refuse } from '../common/refuse.ts';
import type { GameEngine } from '../game/gameEngine.ts';
import { type Match, position } from '../game/match.ts';
import type { Rematch, RoomData } from '../storage/rows.ts';
import { decksAgain } from './lobby.ts';

type Pair = [string, string];

/** The players of the next game and their factions. */
export interface Plan {
  /** The room with the game's seats, which may differ from those people hold now. */
  ready: RoomData;
  again: Rematch | null;
}

/** The engine's setup for a plan, after the game `last`. Throws Refuse as gameSetup does. */
export function setupOf(engine: GameEngine, { ready, again }: Plan, seed: string, last: Match | null): GameSetup {
  const players = ready.seats.length;
  const factions = last?.shown('spectator').view.seats.map((one) => one.factions) ?? [];
  return gameSetup(engine, ready.options, players, seed, decksAgain(factions, again, players));
}

/** Throws Refuse if no game is possible under these rules. */
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
 * The engine's setup for the table's rules. `same` = the factions of the previous game. Throws Refuse if the sets in
 * use have too few factions.
 */
export function gameSetup(
  engine: GameEngine,
  options: TableOptions,
  players: number,
  seed: string,
  same: Pair[] | null,
): GameSetup {
  const { vpToWin, mulligan, duplicates, titans, bigBase, tellMask } = options;
  const setup: GameSetup = {
    seed,
    players,
    options: { vpToWin, mulligan, duplicates, titans, bigBase, cover: true, coverChoices: tellMask },
  };
  if (same) return { ...setup, factions: same };
  const limited = options.sets.length > 0;
  const pool = engine.factions.filter((one) => !limited || options.sets.includes(one.set)).map((one) => one.name);
  const needed = duplicates ? 2 : players * 2;
  if (pool.length < needed) {
    const few = `This game needs ${needed} factions; the sets in use have ${pool.length}.`;
    throw new Refuse(
      'players',
      duplicates
        ? `${few} Use more sets.`
        : `${few} Allow the same faction twice, use more sets, or play with fewer people.`,
    );
  }
  const chosen = limited ? { pool } : {};
  return options.factions === 'random'
    ? { ...setup, ...chosen }
    : { ...setup, draft: { mode: options.factions, ...chosen } };
}
