import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hashOf, plain } from './json.ts';

const anything = fc
  .anything({
    values: [fc.string({ unit: 'binary' }), fc.integer(), fc.boolean(), fc.constant(null), fc.constant(undefined)],
  })
  .filter((value) => value !== undefined && !JSON.stringify(value).includes('__proto__'));

test('a plain copy equals the value parsed from its JSON text', () => {
  fc.assert(
    fc.property(anything, (value) => {
      expect(JSON.stringify(plain(value))).toBe(JSON.stringify(value));
      expect(plain(value)).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
});

test('copies share what their originals share', () => {
  const base = { lanes: [{ total: 3, rank: undefined }] };
  const copies = new Map<object, unknown>();
  const [a, b] = [
    { seat: 0, bases: [base] },
    { seat: 1, bases: [base], hand: [base.lanes[0]] },
  ].map((one) => plain(one, copies));
  expect(b).toEqual({ seat: 1, bases: [{ lanes: [{ total: 3 }] }], hand: [{ total: 3 }] });
  expect(a!.bases[0]).toBe(b!.bases[0]);
  expect(a!.bases[0]).not.toBe(base);
});

test('an unchanged value is the very same object, even at another position in a list', () => {
  fc.assert(
    fc.property(anything, anything, (value, other) => {
      expect(JSON.stringify(plain(value, undefined, plain(other)))).toBe(JSON.stringify(value));
      const before = plain(value);
      expect(plain(structuredClone(value), undefined, before)).toBe(before);
    }),
  );
  const before = {
    hand: [
      { id: 4, name: 'War Raptor' },
      { id: 7, name: 'Howl' },
    ],
    vp: [{ seat: 0 }],
  };
  const after = plain({ hand: [{ id: 7, name: 'Howl' }], vp: [{ seat: 0, rank: undefined }] }, undefined, before);
  expect(after).toEqual({ hand: [{ id: 7, name: 'Howl' }], vp: [{ seat: 0 }] });
  expect(after.hand[0]).toBe(before.hand[1]);
  expect(after.vp).toBe(before.vp);
});

test('a hash ignores member order and undefined members, and never changes between versions', () => {
  const value = {
    b: [1, -2.5, 'say "hi"', null, true],
    a: { y: 'Nürnberg \u2028 \\', x: undefined, 'k 1': {} },
    c: ['’…', ''],
  };
  // Browsers and records of older builds contain it.
  expect(hashOf(value)).toBe('aa5136149bd0e17b');
  fc.assert(
    fc.property(fc.dictionary(fc.string(), anything), (members) => {
      const turned = Object.fromEntries(Object.entries(members).reverse());
      expect(hashOf({ ...turned, gone: undefined })).toBe(hashOf(members));
    }),
  );
});
