import type { Verdict } from './crowd.ts';

export interface Report extends Verdict {
  runs: number;
  games: number;
  /** How long players had to wait after each blow, ms. */
  waits: number[];
  faults: string[];
}

export const say = (text: string): boolean => process.stdout.write(`${text}\n`);

/** Prints the figures; false when anything was lost. */
export function held(part: string, { waits, faults, ...counts }: Report): boolean {
  const sorted = waits.sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  const backMs = { median: at(0.5), p95: at(0.95), longest: at(1) };
  say(JSON.stringify({ part, ...counts, backMs, faults }));
  return counts.lost + counts.twice + counts.different + faults.length === 0;
}
