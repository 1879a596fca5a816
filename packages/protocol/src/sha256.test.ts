import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { sha256Hex } from './sha256.ts';

it('is the hash that the server makes, for every length of a block and for letters of all kinds', () => {
  for (const text of ['', 'abc', 'ä€💥', ...Array.from({ length: 140 }, (_, n) => 'x'.repeat(n)), '0123'.repeat(5000)])
    expect(sha256Hex(text)).toBe(createHash('sha256').update(text).digest('hex'));
});
