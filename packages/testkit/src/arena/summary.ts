import type { Result } from './match.ts';

/** Merges the results of sets played by several processes. */
export function together(results: readonly Result[]): Result {
  const sum = (of: (one: Result) => number): number => results.reduce((n, one) => n + of(one), 0);
  return {
    scores: results.flatMap(({ scores }) => scores),
    games: sum(({ games }) => games),
    ms: { a: results.flatMap(({ ms }) => ms.a), b: results.flatMap(({ ms }) => ms.b) },
    decisions: sum(({ decisions }) => decisions),
    unsealed: sum(({ unsealed }) => unsealed),
    failed: sum(({ failed }) => failed),
    refused: sum(({ refused }) => refused),
    stuck: sum(({ stuck }) => stuck),
  };
}

/** The z-value of a 95 % interval of a normal distribution. */
const Z = 1.96;

export interface Interval {
  mean: number;
  low: number;
  high: number;
}

/** Wilson's 95 % interval of a share (0 to 1) observed in that many independent games. Without games: 0 to 1. */
export function wilson(mean: number, games: number): Interval {
  if (games === 0) return { mean, low: 0, high: 1 };
  const centre = (mean + Z ** 2 / (2 * games)) / (1 + Z ** 2 / games);
  const half = (Z / (1 + Z ** 2 / games)) * Math.sqrt((mean * (1 - mean)) / games + Z ** 2 / (4 * games ** 2));
  return { mean, low: Math.max(0, centre - half), high: Math.min(1, centre + half) };
}

/**
 * The share of games won by `a`, with its 95 % interval: each set of games with one seed counts as one sample, so it
 * holds however similar the games of a set are. `scores`: by set.
 */
export function interval(scores: readonly number[], games: number): Interval {
  const n = scores.length;
  const mean = n === 0 ? 0 : scores.reduce((sum, one) => sum + one, 0) / n;
  const variance = scores.reduce((sum, one) => sum + (one - mean) ** 2, 0) / Math.max(1, n - 1);
  // The number of independent games that would have this variance.
  const worth = variance > 0 ? Math.min(games, Math.max(n, (mean * (1 - mean) * n) / variance)) : games;
  return wilson(mean, worth);
}

export function summary({ scores, games, ms, decisions, unsealed, failed, refused, stuck }: Result) {
  const { mean, low, high } = interval(scores, games);
  return {
    games,
    winRate: rounded(mean),
    low: rounded(low),
    high: rounded(high),
    p50ms: percentile(ms.a, 0.5),
    p95ms: percentile(ms.a, 0.95),
    maxMs: percentile(ms.a, 1),
    decisions,
    unsealed,
    failed,
    refused,
    stuck,
  };
}

const rounded = (n: number): number => Math.round(n * 1000) / 1000;

function percentile(list: readonly number[], share: number): number {
  const sorted = list.toSorted((x, y) => x - y);
  const at = Math.min(sorted.length - 1, Math.floor(share * sorted.length));
  return Math.round((sorted[at] ?? 0) * 10) / 10;
}
