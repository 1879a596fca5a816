/**
 * Playing on from a moment of another game: the new record begins with the old one's moves and says where they are
 * from.
 */
import { type Command, standing } from '@smash/engine';
import type { GameFork, SavedGame } from './record.ts';
import { sha256Hex } from './sha256.ts';

type Origin = Pick<SavedGame, 'setup' | 'commands' | 'forks'>;

/** Identifies a moment of a game: after `played` commands, not counting undone ones. */
export function momentOf({ setup, commands, forks = [] }: Origin, played: number): string {
  const before = forks.filter(({ at }) => at <= played).map(({ at, of, seed }) => [at, of, seed ?? null]);
  return sha256Hex(JSON.stringify([sorted(setup), before, standing<Command>(commands).slice(0, played).map(sorted)]));
}

/** With keys in a fixed order: a record may have been parsed and written by others. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value)
    .filter(([, one]) => one !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, one]) => [key, sorted(one)]);
}

/** The record of a game that goes on from there. `seed`: new shuffles; absent: the same. */
export function forkOf<R extends SavedGame>(record: R, played: number, seed?: string): R {
  const fork: GameFork = { at: played, of: momentOf(record, played), ...(seed !== undefined && { seed }) };
  const earlier = (record.forks ?? []).filter(({ at }) => at <= played);
  return { ...record, commands: standing<Command>(record.commands).slice(0, played), forks: [...earlier, fork] };
}

/** The current seed of the record's shuffles, and its key (GameFork); '' = none. */
export const secretOf = ({ setup, forks = [] }: Pick<SavedGame, 'setup' | 'forks'>): { seed: string; key: string } => ({
  seed: forks.findLast(({ seed }) => seed !== undefined)?.seed ?? setup.seed,
  key: forks.at(-1)?.key ?? '',
});

/** Does the record begin with every moment it claims to come from? Null: it comes from no other game. */
export function forksHold(record: Origin): boolean | null {
  const { forks = [] } = record;
  if (forks.length === 0) return null;
  return forks.every(
    ({ at, of }, i) =>
      (i === 0 || at >= forks[i - 1]!.at) && of === momentOf({ ...record, forks: forks.slice(0, i) }, at),
  );
}
