/** The puzzles: all of them, today's, and those this browser has solved. */
import type { Puzzle } from '@smash/testkit/puzzles';
import { keepWord, keptWords } from '../../browser/storage.ts';
import stored from './puzzles.generated.json' with { type: 'json' };

export const PUZZLES = stored.puzzles as unknown as readonly Puzzle[];

const DAY_MS = 86_400_000;

/** The puzzle of the day, the same everywhere. `now`: ms since 1970. */
export const puzzleOfDay = (now: number): Puzzle => PUZZLES[Math.floor(now / DAY_MS) % PUZZLES.length]!;

/** A puzzle's number, which is its name: its position in the list, from 1. */
export const numberOf = (puzzle: Puzzle): number => PUZZLES.indexOf(puzzle) + 1;

export const puzzleNamed = (id: string): Puzzle | undefined => PUZZLES.find((one) => one.id === id);

const KEY = 'smash.puzzles';

export const solved = (): ReadonlySet<string> => keptWords(KEY);
export const noteSolved = (id: string): void => keepWord(KEY, id);

/** The next unsolved puzzle; null = all are solved. */
export function nextPuzzle(after: Puzzle): Puzzle | null {
  const done = solved();
  const from = numberOf(after);
  const others = [...PUZZLES.slice(from), ...PUZZLES.slice(0, from - 1)];
  return others.find(({ id }) => !done.has(id)) ?? null;
}
