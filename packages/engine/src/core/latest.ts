import type { State } from '../model/index.ts';
import type { Query } from '../query/query.ts';
import { Game } from './game.ts';

/**
 * What `apply` made last. Whoever applies a command looks at the state it led to next (views, barrier): what is derived
 * from it need not be worked out again. One only, so that nothing is kept of states that nobody looks at. Nothing is told
 * by it that the state would not tell by itself.
 */
let latest: Game | null = null;

export function remember(g: Game): void {
  latest = g;
}

/** The game that led to this state, if `apply` has just made it. Its state is finished: nothing may be changed by it. */
export const gameOf = (state: State): Game | null => (latest?.s === state ? latest : null);

/** What is derived from a state. */
export const queryOf = (state: State): Query => (gameOf(state) ?? new Game(state)).q;
