import type { State } from '../model/index.ts';
import type { Query } from '../query/query.ts';
import { Game } from './game.ts';

/**
 * The last result of `apply`. Callers usually examine the resulting state next (views, barrier): what was derived from
 * it need not be recomputed. Only one is kept, so that old states can be collected. It holds nothing that does not
 * follow from the state.
 */
let latest: Game | null = null;

export function remember(g: Game): void {
  latest = g;
}

/**
 * The game that led to this state, if `apply` has just made it. Its state is final: do not change anything through it.
 */
export const gameOf = (state: State): Game | null => (latest?.s === state ? latest : null);

/** Facts derived from a state. */
export const queryOf = (state: State): Query => (gameOf(state) ?? new Game(state)).q;
