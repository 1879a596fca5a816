/** CPU seconds this process has used. */
function cpuSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

/** A piece of work. Returns counts of what it did. */
export type Work = () => Record<string, number>;

/** The rates of several works, per CPU second. */
export type Rates = Record<string, Record<string, number>>;

/** Keeps working for that many CPU seconds. */
export function slice(seconds: number, work: Work): Record<string, number> {
  const sum: Record<string, number> = {};
  const start = cpuSeconds();
  let used = 0;
  do {
    for (const [key, n] of Object.entries(work())) sum[key] = (sum[key] ?? 0) + n;
    used = cpuSeconds() - start;
  } while (used < seconds);
  return Object.fromEntries(Object.entries(sum).map(([key, n]) => [key, n / used]));
}

/** Wall-clock microseconds per piece: too short for CPU time, so other load shows in the p99. */
export function spans<T>(pieces: Iterable<T>, work: (piece: T) => unknown): { p50: number; p99: number } {
  const list: number[] = [];
  for (const piece of pieces) {
    const start = process.hrtime.bigint();
    work(piece);
    list.push(Number(process.hrtime.bigint() - start) / 1000);
  }
  // The first tenth warms up the compiler.
  const sorted = list.slice(list.length / 10).sort((a, b) => a - b);
  return { p50: round(sorted[sorted.length >> 1] ?? 0), p99: round(sorted[Math.floor(sorted.length * 0.99)] ?? 0) };
}

export const median = (list: readonly number[]): number => list.toSorted((a, b) => a - b)[list.length >> 1] ?? 0;
export const round = (n: number): number => (n >= 1000 ? Math.round(n) : Math.round(n * 100) / 100);
