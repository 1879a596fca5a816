/** CPU seconds this process has used. */
function cpuSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

/**
 * Work done per CPU second: the median of several slices, after a warm-up in which the code gets compiled.
 * @param work does a piece of work and answers counts of what it did
 */
export function rates<K extends string>(seconds: number, work: () => Record<K, number>): Record<K, number> {
  slice(Math.min(2, seconds / 3), work);
  const slices = Array.from({ length: SLICES }, () => slice(seconds / SLICES, work));
  const keys = Object.keys(slices[0]!) as K[];
  return Object.fromEntries(keys.map((key) => [key, round(median(slices.map((s) => s[key])))])) as Record<K, number>;
}
const SLICES = 7;

function slice<K extends string>(seconds: number, work: () => Record<K, number>): Record<K, number> {
  const sum: Partial<Record<K, number>> = {};
  const start = cpuSeconds();
  let used = 0;
  do {
    for (const [key, n] of Object.entries(work()) as [K, number][]) sum[key] = (sum[key] ?? 0) + n;
    used = cpuSeconds() - start;
  } while (used < seconds);
  return Object.fromEntries(Object.entries<number>(sum as Record<K, number>).map(([k, n]) => [k, n / used])) as Record<
    K,
    number
  >;
}

export const median = (list: readonly number[]): number => list.toSorted((a, b) => a - b)[list.length >> 1] ?? 0;
export const round = (n: number): number => (n >= 1000 ? Math.round(n) : Math.round(n * 100) / 100);
