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

/** The same position with other shuffles to come. */
const reseeded = (state: State, seed: string): State => ({ ...state, rng: seedRng(seed) });

/** The position after that many commands of a record with these forks, as the next one finds it. */
export function forkedAt(state: State, played: number, forks: readonly Fork[] = []): State {
  const seeds = forks.flatMap(({ at, seed }) => (at === played && seed !== undefined ? [seed] : []));
  return seeds.reduce(reseeded, state);
}
