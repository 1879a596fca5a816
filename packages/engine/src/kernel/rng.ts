import type { State } from '../model/index.ts';

/** sfc32: small, fast, and its whole state is four integers in State.rng. */
function next(rng: [number, number, number, number]): number {
  const t = (((rng[0] + rng[1]) | 0) + rng[3]) | 0;
  rng[3] = (rng[3] + 1) | 0;
  rng[0] = rng[1] ^ (rng[1] >>> 9);
  rng[1] = (rng[2] + (rng[2] << 3)) | 0;
  rng[2] = ((rng[2] << 21) | (rng[2] >>> 11)) + t;
  rng[2] |= 0;
  return t >>> 0;
}

/** Generator state from a text, by FNV-1a over the text with four different salts. */
export function seedRng(seed: string): [number, number, number, number] {
  const word = (salt: number): number => {
    let h = 0x811c9dc5 ^ salt;
    for (let i = 0; i < seed.length; i++) h = Math.imul(h ^ seed.charCodeAt(i), 0x01000193);
    return h | 0;
  };
  const rng: [number, number, number, number] = [word(0), word(0x9e3779b9), word(0x243f6a88), 1];
  for (let i = 0; i < 15; i++) next(rng);
  return rng;
}

/** A number from 0 to n - 1. */
export const chance = (s: State, n: number): number => Math.floor((next(s.rng) / 4294967296) * n);

export function shuffle<T>(s: State, list: T[]): void {
  for (let i = list.length - 1; i > 0; i--) {
    const j = chance(s, i + 1);
    const t = list[i]!;
    list[i] = list[j]!;
    list[j] = t;
  }
}
