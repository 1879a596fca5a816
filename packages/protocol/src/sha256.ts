/**
 * SHA-256 (FIPS 180-4) of a text, in hex. Browsers offer their own only on https and localhost, and a table on a home
 * network has neither.
 */
export function sha256Hex(text: string): string {
  const bytes = new TextEncoder().encode(text);
  // Pad the message to whole 64-byte blocks: a one bit, zeros, and the length in bits.
  const padded = new Uint8Array(Math.ceil((bytes.length + 9) / 64) * 64);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const words = new DataView(padded.buffer);
  words.setUint32(padded.length - 8, Math.floor(bytes.length / 2 ** 29));
  words.setUint32(padded.length - 4, bytes.length << 3);
  const hash = Uint32Array.from(ROOTS);
  const schedule = new Uint32Array(64);
  for (let at = 0; at < padded.length; at += 64) {
    for (let i = 0; i < 64; i++) schedule[i] = i < 16 ? words.getUint32(at + 4 * i) : extended(schedule, i);
    addBlock(hash, schedule);
  }
  return [...hash].map((word) => word.toString(16).padStart(8, '0')).join('');
}

/** The commitment is the SHA-256 of the seed, both as lower-case hex. */
export const fits = (seed: string, commitment: string): boolean =>
  sha256Hex(seed.trim()) === commitment.trim().toLowerCase();

const turn = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

function extended(w: Uint32Array, i: number): number {
  const a = w[i - 15]!;
  const b = w[i - 2]!;
  const low = turn(a, 7) ^ turn(a, 18) ^ (a >>> 3);
  const high = turn(b, 17) ^ turn(b, 19) ^ (b >>> 10);
  return w[i - 16]! + low + w[i - 7]! + high;
}

function addBlock(hash: Uint32Array, w: Uint32Array): void {
  let [a, b, c, d, e, f, g, h] = hash as unknown as [number, number, number, number, number, number, number, number];
  for (let i = 0; i < 64; i++) {
    const choice = (e & f) ^ (~e & g);
    const most = (a & b) ^ (a & c) ^ (b & c);
    const one = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + choice + CUBES[i]! + w[i]!) | 0;
    const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + most) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + one) | 0;
    d = c;
    c = b;
    b = a;
    a = (one + two) | 0;
  }
  for (const [i, word] of [a, b, c, d, e, f, g, h].entries()) hash[i] = hash[i]! + word;
}

/** The standard derives its constants from 32 bits of the fractional parts of the roots of the first primes. */
const PRIMES: number[] = [];
// The first page waits for this.
for (let n = 2; PRIMES.length < 64; n++) if (PRIMES.every((prime) => n % prime > 0)) PRIMES.push(n);
const fraction = (root: number): number => Math.floor((root % 1) * 2 ** 32);
const ROOTS = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
const CUBES = Uint32Array.from(PRIMES, (prime) => fraction(Math.cbrt(prime)));
