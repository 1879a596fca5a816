import { normaliseCode } from '@smash/protocol';
import { expect, test } from 'vitest';
import { CODES, newCode } from './codes.ts';

test('there are at least 2^24 codes, and all are used', () => {
  expect(CODES).toBeGreaterThanOrEqual(2 ** 24);
  // 20,000 draws from the declared alphabet: every word and every digit in every position turns up.
  const words = new Set<string>();
  const digits = new Set<string>();
  for (let i = 0; i < 20_000; i++) {
    const [word, number] = newCode(() => false).split('-') as [string, string];
    words.add(word);
    [...number].forEach((digit, place) => void digits.add(`${place}: ${digit}`));
  }
  expect(words.size * (digits.size / 5) ** 5).toBe(CODES);
  expect(digits.size).toBe(5 * 8);
});

test('a code can be spoken and typed, and is not issued twice', () => {
  const taken = new Set<string>();
  for (let i = 0; i < 3000; i++) {
    const code = newCode((one) => taken.has(one));
    expect(code).toMatch(/^[A-HJ-NP-Z]{4,5}-[2-9]{5}$/);
    expect(normaliseCode(code.toLowerCase().replace('-', ' '))).toBe(code);
    expect(taken.has(code)).toBe(false);
    taken.add(code);
  }
  expect(() => newCode(() => true)).toThrow('No room code is free.');
});
