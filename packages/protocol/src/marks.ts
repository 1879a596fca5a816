/**
 * What the fields of a message mean. Every number and string of a request carries a mark, so that one generic walk
 * finds all its ids. The ids in a view carry the same marks, so the same walk finds what the viewer sees.
 */
import * as z from 'zod/mini';

/**
 * What a number may name: a card or base whose face the viewer knows; a base or card on the table, where something can
 * be put; the viewer's open prompt, and an option of it; the step its undo button takes back; the open undo request,
 * and the one to give a seat away; a seat; a spectator, as known to the host and to players voting on a seat; a person
 * the host has removed.
 */
export const idKinds = [
  'card',
  'place',
  'prompt',
  'option',
  'step',
  'undoRequest',
  'giving',
  'seat',
  'watcher',
  'outcast',
] as const;
export type IdKind = (typeof idKinds)[number];

export type Mark =
  | { readonly kind: IdKind }
  /** The command's number, chosen by the browser: resent with the same number, it is carried out once. */
  | { readonly kind: 'command' }
  /** Refers to nothing that could be hidden. */
  | { readonly kind: 'plain' };

const marks = z.registry<Mark>();

const anyId = z.int().check(z.gte(0), z.lte(1_000_000_000));

/** A number that refers to something. Even parsed, it is only a claim: see Seen. */
export function idOf<K extends IdKind>(kind: K, schema: z.ZodMiniNumber<number> = anyId) {
  const own = schema.clone();
  marks.add(own, { kind });
  return own as z.core.$ZodBranded<z.ZodMiniNumber<number>, K>;
}

/** A number or string that refers to nothing. */
export const plainData = <S extends z.ZodMiniType>(schema: S): S => {
  marks.add(schema, { kind: 'plain' });
  return schema;
};

export const commandOf = <S extends z.ZodMiniType>(schema: S): S => {
  marks.add(schema, { kind: 'command' });
  return schema;
};

declare const seen: unique symbol;
/** An id of something that the viewer sees in this very position. Only the room's resolver makes these. */
export type Seen<K extends IdKind> = number & { readonly [seen]: K };

/** The same payload with every id resolved. */
export type ResolvedOf<P> =
  P extends z.core.$brand<infer K extends IdKind>
    ? Seen<K>
    : P extends readonly (infer E)[]
      ? ResolvedOf<E>[]
      : P extends object
        ? { [F in keyof P]: ResolvedOf<P[F]> }
        : P;

/** A number or string in a message, its mark, and the object that holds it. */
interface MarkedField {
  readonly mark: Mark | undefined;
  readonly value: unknown;
  readonly parent: unknown;
}

const defOf = (schema: z.core.$ZodType) => (schema as z.core.$ZodTypes)._zod.def;

type Visit = (field: MarkedField) => void;
type Walker = (value: unknown, visit: Visit, parent: unknown) => void;

/**
 * Calls `visit` for every number and string of a value that has been parsed with this schema. `only`: skips every part
 * of the value without such a mark; pass the same set each time.
 */
export function eachField(schema: z.core.$ZodType, value: unknown, visit: Visit, only: Kinds = ALL): void {
  walkerOf(schema, only)?.(value, visit, undefined);
}

type Kinds = ReadonlySet<Mark['kind']>;
const ALL: Kinds = new Set();

/** Built when a schema is first walked; every message reuses it. null: nothing to visit. */
const walkers = new WeakMap<Kinds, WeakMap<z.core.$ZodType, Walker | null>>();

function walkerOf(schema: z.core.$ZodType, only: Kinds): Walker | null {
  let known = walkers.get(only);
  if (!known) {
    known = new WeakMap();
    walkers.set(only, known);
  }
  let walker = known.get(schema);
  if (walker === undefined) {
    const made = only === ALL || holds(schema, only, new Set()) ? makeWalker(schema, only) : null;
    walker =
      made &&
      ((value, visit, parent) => (value === undefined || value === null ? undefined : made(value, visit, parent)));
    known.set(schema, walker);
  }
  return walker;
}

/** Does it have a field with such a mark? `looked`: the schemas visited so far, because a schema may contain itself. */
function holds(schema: z.core.$ZodType, only: Kinds, looked: Set<z.core.$ZodType>): boolean {
  if (looked.has(schema)) return false;
  looked.add(schema);
  const def = defOf(schema);
  switch (def.type) {
    case 'optional':
    case 'nullable':
      return holds(def.innerType, only, looked);
    case 'array':
      return holds(def.element, only, looked);
    case 'object':
      return Object.values(def.shape).some((field) => holds(field, only, looked));
    case 'union':
      return def.options.some((one) => holds(one, only, looked));
    case 'number':
    case 'string': {
      const mark = marks.get(schema);
      return mark !== undefined && only.has(mark.kind);
    }
    default:
      // If the schema is unsupported, creating its walker reports that.
      return def.type !== 'boolean' && def.type !== 'enum' && def.type !== 'literal';
  }
}

function makeWalker(schema: z.core.$ZodType, only: Kinds): Walker | null {
  const def = defOf(schema);
  switch (def.type) {
    case 'optional':
    case 'nullable':
      return walkerOf(def.innerType, only);
    case 'array':
      return (value, visit) => {
        const each = walkerOf(def.element, only);
        if (each) for (const one of value as unknown[]) each(one, visit, value);
      };
    case 'object':
      return objectWalker(def.shape, only);
    case 'union':
      return (value, visit, parent) => {
        const fitting = def.options.find((one) => accepts(one, value));
        if (fitting) walkerOf(fitting, only)?.(value, visit, parent);
      };
    case 'boolean':
    case 'enum':
    case 'literal':
      return null;
    case 'number':
    case 'string': {
      const mark = marks.get(schema);
      return (value, visit, parent) => visit({ mark, value, parent });
    }
    default:
      throw new Error(`A message has no field of type ${def.type}: teach eachField to walk it.`);
  }
}

function objectWalker(shape: Readonly<Record<string, z.core.$ZodType>>, only: Kinds): Walker {
  // Looked up at the first value, because a schema may contain itself.
  let fields: [string, Walker][] | null = null;
  return (value, visit) => {
    fields ??= Object.entries(shape).flatMap(([name, field]): [string, Walker][] => {
      const walker = walkerOf(field, only);
      return walker ? [[name, walker]] : [];
    });
    for (const [name, walk] of fields) walk((value as Record<string, unknown>)[name], visit, value);
  };
}

export const accepts = (schema: z.core.$ZodType, value: unknown): boolean => z.safeParse(schema, value).success;

/** A number or string of a schema: its path, as `a.b[]`, and its mark. */
export interface SchemaField {
  readonly path: string;
  readonly schema: z.core.$ZodType;
  readonly mark: Mark | undefined;
}

/** Every number and string that a schema allows. */
export function fieldsOf(schema: z.core.$ZodType, path = ''): SchemaField[] {
  const def = defOf(schema);
  switch (def.type) {
    case 'optional':
    case 'nullable':
      return fieldsOf(def.innerType, path);
    case 'array':
      return fieldsOf(def.element, `${path}[]`);
    case 'object':
      return Object.entries(def.shape).flatMap(([name, field]) => fieldsOf(field, path ? `${path}.${name}` : name));
    case 'union':
      return def.options.flatMap((one) => fieldsOf(one, path));
    case 'boolean':
    case 'enum':
    case 'literal':
      return [];
    case 'number':
    case 'string':
      return [{ path, schema, mark: marks.get(schema) }];
    default:
      throw new Error(`A message has no field of type ${def.type}: teach fieldsOf to walk it.`);
  }
}
