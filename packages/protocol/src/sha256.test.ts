import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { sha256Hex } from './sha256.ts';

it("equals the server's hash for every block length and for all kinds of characters", () => {
  for (const text of ['', 'abc', 'ä€💥', ...Array.from({ length: 140 }, (_, n) => 'x'.repeat(n)), '0123'.repeat(5000)])
    expect(sha256Hex(text)).toBe(createHash('sha256').update(text).digest('hex'));
});
