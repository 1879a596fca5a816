import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { eachField, fieldsOf, idOf, plainData } from './marks.ts';
import { requests } from './requests.ts';

const every = Object.entries(requests).flatMap(([type, schema]) =>
  fieldsOf(schema).map(({ path, mark }) => ({ field: `${type}: ${path}`, mark })),
);

describe('INFO-2 every number and string of a request says what it refers to', () => {
  it('is marked as an id of some kind, or as plain data', () => {
    expect(every.length).toBeGreaterThan(25);
    expect(every.filter(({ mark }) => !mark)).toEqual([]);
  });

  it('finds a field without a mark, wherever it is', () => {
    const bare = z.int();
    const hidden = z.optional(z.array(z.union([z.literal('x'), z.strictObject({ deep: z.nullable(bare) })])));
    expect(fieldsOf(z.strictObject({ hidden }))).toMatchObject([{ path: 'hidden[].deep', mark: undefined }]);
    const found: unknown[] = [];
    eachField(z.strictObject({ hidden }), { hidden: ['x', { deep: 7 }, { deep: null }] }, (field) => found.push(field));
    expect(found).toEqual([{ mark: undefined, value: 7, parent: { deep: 7 } }]);
  });

  it('a walk for one kind of mark finds all of them, even in a schema that contains itself', () => {
    const card = z.object({
      id: idOf('card'),
      n: z.int(),
      get on() {
        return z.optional(z.array(card));
      },
    });
    const all = z.object({
      cards: z.array(card),
      prompt: z.nullable(z.object({ id: idOf('prompt'), of: z.string() })),
    });
    const value = { cards: [{ id: 1, n: 5, on: [{ id: 2, n: 6 }] }], prompt: { id: 3, of: 'x' } };
    const found = (kind: 'card' | 'prompt' | 'seat') => {
      const ids: unknown[] = [];
      eachField(all, value, (field) => ids.push(field.value), new Set([kind]));
      return ids;
    };
    expect(found('card')).toEqual([1, 2]);
    expect(found('prompt')).toEqual([3]);
    expect(found('seat')).toEqual([]);
  });

  it('an unsupported kind of schema is an error, not a gap', () => {
    expect(() => fieldsOf(z.strictObject({ at: z.record(z.string(), z.int()) }))).toThrow('record');
    expect(() => eachField(z.tuple([z.int()]), [1], () => {})).toThrow('tuple');
    expect(() => eachField(z.tuple([z.int()]), [1], () => {}, new Set(['card'] as const))).toThrow('tuple');
  });

  it('marking one field does not mark others of the same shape', () => {
    const one = z.int();
    expect(fieldsOf(idOf('card', one))).toMatchObject([{ mark: { kind: 'card' } }]);
    expect(fieldsOf(one)).toMatchObject([{ mark: undefined }]);
    expect(fieldsOf(plainData(z.int()))).toMatchObject([{ mark: { kind: 'plain' } }]);
  });
});
