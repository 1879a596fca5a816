/** Is it a puzzle? One line of play wins the base, no other does, and no hidden card matters. */
import { newMemory, seededRandom } from '@smash/bots';
import type { State } from '@smash/engine';
import { deal, seal } from '@smash/engine/seal';
import { isOpenLine } from './open.ts';
import { lineOf, type Plays, winningPlays } from './plays.ts';
import { grow, TooMuch, type Tree } from './tree.ts';

interface Ways {
  /** The number of ways the turn can go, and how many of them win the base. */
  ways: number;
  wins: number;
}

export interface Solution extends Ways {
  /** Public id of the base. */
  base: number;
  /** What has to be played, in any order. */
  plays: Plays;
  /** Everybody's answers until the base has scored. */
  line: number[][];
}

/** Answers tried in one game. */
export const MOST_ANSWERS = 15_000;
/** Number of games in which everything hidden is redealt. */
const DEALS = 6;

/** The bases that only one line wins, given the actual hidden cards. Also empty if there is too much to search. */
export function solve(state: State, seat: number, most = MOST_ANSWERS): Solution[] {
  try {
    const { tree } = grow(state, seat, most);
    return state.table.flatMap((ix) => solutionFor(tree, state.cards[ix]!.id) ?? []);
  } catch (error) {
    if (error instanceof TooMuch) return [];
    throw error;
  }
}

function solutionFor(tree: Tree, base: number): Solution | null {
  const [plays, second] = winningPlays(tree, base);
  if (!plays || second) return null;
  return { base, plays, line: lineOf(tree, base, plays), ...countWays(tree, base) };
}

function countWays(tree: Tree, base: number, known = new Map<Tree, Ways>()): Ways {
  const before = known.get(tree);
  if (before) return before;
  const { branches, won } = tree;
  const found =
    branches.length === 0
      ? { ways: 1, wins: won.includes(base) ? 1 : 0 }
      : branches
          .map(({ to }) => countWays(to, base, known))
          .reduce((a, b) => ({ ways: a.ways + b.ways, wins: a.wins + b.wins }));
  known.set(tree, found);
  return found;
}

/** Its line reveals nothing hidden, and no other line wins in games where everything the seat cannot see is redealt. */
export function isCertain(state: State, seat: number, { base, plays, line }: Solution): boolean {
  const sealed = seal(state, seat);
  if (!sealed || !isOpenLine(state, seat, line)) return false;
  const memory = newMemory(state.seats.length);
  const random = seededRandom(`puzzle ${base} ${plays.join()}`);
  for (let n = 0; n < DEALS; n++) {
    const again = solve(deal(sealed, memory, random), seat, 2 * MOST_ANSWERS).find((one) => one.base === base);
    if (again?.plays.join() !== plays.join()) return false;
  }
  return true;
}
