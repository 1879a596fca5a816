import type { GameSetup } from '@smash/engine';
import type { TableOptions } from '@smash/protocol';
import type { GameEngine } from '../game.ts';
import { Refuse } from '../refuse.ts';
import { sha256 } from '../tokens.ts';

type Pair = [string, string];

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
  const { vpToWin, mulligan, duplicates } = options;
  const setup: GameSetup = { seed, players, options: { vpToWin, mulligan, duplicates, cover: true } };
  if (same) return { ...setup, factions: same };
  const limited = options.sets.length > 0;
  const pool = engine.factions.filter((one) => !limited || options.sets.includes(one.set)).map((one) => one.name);
  const needed = duplicates ? 2 : players * 2;
  if (pool.length < needed) {
    throw new Refuse('players', `The sets in use have ${pool.length} factions; this game needs ${needed}.`);
  }
  if (options.factions !== 'random') {
    return { ...setup, draft: limited ? { mode: options.factions, pool } : { mode: options.factions } };
  }
  return limited ? { ...setup, factions: dealFactions(pool, players, seed, duplicates) } : setup;
}

/** Two factions each, by chance that follows from the seed, so that the published seed proves them too. */
function dealFactions(pool: string[], players: number, seed: string, duplicates: boolean): Pair[] {
  const shuffled = (salt: string) =>
    pool
      .map((name) => ({ name, key: sha256(`${seed}/${salt}/${name}`) }))
      .sort((a, b) => (a.key < b.key ? -1 : 1))
      .map((one) => one.name);
  const once = shuffled('factions');
  return Array.from({ length: players }, (_, seat) => {
    const [first, second] = duplicates ? shuffled(`factions/${seat}`) : once.slice(seat * 2, seat * 2 + 2);
    return [first, second] as Pair;
  });
}
