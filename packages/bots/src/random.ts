/** A seeded random source: numbers from 0 up to, but not including, 1; the same sequence for the same seed. */
export type Random = () => number;

/** Randomness for bots and tests. The game's own generator lives in its state and is never touched. */
export function seededRandom(seed: string): Random {
  let a = 0x811c9dc5;
  for (let i = 0; i < seed.length; i++) a = Math.imul(a ^ seed.charCodeAt(i), 0x01000193);
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** A random integer from 0 to n - 1. */
export const dice = (random: Random, n: number): number => Math.floor(random() * n);

/** A copy of the list in a random order. */
export function shuffled<T>(random: Random, list: readonly T[]): T[] {
  const copy = list.slice();
  for (let i = copy.length - 1; i > 0; i--) {
    const j = dice(random, i + 1);
    const t = copy[i] as T;
    copy[i] = copy[j] as T;
    copy[j] = t;
  }
  return copy;
}
