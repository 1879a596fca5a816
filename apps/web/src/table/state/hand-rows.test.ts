import { expect, test } from 'vitest';
import { handRows, rowsBeside } from './hand-rows.ts';

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
