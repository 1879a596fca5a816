import { Playout } from '@smash/engine/seal';
import { cardsOf } from './find.ts';
import { nextQuestion } from './goal.ts';
import { type Puzzle, positionOf, read } from './record.ts';
import { isCertain, solve } from './solve.ts';

/** Why it is no longer a puzzle under today's rules, or null. Searches the whole turn, over several deals. */
export function faultOf(puzzle: Puzzle): string | null {
  const { seat, base, line, cards } = puzzle;
  try {
    const state = positionOf(puzzle);
    if (nextQuestion(state, seat)?.kind !== 'play') return 'its record ends somewhere else';
    const { query } = Playout.from(state);
    const wanted = state.table.find((ix) => query.name(ix) === base);
    const solution = solve(state, seat).find((one) => wanted !== undefined && one.base === state.cards[wanted]!.id);
    if (!solution) return 'no line, or more than one, wins the base';
    if (cardsOf(state, seat, line).join() !== cards.join() || read(line).length !== solution.line.length)
      return 'its solution is another one';
    return isCertain(state, seat, solution) ? null : 'hidden cards matter';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
