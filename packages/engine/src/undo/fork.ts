import { seedRng } from '../core/chance/rng.ts';
import type { State } from '../model/index.ts';

/** Where a game was taken from another one: its first `at` commands are the other's. */
export interface Fork {
  at: number;
  /** The other game's moment: a hash of its setup, its forks and those commands. */
  of: string;
  /** New shuffles from there on; absent: the other game's. */
  seed?: string | undefined;
}

/**
 * The position after that many commands of a record with these forks, as the next command finds it: the later shuffles
 * may be new, and nobody has agreed to end this game yet.
 */
export function forkedAt(state: State, played: number, forks: readonly Fork[] = []): State {
  const here = forks.filter(({ at }) => at === played);
  if (here.length === 0) return state;
  const seed = here.findLast((fork) => fork.seed !== undefined)?.seed;
  const seats = state.seats.map((seat) => ({ ...seat, agrees: false }));
  return { ...state, seats, rng: seed === undefined ? state.rng : seedRng(seed) };
}
