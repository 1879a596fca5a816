import { describe, expect, it } from 'vitest';
import type { State } from '../../model/index.ts';
import { chachaBlock } from './chacha.ts';
import { chance, cloneRng, sameRng, seedOldRng, seedRng } from './rng.ts';
import { shuffleNames } from './shuffle.ts';

const withRng = (rng: State['rng']) => ({ rng }) as State;
const draws = (rng: State['rng'], count: number, n = 1000): number[] => {
  const s = withRng(rng);
  return Array.from({ length: count }, () => chance(s, n));
};

/** Hex bytes as little-endian words. */
const words = (hex: string): number[] => {
  const bytes = hex
    .trim()
    .split(/\s+/)
    .map((byte) => Number.parseInt(byte, 16));
  return Array.from(
    { length: bytes.length / 4 },
    (_, i) => (bytes[4 * i]! | (bytes[4 * i + 1]! << 8) | (bytes[4 * i + 2]! << 16) | (bytes[4 * i + 3]! << 24)) >>> 0,
  );
};
const block = (key: number[], counter: number, nonce: [number, number, number]): number[] => {
  const out = new Uint32Array(16);
  chachaBlock(key, counter, nonce, out);
  return [...out];
};
const RISING = words('00 01 02 03 04 05 06 07 08 09 0a 0b 0c 0d 0e 0f 10 11 12 13 14 15 16 17 18 19 1a 1b 1c 1d 1e 1f');
const ZEROS = Array<number>(8).fill(0);

describe('the random stream is ChaCha20', () => {
  it('RFC 8439, 2.3.2: the example block', () => {
    const nonce = words('00 00 00 09 00 00 00 4a 00 00 00 00') as [number, number, number];
    expect(block(RISING, 1, nonce)).toEqual(
      words(`10 f1 e7 e4 d1 3b 59 15 50 0f dd 1f a3 20 71 c4 c7 d1 f4 c7 33 c0 68 03 04 22 aa 9a c3 d4 6c 4e
             d2 82 64 46 07 9f aa 09 14 c2 d7 05 d9 8b 02 a2 b5 12 9c d1 de 16 4e b9 cb d0 83 e8 a2 50 3c 4e`),
    );
  });
  it.each([
    [
      'A.1 #1',
      0,
      `76 b8 e0 ad a0 f1 3d 90 40 5d 6a e5 53 86 bd 28 bd d2 19 b8 a0 8d ed 1a a8 36 ef cc 8b 77 0d c7
       da 41 59 7c 51 57 48 8d 77 24 e0 3f b8 d8 4a 37 6a 43 b8 f4 15 18 a1 1c c3 87 b6 69 b2 ee 65 86`,
    ],
    [
      'A.1 #2',
      1,
      `9f 07 e7 be 55 51 38 7a 98 ba 97 7c 73 2d 08 0d cb 0f 29 a0 48 e3 65 69 12 c6 53 3e 32 ee 7a ed
       29 b7 21 76 9c e6 4e 43 d5 71 33 b0 74 d8 39 d5 31 ed 1f 28 51 0a fb 45 ac e1 0a 1f 4b 79 4d 6f`,
    ],
  ])('RFC 8439, %s: zeros, block %i', (_, counter, expected) => {
    expect(block(ZEROS, counter, [0, 0, 0])).toEqual(words(expected));
  });
  it('RFC 8439, A.1 #5: a nonce with a last word', () => {
    expect(block(ZEROS, 0, words('00 00 00 00 00 00 00 00 00 00 00 02') as [number, number, number])).toEqual(
      words(`c2 c6 4d 37 8c d5 36 37 4a e2 04 b9 ef 93 3f cd 1a 8b 22 88 b3 df a4 96 72 ab 76 5b 54 ee 27 c7
             8a 97 0e 0e 95 5c 14 f3 a8 8e 74 1b 97 c2 86 f7 5f 8f c2 99 e8 14 83 62 fa 19 8a 39 53 1b ed 6d`),
    );
  });
  it('a seed of 64 hex digits is the key, and the numbers are its blocks in order', () => {
    expect(seedRng('00'.repeat(32)).key).toEqual(ZEROS);
    const stream = [...block(ZEROS, 0, [0, 0, 0]), ...block(ZEROS, 1, [0, 0, 0])];
    expect(draws(seedRng('00'.repeat(32)), 32, 2 ** 16)).toEqual(stream.map((drawn) => drawn >>> 16));
    const rising = RISING.flatMap((_, i) => [4 * i, 4 * i + 1, 4 * i + 2, 4 * i + 3]);
    const hex = rising.map((byte) => byte.toString(16).padStart(2, '0')).join('');
    expect(seedRng(hex).key.map((one) => one >>> 0)).toEqual(RISING);
  });
});

describe('the generator', () => {
  it('any text is a seed; a different text is a different game', () => {
    const seeds = ['', '1', '2', 'a', 'property-17', 'property-18', '0'.repeat(63), '0'.repeat(64), '0'.repeat(65)];
    expect(new Set(seeds.map((seed) => draws(seedRng(seed), 8).join())).size).toBe(seeds.length);
  });
  it('is plain JSON in the state and continues from there, even between two generators drawing in turn', () => {
    const rng = seedRng('saved');
    const first = draws(rng, 21);
    const saved = JSON.parse(JSON.stringify(rng)) as typeof rng;
    const copy = cloneRng(rng);
    expect(sameRng(rng, saved)).toBe(true);
    const on = Array.from({ length: 40 }, () => [draws(rng, 1), draws(copy, 1), draws(saved, 1)].flat());
    for (const [a, b, c] of on) expect([b, c]).toEqual([a, a]);
    expect(draws(seedRng('saved'), 61)).toEqual([...first, ...on.map(([a]) => a)]);
    expect(sameRng(rng, seedRng('saved'))).toBe(false);
  });
  it('SET-5 every order of a deck is equally likely', () => {
    const s = withRng(seedRng('fair'));
    const counts = new Map<string, number>();
    const times = 24_000;
    for (let i = 0; i < times; i++) {
      const deck = ['a', 'b', 'c', 'd'];
      shuffleNames(s, deck);
      counts.set(deck.join(''), (counts.get(deck.join('')) ?? 0) + 1);
    }
    expect(counts.size).toBe(24);
    // Chi square with 23 degrees of freedom: above 49.7 in one of a thousand series of fair shuffles.
    const chi = [...counts.values()].reduce((sum, n) => sum + (n - times / 24) ** 2 / (times / 24), 0);
    expect(chi).toBeLessThan(49.7);
  });
  it('a game begun before version 1.2.0 continues with its original generator', () => {
    const rng = seedOldRng('an old game');
    expect(draws(rng, 12)).toEqual(OLD_DRAWS);
    expect(cloneRng(rng)).toEqual(OLD_STATE);
    expect(sameRng(rng, OLD_STATE)).toBe(true);
    expect(sameRng(rng, seedRng('an old game'))).toBe(false);
  });
});

/** As version 1.1.0 drew them. */
const OLD_DRAWS: number[] = [546, 845, 291, 538, 288, 925, 301, 8, 934, 130, 686, 93];
const OLD_STATE: [number, number, number, number] = [-1026149855, 1627090203, -1201737357, 28];
