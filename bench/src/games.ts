import { dice, type Random, seededRandom } from '@smash/bots';
import { library } from '@smash/cards';
import {
  type Ask,
  apply,
  type Command,
  createGame,
  type GameEvent,
  type GameRecord,
  type GameSetup,
  Playout,
  type State,
} from '@smash/engine';

/** If choices must belong to one group, a single one always does. */
function picks(ask: Ask, random: Random): number[] {
  const { length } = ask.options;
  if (ask.kind === 'play') return [random() < 0.9 && length > 1 ? dice(random, length - 1) : length - 1];
  const most = ask.group === '' ? ask.max : Math.min(1, ask.max);
  const count = ask.min + dice(random, most - ask.min + 1);
  const chosen: number[] = [];
  while (chosen.length < count) {
    const pick = dice(random, length);
    if (!chosen.includes(pick)) chosen.push(pick);
  }
  return chosen;
}

/** Factions to play with: those of the first set, or all. */
export type Pool = 'core' | 'all';

const POOLS: Readonly<Record<Pool, string[]>> = {
  core: library.factions.filter(({ set }) => set === 'Core Set').map((f) => f.name),
  all: library.factions.map((f) => f.name),
};
function setupOf(seed: string, players: number, which: Pool): GameSetup {
  const pool = POOLS[which];
  return { seed, players, pool, options: { duplicates: pool.length < 2 * players } };
}
const start = (seed: string, players: number, pool: Pool): State =>
  createGame(setupOf(seed, players, pool), library).state;

/** One random game, changed in place without events. Every decision has all its legal choices listed by the engine. */
export function playInPlace(seed: string, players: number, pool: Pool = 'all'): number {
  const random = seededRandom(seed);
  const game = Playout.begin(setupOf(seed, players, pool), library);
  let decisions = 0;
  while (!game.state.over) {
    const refusal = game.apply(answer(game.state, random));
    if (refusal) throw new Error(refusal.text);
    decisions++;
  }
  return decisions;
}

/** One random game by the copying path, as the server plays it. `each` is called for every step. */
export function playCopying(
  seed: string,
  players: number,
  each?: (before: State, after: State, events: readonly GameEvent[]) => void,
): number {
  const random = seededRandom(seed);
  let state = start(seed, players, 'all');
  let decisions = 0;
  while (!state.over) {
    const result = apply(state, answer(state, random));
    if (!result.ok) throw new Error(result.refusal.text);
    each?.(state, result.state, result.events);
    state = result.state;
    decisions++;
  }
  return decisions;
}

/** The record of a whole random game. */
export function recordOf(seed: string, players: number): GameRecord {
  const random = seededRandom(seed);
  const game = Playout.begin(setupOf(seed, players, 'all'), library);
  const commands: Command[] = [];
  while (!game.state.over) {
    const command = answer(game.state, random);
    game.apply(command);
    commands.push(command);
  }
  return { engine: '', setup: setupOf(seed, players, 'all'), commands };
}

/** A random legal answer of the first seat asked. */
export function answer(state: State, random: Random): Command {
  const ask = state.asks[0]!;
  return { type: 'answer', seat: ask.seat, prompt: ask.id, pick: picks(ask, random) };
}
