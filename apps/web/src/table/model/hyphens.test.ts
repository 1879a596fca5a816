import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { abridged, hyphenate, inChip, isSlender, longestWord, widestWord, wordSize } from './hyphens.ts';

const SOFT = /\u00ad/g;
const cards = join(import.meta.dirname, '../../../../../packages/cards/src');
const names = readdirSync(cards, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('facts.json'))
  .flatMap((file) => {
    const { cards: list = [], titans = [] } = JSON.parse(readFileSync(join(cards, file), 'utf8'));
    return [...list, ...titans].map(({ name }: { name: string }) => name);
  });

test('half a lane of a small phone holds two lines of short words', () => {
  expect(['Tiger Assassin', 'Cut Lass', 'Buccaneer', 'War Raptor'].every(isSlender)).toBe(true);
  expect(['Laseratops', 'Star-Spawn of Cthulhu', 'The Mayor of Halloween Town'].some(isSlender)).toBe(false);
});

test('a long name breaks between syllables', () => {
  expect(hyphenate('Broadside').replace(SOFT, '-')).toBe('Broad-side');
  expect(hyphenate('Tiger Assassin')).toBe('Tiger Assassin');
  expect(hyphenate('Fort Titanosaurus').replace(SOFT, '-')).toBe('Fort Titano-saurus');
  expect(hyphenate('Vanellope Von Schweetz').replace(SOFT, '-')).toBe('Vanel-lope Von Schweetz');
  expect(longestWord('Ninja Acolyte')).toBe(7);
  expect(widestWord('Tiny Mammoth')).toBeGreaterThan(longestWord('Tiny Mammoth'));
  expect(widestWord('Little Pill')).toBeLessThan(longestWord('Little Pill'));
});

test('a word breaks once at most, and leaves three letters on each line', () => {
  for (const word of names.flatMap((name) => hyphenate(name).split(/[\s-]/))) {
    const pieces = word.split(SOFT).map((piece) => piece.replace(/[^\p{L}]/gu, ''));
    expect(pieces.length, word).toBeLessThan(3);
    if (pieces.length === 2) expect(Math.min(...pieces.map(({ length }) => length)), word).toBeGreaterThan(2);
  }
});

test('how wide a card must be depends on the longest word', () => {
  expect(['Buccaneer', 'Incorporeal', 'Fort Titanosaurus'].map(wordSize)).toEqual(['short', undefined, 'long']);
});

test('a short last word does not stand on a line of its own', () => {
  expect(hyphenate('Hush, My Stories are On')).toBe('Hush, My Stories are\u00a0On');
  expect(hyphenate('First Mate')).toBe('First Mate');
});

test('every word of a card that is too long for a narrow tile may be broken', () => {
  const stiff = names.filter((name) =>
    hyphenate(name)
      .split(/[\s\u00ad-]/)
      .some((piece) => piece.replace(/[.,!?"']/g, '').length > 10),
  );
  expect(names.length).toBeGreaterThan(500);
  expect(stiff).toEqual([]);
  expect(names.map((name) => hyphenate(name).replace(SOFT, '').replace('\u00a0', ' '))).toEqual(names);
});

test('a chip tells a name in two short lines, or not at all', () => {
  const shown = (name: string) => inChip(name)?.replace(SOFT, '-');
  expect(shown('Ninja Acolyte')).toBe('Ninja Acolyte');
  expect(shown('Tenacious Z')).toBe('Tena-cious Z');
  expect(shown('Tiger Assassin')).toBe('Tiger Assassin');
  expect(inChip('Regurgitating Penguin')).toBeNull();
  expect(inChip('The Mayor of Halloween Town')).toBeNull();
});

test('two words in two lines: a syllable of the first, and the whole of the second', () => {
  expect(abridged('Microbot Guard', 7)).toBe('Micro. Guard');
  expect(abridged('Microbot Guard', 4)).toBeNull();
  expect(abridged('Collector', 7)).toBeNull();
  expect(abridged('The Mayor of Halloween Town', 7)).toBeNull();
});
