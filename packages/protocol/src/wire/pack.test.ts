import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Op } from '../diff.ts';
import { applyFull, applyPacked } from '../follow.ts';
import { hashOf, type Json, plain } from '../json.ts';
import { type PatchMessage, PROTOCOL } from '../replies.ts';
import { packPatch } from './pack.ts';
import { ATOMS, SHAPES, WORDS } from './shapes.ts';
import { unpackPatch } from './unpack.ts';

const patch = (changes: Partial<PatchMessage>): PatchMessage => ({
  ...{ game: 1, seq: 2, from: 1, ops: [], events: [], undone: 0, undo: null },
  ...changes,
});
const events = (list: unknown): PatchMessage['events'] => list as PatchMessage['events'];

const word = fc.constantFrom(
  'Play',
  'Walker',
  'Bear Cavalry',
  'Play Bear Cavalry',
  'minion',
  '',
  ' ',
  'the  the',
  'ü – 🐻',
);
const leaf = fc.oneof(
  word,
  fc.string({ unit: 'binary' }),
  fc.nat(9000),
  fc.integer(),
  fc.double({ noNaN: true }),
  fc.boolean(),
);
/** Nested objects with members of the known shapes, some of them missing. */
const { value: json } = fc.letrec<{ value: Json; shaped: Json }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    leaf,
    fc.constant(null),
    fc.array(tie('value'), { maxLength: 20 }),
    fc.dictionary(fc.string(), tie('value')),
    tie('shaped'),
  ),
  shaped: fc.constantFrom(...SHAPES).chain(
    (members) =>
      fc.record<Record<string, Json>>(Object.fromEntries(members.map(({ key }) => [key, tie('value')])), {
        requiredKeys: [],
      }) as fc.Arbitrary<Json>,
  ),
})) as { value: fc.Arbitrary<Json> };
// As JSON leaves them: no minus zero, no infinity; "__proto__" as a key cannot come from the engine.
const sent = json
  .filter((value) => !JSON.stringify(value).includes('__proto__'))
  .map((value) => JSON.parse(JSON.stringify(value)) as Json);
const path = fc.array(fc.oneof(word, fc.nat(300)), { maxLength: 14 });
const op: fc.Arbitrary<Op> = fc.oneof(
  fc.tuple(fc.constant(0 as const), path, sent),
  fc.tuple(fc.constant(1 as const), path),
  fc.tuple(fc.constant(2 as const), path, fc.nat(300), fc.nat(300), fc.array(sent, { maxLength: 4 })),
);
const message = fc
  .record(
    {
      game: fc.nat(),
      seq: fc.nat(),
      from: fc.nat(),
      ops: fc.array(op, { maxLength: 6 }),
      events: fc.array(sent, { maxLength: 4 }).map(events),
      undone: fc.nat(),
      undo: fc.option(fc.record({ step: fc.nat(), label: fc.string(), barred: fc.string(), ask: fc.boolean() })),
      cut: fc.nat(),
      hash: fc.string(),
    },
    { requiredKeys: ['game', 'seq', 'from', 'ops', 'events', 'undone', 'undo'] },
  )
  .map((one) => one as PatchMessage);

test('every patch survives packing and unpacking', () => {
  fc.assert(
    fc.property(message, (one) => {
      expect(unpackPatch(packPatch(one))).toEqual(plain(one));
      // Connections share the same bytes.
      expect(packPatch(one)).toEqual(packPatch(structuredClone(one)));
    }),
  );
});

test('undefined members are absent: the same bytes as without them', () => {
  const card = { id: 7, name: 'Walker' };
  const bare = patch({ ops: [[0, ['hand', 0], card]] });
  const full = { ...card, power: undefined, owner: undefined, other: undefined };
  const odd = patch({ ops: [[0, ['hand', 0], full as never]] });
  expect(packPatch(odd)).toEqual(packPatch(bare));
  expect(unpackPatch(packPatch(odd))).toStrictEqual(bare);
});

test.each([{ toString: 0 }, { toString: 'Walker' }, [{ valueOf: null, toString: null }], 'constructor', 7, null])(
  'a name or verb of %o survives packing: only strings predict a label',
  (odd) => {
    for (const option of [
      { id: 1, label: 'Walker', name: odd },
      { id: 1, label: 'Walker', name: 'Walker', verb: odd },
    ]) {
      const one = patch({ ops: [[0, ['prompt', 'options', 0], option as never]] });
      expect(unpackPatch(packPatch(one))).toEqual(one);
    }
  },
);

test('a part packed once for several connections unpacks the same for each', () => {
  const shared = patch({ ops: [[0, ['phase'], 'play']], events: events([{ n: 1, turn: 1, type: 'pass', seat: 0 }]) });
  for (const seq of [2, 90, 20_000]) {
    const one = { ...shared, seq, from: seq - 1, hash: `hash ${seq}` };
    expect(unpackPatch(packPatch(one))).toEqual(one);
  }
  expect(unpackPatch(packPatch({ ...shared, events: [] })).events).toEqual([]);
});

test('bytes that are not a patch are refused with a RangeError, or read as some patch', () => {
  fc.assert(
    fc.property(message, fc.nat(), fc.nat(255), (one, at, byte) => {
      const bytes = packPatch(one);
      expect(() => unpackPatch(bytes.subarray(0, at % bytes.length))).toThrow(RangeError);
      expect(() => unpackPatch(Uint8Array.from([...bytes, 0]))).toThrow('cannot be read');
      bytes[at % bytes.length] = byte;
      try {
        unpackPatch(bytes);
      } catch (error) {
        expect(error).toBeInstanceOf(RangeError);
      }
    }),
  );
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
      try {
        unpackPatch(bytes);
      } catch (error) {
        expect(error).toBeInstanceOf(RangeError);
      }
    }),
  );
});

test('an unreadable patch counts as a gap', () => {
  const full = { ...patch({}), since: 0, hash: '', view: { turn: 1 } as never };
  const known = applyFull(null, full)!;
  const bytes = packPatch(patch({ seq: 3, from: 2, ops: [[0, ['turn'], 2]] }));
  expect(applyPacked(known, bytes)?.view.turn).toBe(2);
  expect(applyPacked(known, bytes.subarray(1))).toBeNull();
});

test('patches remain readable while more texts and words come than are kept', () => {
  for (let i = 0; i < 40_000; i += 100) {
    const texts = Array.from({ length: 100 }, (_, n) => `Play ${i + n} at ${i + n} of the ${(i + n) % 7000}`);
    const message = patch({ ops: [[0, ['list'], ['The Factory', ...texts, texts[0]!, 'The Factory']]] });
    expect(unpackPatch(packPatch(message)).ops).toEqual(message.ops);
  }
});

test('a name is written once, and a label that follows from it not at all', () => {
  const options = ['Bear Cavalry', 'General Ivan'].map((name, id) => {
    return { id, label: `Play ${name}`, card: 100 + id, name, verb: 'play' };
  });
  const text = Buffer.from(packPatch(patch({ ops: [[0, ['prompt', 'options'], options as never]] }))).toString(
    'latin1',
  );
  for (const word of ['Bear', 'Cavalry', 'General', 'Ivan']) expect(text.split(word)).toHaveLength(2);
  expect(text).not.toContain('Play');
  expect(text.length).toBeLessThan(60);
});

test('the shared knowledge of both ends changes only with PROTOCOL, so that no older page misreads it', () => {
  expect([PROTOCOL, hashOf([ATOMS, WORDS, SHAPES])]).toEqual([12, 'ab89085ea494126a']);
});
