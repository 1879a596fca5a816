import { expect, test } from 'vitest';
import { handRows, heightsOf, isInRows, isTall, rowsBeside } from './hand-rows.ts';

const opens = (places: number, low: boolean, bigBase: boolean) =>
  handRows('phone', places) <= rowsBeside('phone', low, bigBase);

test('a phone shows three cards in a row, six and four in two, ten in three', () => {
  expect([3, 4, 6, 7, 10].map((n) => handRows('phone', n))).toEqual([1, 2, 2, 2, 3]);
});

test('ten cards open by themselves beside the bases of a phone, but not of a low one', () => {
  expect([opens(10, false, false), opens(10, true, false), opens(8, true, false)]).toEqual([true, false, true]);
});

test('beside a Big Base board two rows, and none on a low phone', () => {
  expect([opens(8, false, true), opens(10, false, true), opens(2, true, true)]).toEqual([true, false, false]);
});

test('only an upright phone has the hand below its bases', () => {
  expect(rowsBeside('landscape', true, true)).toBe(Number.POSITIVE_INFINITY);
  expect(rowsBeside('portrait', false, true)).toBe(Number.POSITIVE_INFINITY);
});

const hand = (...texts: number[]) => texts.map((text) => ({ name: 12, text }));

test('of two rows the one with the longer texts is higher', () => {
  const [above, below] = heightsOf(hand(80, 127, 122, 118, 121, 60, 11, 55, 94, 76)) as [number, number];
  expect(above).toBeGreaterThan(below);
  for (let n = 2; n <= 24; n++) expect(heightsOf(hand(...Array(n).fill(90))), `${n} cards`).toHaveLength(2);
});

test('a text too long for a card of one row puts the hand in two, and many long texts make those higher', () => {
  const usual = hand(117, 126, 88, 44, 121, 60);
  expect(isInRows('tablet', 6, usual)).toBe(false);
  expect(isInRows('tablet', 6, [...usual.slice(1), { name: 12, text: 211 }])).toBe(true);
  expect(isInRows('portrait', 4, hand(211, 211, 211, 211))).toBe(false);
  expect(isTall(hand(77, 127, 126, 116, 123, 64, 51, 63, 63, 97))).toBe(false);
  expect(isTall(hand(77, 126, 213, 213, 213, 126, 82, 77, 92, 203))).toBe(true);
});
