/** In the middle of a puzzle: what wins from here, and what the others answer. */
import type { State } from '@smash/engine';
import type { Goal } from './goal.ts';
import { lineOf, winningPlays } from './plays.ts';
import { grow, TooMuch } from './tree.ts';

/** Maximum number of answers to try: less than for a whole turn. */
const MOST = 15_000;

/** An answer of the seat that still wins the base; null: none does. Undefined: there is too much to search. */
export function winningAnswer(state: State, { seat, base }: Goal): number[] | null | undefined {
  try {
    const { tree } = grow(state, seat, MOST);
    const [plays] = winningPlays(tree, base);
    return plays ? (lineOf(tree, base, plays)[0] ?? null) : null;
  } catch (error) {
    if (error instanceof TooMuch) return undefined;
    throw error;
  }
}

/** How another seat answers: if possible, so that this seat can no longer win the base. */
export function answerAgainst(state: State, { seat, base }: Goal): number[] {
  const ask = state.asks[0]!;
  const simple = ask.options.slice(0, ask.min).map((_, i) => i);
  try {
    const { branches } = grow(state, seat, MOST).tree;
    const best = branches.find(({ to }) => winningPlays(to, base).length === 0) ?? branches[0];
    return best?.pick ?? simple;
  } catch (error) {
    if (error instanceof TooMuch) return simple;
    throw error;
  }
}
