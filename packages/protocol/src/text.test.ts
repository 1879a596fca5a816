import { expect, test } from 'vitest';
import { cleanName, normaliseCode } from './text.ts';

test('names are trimmed to 16 visible characters', () => {
  expect(cleanName('  Brisk   Otter ')).toBe('Brisk Otter');
  expect(cleanName('x'.repeat(40))).toBe('x'.repeat(16));
  expect(cleanName('👩‍👩‍👧‍👦'.repeat(20))).toBe('👩‍👩‍👧‍👦'.repeat(16));
  expect(cleanName('Zoë')).toBe('Zoë');
  expect(cleanName('❤️')).toBe('❤️');
});

test('invisible marks do not make a name, nor part of one', () => {
  expect(cleanName('\u200b\u202e \u2060')).toBeNull();
  expect(cleanName('\u200d')).toBeNull();
  expect(cleanName('In\u202ees\u0007')).toBe('Ines');
  expect(cleanName('')).toBeNull();
});

test('room codes are read as people write them', () => {
  for (const raw of ['KILN-42', 'kiln-42', ' Kiln 42 ', 'kiln42', 'KILN_42'])
    expect(normaliseCode(raw)).toBe('KILN-42');
  for (const raw of ['KILN', 'KIL-42', 'KILN-40', 'KILN-421', '../etc']) expect(normaliseCode(raw)).toBeNull();
});
