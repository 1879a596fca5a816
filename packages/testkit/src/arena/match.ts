/** Games between bots: pairs with the same seed and the seats swapped, so that neither has better cards. */
import type { Level, Style } from '@smash/bots';
import { playBots, setupOf } from './game.ts';

export interface Match {
  a: Level;
  b: Level;
  /** How `a` plays; all others play plainly. */
  style?: Style;
  seed: string;
  /** With more than two players, one `a` plays against all `b`, once in every seat. */
  players: number;
  pool: string[];
  /** Absent: the usual number. */
  vpToWin?: number;
}

export interface Result {
  /** The win rate of `a` in each set of games with one seed, 0 to 1. */
  scores: number[];
  games: number;
  /** CPU time of decisions of `a` and `b` with more than one answer, in milliseconds. */
  ms: { a: number[]; b: number[] };
  /** Decisions of `a` and `b`, and how many of them without a sealed game. */
  decisions: number;
  unsealed: number;
  /** Decisions in which the search failed. */
  failed: number;
  refused: number;
  stuck: number;
}

export const newResult = (): Result => ({
  scores: [],
  games: 0,
  ms: { a: [], b: [] },
  decisions: 0,
  unsealed: 0,
  failed: 0,
  refused: 0,
  stuck: 0,
});

/** Plays one seed in every seating, and adds the games to the result. */
export function playSeed(match: Match, n: number, result: Result): void {
  let score = 0;
  for (let mine = 0; mine < match.players; mine++) {
    const winners = playGame(match, `${match.seed}-${n}`, mine, result);
    result.games++;
    if (winners.includes(mine)) score += 1 / winners.length;
  }
  result.scores.push(score / match.players);
}

function playGame(
  { a, b, style = 'plain', players, pool, vpToWin }: Match,
  seed: string,
  mine: number,
  result: Result,
): number[] {
  const { state, end } = playBots({
    setup: setupOf({ seed, players, pool, vpToWin }),
    levels: Array.from({ length: players }, (_, seat) => (seat === mine ? a : b)),
    styles: Array.from({ length: players }, (_, seat) => (seat === mine ? style : 'plain')),
    onThought(seat, { nodes, failed }, ms, isSealed) {
      result.decisions++;
      if (!isSealed) result.unsealed++;
      if (failed) result.failed++;
      if (nodes > 0) result.ms[seat === mine ? 'a' : 'b'].push(ms);
    },
  });
  if (end === 'stuck') result.stuck++;
  if (end === 'refused') result.refused++;
  return state.over?.winners ?? [];
}
