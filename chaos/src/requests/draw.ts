import { fieldsOf, type Mark, type RequestType, requests } from '@smash/protocol';
import { dice, type Random } from '@smash/testkit';

export type Schema = Parameters<typeof fieldsOf>[0];

/** Where the value of a number or string comes from. */
export interface Values {
  random: Random;
  /** One that is likely to be accepted. */
  good(mark: Mark | undefined, schema: Schema): unknown;
  /** Anything. */
  any(): unknown;
}

/** The field at that path exists and has that value. */
export interface Focus {
  path: string;
  value: unknown;
}

/** Every number and string of every request, according to its schema. */
export const allFields = (Object.keys(requests) as RequestType[]).flatMap((type) =>
  [...new Map(fieldsOf(requests[type]).map((field) => [field.path, field])).values()].map((field) => ({
    type,
    ...field,
  })),
);

/** A payload of the schema's form, or nearly so: with missing fields, extra fields, wrong types. */
export const drawPayload = (type: RequestType, values: Values, focus?: Focus): unknown =>
  drawValue(requests[type], '', values, focus);

type Walked = { _zod: { def: { type: string } & Record<string, unknown> } };

function drawValue(schema: Schema, path: string, values: Values, focus: Focus | undefined): unknown {
  const { random } = values;
  const { def } = (schema as unknown as Walked)._zod;
  const needed = focus !== undefined && holds(schema, path, focus);
  if (focus === undefined && dice(random, 40) === 0) return values.any();
  switch (def.type) {
    case 'optional':
      return needed || dice(random, 2) === 0 ? drawValue(def.innerType as Schema, path, values, focus) : undefined;
    case 'nullable':
      return needed || dice(random, 3) > 0 ? drawValue(def.innerType as Schema, path, values, focus) : null;
    case 'union': {
      const all = def.options as Schema[];
      const some = needed ? all.filter((one) => holds(one, path, focus)) : all;
      return drawValue(some[dice(random, some.length)]!, path, values, focus);
    }
    case 'array': {
      const n = needed ? 1 + dice(random, 3) : dice(random, 4);
      const list = Array.from({ length: n }, () => drawValue(def.element as Schema, `${path}[]`, values, undefined));
      if (needed) list[dice(random, n)] = drawValue(def.element as Schema, `${path}[]`, values, focus);
      return list;
    }
    case 'object':
      return drawObject(def.shape as Record<string, Schema>, path, values, focus);
    case 'boolean':
      return dice(random, 2) === 0;
    case 'enum':
    case 'literal': {
      const all = Object.values((def.entries ?? def.values) as object);
      return all[dice(random, all.length)];
    }
    default: {
      if (focus?.path === path) return focus.value;
      const [field] = fieldsOf(schema);
      return values.good(field?.mark, schema);
    }
  }
}

function drawObject(shape: Record<string, Schema>, path: string, values: Values, focus: Focus | undefined): unknown {
  const { random } = values;
  const drawn: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(shape)) {
    const value = drawValue(field, path ? `${path}.${name}` : name, values, focus);
    if (value !== undefined) drawn[name] = value;
  }
  if (focus) return drawn;
  if (dice(random, 30) === 0) drawn.seat = dice(random, 4);
  const names = Object.keys(drawn);
  if (names.length > 0 && dice(random, 30) === 0) delete drawn[names[dice(random, names.length)]!];
  return drawn;
}

const holds = (schema: Schema, path: string, focus: Focus): boolean =>
  fieldsOf(schema, path).some((field) => field.path === focus.path);
