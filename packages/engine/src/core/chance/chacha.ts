/** The ChaCha20 block function (RFC 8439, 2.3): sixteen words of a stream that cannot be predicted without the key. */
export function chachaBlock(
  key: ArrayLike<number>,
  counter: number,
  nonce: readonly [number, number, number],
  out: Uint32Array,
): void {
  const k0 = key[0]!;
  const k1 = key[1]!;
  const k2 = key[2]!;
  const k3 = key[3]!;
  const k4 = key[4]!;
  const k5 = key[5]!;
  const k6 = key[6]!;
  const k7 = key[7]!;
  let a0 = 0x61707865;
  let a1 = 0x3320646e;
  let a2 = 0x79622d32;
  let a3 = 0x6b206574;
  let b0 = k0;
  let b1 = k1;
  let b2 = k2;
  let b3 = k3;
  let c0 = k4;
  let c1 = k5;
  let c2 = k6;
  let c3 = k7;
  let d0 = counter;
  let d1 = nonce[0];
  let d2 = nonce[1];
  let d3 = nonce[2];
  // Sixteen locals and no calls: a game draws some thousand blocks, a bot's playouts millions.
  for (let round = 0; round < 10; round++) {
    // Columns.
    a0 = (a0 + b0) | 0;
    d0 = rotate(d0 ^ a0, 16);
    c0 = (c0 + d0) | 0;
    b0 = rotate(b0 ^ c0, 12);
    a0 = (a0 + b0) | 0;
    d0 = rotate(d0 ^ a0, 8);
    c0 = (c0 + d0) | 0;
    b0 = rotate(b0 ^ c0, 7);

    a1 = (a1 + b1) | 0;
    d1 = rotate(d1 ^ a1, 16);
    c1 = (c1 + d1) | 0;
    b1 = rotate(b1 ^ c1, 12);
    a1 = (a1 + b1) | 0;
    d1 = rotate(d1 ^ a1, 8);
    c1 = (c1 + d1) | 0;
    b1 = rotate(b1 ^ c1, 7);

    a2 = (a2 + b2) | 0;
    d2 = rotate(d2 ^ a2, 16);
    c2 = (c2 + d2) | 0;
    b2 = rotate(b2 ^ c2, 12);
    a2 = (a2 + b2) | 0;
    d2 = rotate(d2 ^ a2, 8);
    c2 = (c2 + d2) | 0;
    b2 = rotate(b2 ^ c2, 7);

    a3 = (a3 + b3) | 0;
    d3 = rotate(d3 ^ a3, 16);
    c3 = (c3 + d3) | 0;
    b3 = rotate(b3 ^ c3, 12);
    a3 = (a3 + b3) | 0;
    d3 = rotate(d3 ^ a3, 8);
    c3 = (c3 + d3) | 0;
    b3 = rotate(b3 ^ c3, 7);

    // Diagonals.
    a0 = (a0 + b1) | 0;
    d3 = rotate(d3 ^ a0, 16);
    c2 = (c2 + d3) | 0;
    b1 = rotate(b1 ^ c2, 12);
    a0 = (a0 + b1) | 0;
    d3 = rotate(d3 ^ a0, 8);
    c2 = (c2 + d3) | 0;
    b1 = rotate(b1 ^ c2, 7);

    a1 = (a1 + b2) | 0;
    d0 = rotate(d0 ^ a1, 16);
    c3 = (c3 + d0) | 0;
    b2 = rotate(b2 ^ c3, 12);
    a1 = (a1 + b2) | 0;
    d0 = rotate(d0 ^ a1, 8);
    c3 = (c3 + d0) | 0;
    b2 = rotate(b2 ^ c3, 7);

    a2 = (a2 + b3) | 0;
    d1 = rotate(d1 ^ a2, 16);
    c0 = (c0 + d1) | 0;
    b3 = rotate(b3 ^ c0, 12);
    a2 = (a2 + b3) | 0;
    d1 = rotate(d1 ^ a2, 8);
    c0 = (c0 + d1) | 0;
    b3 = rotate(b3 ^ c0, 7);

    a3 = (a3 + b0) | 0;
    d2 = rotate(d2 ^ a3, 16);
    c1 = (c1 + d2) | 0;
    b0 = rotate(b0 ^ c1, 12);
    a3 = (a3 + b0) | 0;
    d2 = rotate(d2 ^ a3, 8);
    c1 = (c1 + d2) | 0;
    b0 = rotate(b0 ^ c1, 7);
  }
  // A typed array reduces each sum modulo 2^32.
  out[0] = a0 + 0x61707865;
  out[1] = a1 + 0x3320646e;
  out[2] = a2 + 0x79622d32;
  out[3] = a3 + 0x6b206574;
  out[4] = b0 + k0;
  out[5] = b1 + k1;
  out[6] = b2 + k2;
  out[7] = b3 + k3;
  out[8] = c0 + k4;
  out[9] = c1 + k5;
  out[10] = c2 + k6;
  out[11] = c3 + k7;
  out[12] = d0 + counter;
  out[13] = d1 + nonce[0];
  out[14] = d2 + nonce[1];
  out[15] = d3 + nonce[2];
}

const rotate = (word: number, by: number): number => (word << by) | (word >>> (32 - by));
