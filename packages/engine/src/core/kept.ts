import type { State } from '../model/index.ts';
import type { Query } from '../query/query.ts';
import { Game } from './game.ts';

/*
 * For speed only. The latest results of `apply`, by state: callers usually examine that state next (views, barrier),
 * and the table's next command continues from it, so what was derived from it need not be recomputed. A game continues
 * only once; after that its state is no longer the table's latest and is dropped here. Everything in a kept game
 * follows from its state.
 */

/** One per active table, up to this many. */
const MOST = 128;
/** The least recently used one first. */
const kept = new Map<State, Game>();

export function keepGame(g: Game): void {
  kept.set(g.s, g);
  if (kept.size > MOST) for (const oldest of kept.keys()) return void kept.delete(oldest);
}

/** The game that led to this state, if it is kept. Its state is final: do not change anything through it. */
export const gameOf = (state: State): Game | null => kept.get(state) ?? null;

/** Facts derived from a state. */
export const queryOf = (state: State): Query => (gameOf(state) ?? new Game(state)).q;

/** The game continues with a copy of its state, and is no longer kept. */
export function goOn(g: Game): Game {
  kept.delete(g.s);
  return g.next();
}
