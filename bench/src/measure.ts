/** CPU seconds this process has used. */
function cpuSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

/** A piece of work. Answers counts of what it did. */
export type Work = () => Record<string, number>;

type Rates = Record<string, Record<string, number>>;

/**
 * What each of them does per CPU second, by rounds in which they take turns, so that a slow moment of the machine is one
 * for all. Before that each runs for a while, in which its code gets compiled.
 */
export function rounds(works: Record<string, Work>, seconds: number, warming: number, count: number): Rates[] {
  const names = Object.keys(works);
  for (const name of names) slice(warming, works[name]!);
  return Array.from({ length: count }, () =>
    Object.fromEntries(names.map((name) => [name, slice(seconds / count, works[name]!)])),
  );
}

/** The medians of some rounds. */
export function rates(works: Record<string, Work>, seconds: number): Rates {
  const all = rounds(works, seconds, Math.min(3, seconds / 2), ROUNDS);
  return Object.fromEntries(
    Object.entries(all[0]!).map(([name, first]) => [
      name,
      Object.fromEntries(Object.keys(first).map((key) => [key, median(all.map((round) => round[name]![key]!))])),
    ]),
  );
}
const ROUNDS = 7;

function slice(seconds: number, work: Work): Record<string, number> {
  const sum: Record<string, number> = {};
  const start = cpuSeconds();
  let used = 0;
  do {
    for (const [key, n] of Object.entries(work())) sum[key] = (sum[key] ?? 0) + n;
    used = cpuSeconds() - start;
  } while (used < seconds);
  return Object.fromEntries(Object.entries(sum).map(([key, n]) => [key, n / used]));
}

/** How long each piece takes, in microseconds by the clock: too short for the CPU time, so other load shows in p99. */
export function spans<T>(pieces: Iterable<T>, work: (piece: T) => unknown): { p50: number; p99: number } {
  const list: number[] = [];
  for (const piece of pieces) {
    const start = process.hrtime.bigint();
    work(piece);
    list.push(Number(process.hrtime.bigint() - start) / 1000);
  }
  // The first tenth is there to have the code compiled.
  const sorted = list.slice(list.length / 10).sort((a, b) => a - b);
  return { p50: round(sorted[sorted.length >> 1] ?? 0), p99: round(sorted[Math.floor(sorted.length * 0.99)] ?? 0) };
}

export const median = (list: readonly number[]): number => list.toSorted((a, b) => a - b)[list.length >> 1] ?? 0;
export const round = (n: number): number => (n >= 1000 ? Math.round(n) : Math.round(n * 100) / 100);
