import type { Verdict } from './crowd.ts';

export interface Report extends Verdict {
  runs: number;
  games: number;
  /** How long players had to wait after each disruption, in ms. */
  waits: number[];
  faults: string[];
}

export const say = (text: string): boolean => process.stdout.write(`${text}\n`);

/** A percentile in ms, with two decimals; 0 = no values. */
export const percentile = (sorted: readonly number[], part: number): number =>
  Math.round((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0) * 100) / 100;

/** Prints the figures; false if anything was lost. */
export function held(part: string, { waits, faults, ...counts }: Report): boolean {
  const sorted = waits.sort((a, b) => a - b);
  const backMs = { median: percentile(sorted, 0.5), p95: percentile(sorted, 0.95), longest: percentile(sorted, 1) };
  say(JSON.stringify({ part, ...counts, backMs, faults }));
  return counts.lost + counts.twice + counts.different + faults.length === 0;
}
