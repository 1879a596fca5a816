import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyOps, diff, ops } from './diff.ts';
import { hashOf, type Json, plain } from './json.ts';

// "__proto__" as a key cannot come from the engine, and no copy by spread keeps it.
const json = fc.jsonValue({ maxDepth: 4 }).filter((value) => !JSON.stringify(value).includes('__proto__'));

test('the steps lead from any value to any other, and do not modify the old one', () => {
  fc.assert(
    fc.property(json, json, (a, b) => {
      const from = plain(a) as Json;
      const to = plain(b) as Json;
      const before = JSON.stringify(from);
      const steps = diff(from, to);
      expect(ops.safeParse(plain(steps)).success).toBe(true);
      expect(applyOps(from, plain(steps))).toEqual(to);
      expect(hashOf(applyOps(from, steps))).toBe(hashOf(to));
      expect(JSON.stringify(from)).toBe(before);
    }),
  );
});

test('equal values need no step', () => {
  fc.assert(
    fc.property(json, (a) => {
      expect(diff(plain(a) as Json, plain(a) as Json)).toEqual([]);
    }),
  );
});

test('a card that leaves a hand is one splice; a card that changes is one member', () => {
  const hand = [1, 2, 3, 4].map((id) => ({ id, name: `card ${id}` }));
  expect(diff(hand, hand.toSpliced(1, 1))).toEqual([[2, [], 1, 1, []]]);
  const stronger = hand.map((one) => (one.id === 3 ? { ...one, power: 4 } : one));
  expect(diff(hand, stronger)).toEqual([[0, [2, 'power'], 4]]);
});

test('unchanged parts stay the same object', () => {
  const from = { a: { x: 1 }, b: { y: 1 } };
  const to = applyOps(from, diff(from, { a: { x: 1 }, b: { y: 2 } })) as typeof from;
  expect(to.a).toBe(from.a);
});

test('a step that does not fit throws', () => {
  expect(() => applyOps({ a: 1 }, [[0, ['b', 'c'], 1]])).toThrow(RangeError);
  expect(() => applyOps([1], [[2, [], 1, 3, []]])).toThrow(RangeError);
  expect(() => applyOps([1], [[0, [4], 3]])).toThrow(RangeError);
});

test('the hash depends on values, not on member order', () => {
  expect(hashOf({ a: 1, b: [2] })).toBe(hashOf({ b: [2], a: 1 }));
  expect(hashOf({ a: 1 })).not.toBe(hashOf({ a: '1' }));
  expect(hashOf([[1], 2])).not.toBe(hashOf([[1, 2]]));
  expect(hashOf({ a: undefined })).toBe(hashOf({}));
});
