import type { OldRng, Rng, State } from '../../model/index.ts';
import { chachaBlock } from './chacha.ts';

const NO_NONCE = [0, 0, 0] as const;

/** The most recent block: it follows from its key and number, so caching it only saves time. */
const block = new Uint32Array(16);
let blockKey: readonly number[] | null = null;
let blockN = -1;

/** The next 32 bits. */
function next(rng: State['rng']): number {
  if (isOld(rng)) return nextOld(rng);
  const n = rng.at >>> 4;
  if (rng.key !== blockKey || n !== blockN) {
    chachaBlock(rng.key, n, NO_NONCE, block);
    blockKey = rng.key;
    blockN = n;
  }
  return block[rng.at++ & 15]!;
}

export const isOld = (rng: State['rng']): rng is OldRng => Array.isArray(rng);

/** sfc32, for games begun before version 1.2.0, which continue with it. */
function nextOld(rng: OldRng): number {
  const t = (((rng[0] + rng[1]) | 0) + rng[3]) | 0;
  rng[3] = (rng[3] + 1) | 0;
  rng[0] = rng[1] ^ (rng[1] >>> 9);
  rng[1] = (rng[2] + (rng[2] << 3)) | 0;
  rng[2] = ((rng[2] << 21) | (rng[2] >>> 11)) + t;
  rng[2] |= 0;
  return t >>> 0;
}

/** A 32-bit word from the text: FNV-1a with a salt. */
function word(seed: string, salt: number): number {
  let h = 0x811c9dc5 ^ salt;
  for (let i = 0; i < seed.length; i++) h = Math.imul(h ^ seed.charCodeAt(i), 0x01000193);
  return h | 0;
}

/**
 * The generator of a seed. 64 hex digits are a 256-bit key, as in online games. Any other text (tests, games shared by
 * a short seed) is expanded to a key: anybody with the text can reproduce the game, which is its purpose.
 */
export function seedRng(seed: string): Rng {
  const key = /^[0-9a-f]{64}$/.test(seed)
    ? SALTS.map((_, i) => wordOfHex(seed.slice(8 * i, 8 * i + 8)))
    : SALTS.map((salt) => word(seed, salt));
  return { key, at: 0 };
}

/** Four bytes, little-endian as in RFC 8439. */
function wordOfHex(hex: string): number {
  const [a, b, c, d] = [0, 2, 4, 6].map((i) => Number.parseInt(hex.slice(i, i + 2), 16)) as [
    number,
    number,
    number,
    number,
  ];
  return a | (b << 8) | (c << 16) | (d << 24);
}

/** The first digits of pi. */
const SALTS = [0x243f6a88, 0x85a308d3, 0x13198a2e, 0x03707344, 0xa4093822, 0x299f31d0, 0x082efa98, 0xec4e6c89] as const;

export function seedOldRng(seed: string): OldRng {
  const rng: OldRng = [word(seed, 0), word(seed, 0x9e3779b9), word(seed, 0x243f6a88), 1];
  for (let i = 0; i < 15; i++) nextOld(rng);
  return rng;
}

/** One shared array, because what is drawn from a key is cached by it. */
export const NO_KEY: readonly number[] = [0, 0, 0, 0, 0, 0, 0, 0];

/** A generator that has nothing to do with the game's. */
export const blankRng = (): Rng => ({ key: NO_KEY, at: 0 });

/** An independent copy. The key never changes. */
export const cloneRng = (rng: State['rng']): State['rng'] =>
  isOld(rng) ? [rng[0], rng[1], rng[2], rng[3]] : { key: rng.key, at: rng.at };

/** Has nothing been drawn between these two states of the generator? */
export const sameRng = (a: State['rng'], b: State['rng']): boolean =>
  isOld(a) || isOld(b) ? JSON.stringify(a) === JSON.stringify(b) : a.at === b.at;

const RANGE = 2 ** 32;

/**
 * A uniform number from 0 to n - 1: the draw is scaled to n ranges, and values that would make some numbers likelier
 * are redrawn (Lemire 2019), once in some hundred million draws.
 */
export function chance(s: State, n: number): number {
  const drawn = next(s.rng);
  if (isOld(s.rng)) return Math.floor((drawn / RANGE) * n);
  const wide = drawn * n;
  const number = Math.floor(wide / RANGE);
  const rest = wide - number * RANGE;
  return rest < n && rest < RANGE % n ? chance(s, n) : number;
}
