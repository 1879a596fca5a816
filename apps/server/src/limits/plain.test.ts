import { Protocol } from '@colyseus/core';
import { encode } from '@colyseus/schema';
import { requests } from '@smash/protocol';
import fc from 'fast-check';
import { Packr } from 'msgpackr';
import { expect, test } from 'vitest';
import { isPlain } from './plain.ts';

/** A frame as the SDK builds it. */
function frame(code: number, payload: Uint8Array, type: string | number = 'explain'): Uint8Array {
  const [head, it] = [new Uint8Array(400), { offset: 1 }];
  head[0] = code;
  if ((code & 0x1f) === Protocol.ROOM_REQUEST) encode.number(head, 7, it);
  if (typeof type === 'string') encode.string(head, type, it);
  else encode.number(head, type, it);
  return new Uint8Array([...head.subarray(0, it.offset), ...payload]);
}
const request = (...bytes: number[]) => isPlain(frame(Protocol.ROOM_REQUEST, new Uint8Array(bytes)));
const NIL = 0xc0;

const more = new Packr({ moreTypes: true, useBigIntExtension: true } as object);

test('whatever the page can send is plain, packed as the SDK packs it or as maps', () => {
  const packers = [new Packr(), new Packr({ useRecords: false })];
  const short = fc.string({ minLength: 1, maxLength: 8 }).filter((key) => Buffer.byteLength(key) < 32);
  const value = fc.letrec((tie) => ({
    any: fc.oneof(
      { depthSize: 'small' },
      fc.constantFrom(null, undefined, true, false),
      fc.integer(),
      fc.double(),
      fc.string({ unit: 'grapheme' }),
      fc.uint8Array({ maxLength: 300 }),
      fc.array(tie('any'), { maxLength: 4 }),
      fc.dictionary(short, tie('any'), { maxKeys: 4 }),
    ),
  })).any;
  fc.assert(
    fc.property(value, (one) => {
      // One message seldom has so many kinds of objects; maps have no limit.
      const records = new Packr().pack(one);
      const isFew = Buffer.from(records).toString('latin1').split('\xd4r').length <= 16;
      for (const [i, packer] of packers.entries())
        if (i === 1 || isFew) expect(isPlain(frame(Protocol.ROOM_REQUEST, packer.pack(one)))).toBe(true);
    }),
    { numRuns: 1000 },
  );
});

test.each([
  ['an error', more.pack(new Error('x'))],
  ['a regular expression', more.pack(/x/)],
  ['a date', more.pack(new Date(0))],
  ['a large number', more.pack(2n ** 70n)],
  ['a set', more.pack(new Set([1]))],
  ['an extension of the longest form', new Uint8Array([0xc9, 0, 0, 0, 1, 0x65, NIL])],
  ['a byte that means nothing', new Uint8Array([0xc1])],
])('%s is not, wherever it stands', (_, bytes) => {
  for (const around of [[], [0x91], [0x81, 0xa1, 0x61], [0x82, 0xa1, 0x61, NIL, 0xa1, 0x61]])
    expect(request(...around, ...bytes)).toBe(false);
});

test('a few records are, but not many, not large ones, and not the same one over and over', () => {
  const record = (id: number, keys = 1) => [
    ...[0xd4, 0x72, id, 0xdc, 0, keys],
    ...Array.from({ length: keys }, () => [0xa1, 0x61]).flat(),
    ...Array(keys).fill(NIL),
  ];
  const many = (n: number, id: (i: number) => number) => [
    ...[0xdc, 0, n],
    ...Array.from({ length: n }, (_, i) => record(id(i))).flat(),
  ];
  expect(request(...many(16, (i) => 0x40 + i))).toBe(true);
  expect(request(...many(17, (i) => 0x40 + i))).toBe(false);
  expect(request(...many(17, () => 0x40))).toBe(false);
  expect([request(...record(0x40, 64)), request(...record(0x40, 65)), request(...record(0x20))]).toEqual([
    true,
    false,
    false,
  ]);
});

const KINDS = [Protocol.ROOM_DATA, Protocol.ROOM_REQUEST, Protocol.ROOM_DATA_BYTES];

test('the type is a short word: nothing to which Colyseus gives a meaning of its own, and no number', () => {
  const isFit = (type: string | number) => KINDS.map((code) => isPlain(frame(code, Uint8Array.of(NIL), type)));
  for (const type of [...Object.keys(requests), 'constructor', '__proto__', 'x'.repeat(31)])
    expect([type, isFit(type)]).toEqual([type, [true, true, true]]);
  for (const type of [
    '*',
    '_$bname',
    '',
    'na\0me',
    'né',
    '\ud800',
    'x'.repeat(32),
    'x'.repeat(300),
    0,
    7,
    300,
    -1,
    0.5,
  ])
    expect([type, isFit(type)]).toEqual([type, [false, false, false]]);
  for (const code of KINDS) {
    const start = code === Protocol.ROOM_REQUEST ? [code, 7] : [code];
    for (const bytes of [[], [0xa1], [0xa5, 0x61], [0xa2, 0xc3, 0x61], [0xa1, 0xc1], [0xd9, 1, 0x61], [0xc1]])
      expect(isPlain(Uint8Array.from([...start, ...bytes])), `${code} ${bytes}`).toBe(false);
  }
});

test('text is well-formed, wherever it stands and however it is packed', () => {
  const bad = {
    'a byte that never occurs': [0xc1],
    'a long form of a short character': [0xc0, 0x80],
    'half of a pair': [0xed, 0xa0, 0x80],
    'a lone continuation': [0x80],
    'a character cut off': [0xe2, 0x82],
    'one above the last': [0xf4, 0x90, 0x80, 0x80],
  };
  const long = (text: number[]) => [...Array(70).fill(0x61), ...text];
  const ways: ((text: number[]) => number[])[] = [
    (text) => [0xa0 + text.length, ...text],
    (text) => [0xd9, text.length, ...text],
    (text) => [0xda, 0, text.length, ...text],
    (text) => [0xdb, 0, 0, 0, text.length, ...text],
    (text) => [0xd9, 70 + text.length, ...long(text)],
    (text) => [0x81, 0xa0 + text.length, ...text, NIL],
    (text) => [0x92, 0xa2, 0xc3, 0xa9, 0xa0 + text.length, ...text],
    (text) => [0xd4, 0x72, 0x40, 0x91, 0xa0 + text.length, ...text, NIL],
  ];
  for (const way of ways) {
    expect(request(...way([0xe2, 0x82, 0xac]))).toBe(true);
    for (const [what, text] of Object.entries(bad)) expect([what, request(...way(text))]).toEqual([what, false]);
  }
  // Two halves of one character are not text, though together they are.
  expect(request(0x92, 0xa1, 0xc3, 0xa1, 0xa9)).toBe(false);
  // Bytes that are not text may be anything.
  expect(request(0xc4, 1, 0xc1)).toBe(true);
});

test('what is no whole message is left to the decoder, unless there is something strange in it', () => {
  for (const bytes of [
    [0xa5, 0x61],
    [0x92, NIL],
    [0xdd, 0xff, 0xff, 0xff, 0xff],
    [NIL, NIL],
    [0xda, 1],
  ])
    expect(request(...bytes), `${bytes}`).toBe(true);
  const error = [...more.pack(new Error('x'))];
  for (const bytes of [[0x93, NIL, ...error], [0xdd, 0xff, 0xff, 0xff, 0xff, ...error], [0xd4], [0xd4, 0x72]])
    expect(request(...bytes), `${bytes}`).toBe(false);
});

test('no first byte leads around it', () => {
  const error = more.pack(new Error('x'));
  for (let byte = 0; byte < 256; byte++) {
    const decoded = [Number(Protocol.ROOM_DATA), Protocol.ROOM_REQUEST].includes(byte & 0x1f);
    expect(isPlain(frame(byte, error)), `${byte}`).toBe(!decoded);
    const isTyped = (KINDS as number[]).includes(byte & 0x1f);
    expect(isPlain(frame(byte, error, '*')), `${byte}`).toBe(!isTyped);
  }
});
