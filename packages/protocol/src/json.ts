export type Json = null | boolean | number | string | Json[] | JsonObject;
export interface JsonObject {
  [key: string]: Json;
}

export const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The value as it would arrive over the wire: undefined members are dropped. `copies`: where several values share an
 * object, down to two levels, their copies share one, too. `before`: such a copy of an earlier value. Parts that equal
 * their counterpart there are reused: no allocation, no second copy, and `diff` sees immediately that they have not
 * changed.
 */
export function plain<T>(value: T, copies?: Map<object, unknown>, before?: unknown): T {
  return plainOf(value, copies, before, 0) as T;
}

/** Deeper objects are too numerous and too small to be worth looking up. */
const TWINS = 2;

function plainOf(value: unknown, copies: Map<object, unknown> | undefined, before: unknown, depth: number): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (copies === undefined || depth > TWINS)
    return Array.isArray(value)
      ? plainList(value, copies, before, depth + 1)
      : plainMembers(value as Members, copies, before, depth + 1);
  const known = copies.get(value);
  if (known !== undefined) return known;
  const copy = Array.isArray(value)
    ? plainList(value, copies, before, depth + 1)
    : plainMembers(value as Members, copies, before, depth + 1);
  copies.set(value, copy);
  return copy;
}

type Members = Record<string, unknown>;

function plainList(
  list: readonly unknown[],
  copies: Map<object, unknown> | undefined,
  before: unknown,
  depth: number,
): unknown[] {
  const old: readonly unknown[] = Array.isArray(before) ? before : NONE;
  // Allocated at the first difference.
  let copy: unknown[] | null = old === before && old.length === list.length ? null : [];
  for (let i = 0; i < list.length; i++) {
    const value = list[i] ?? null;
    const one = typeof value === 'object' ? plainOf(value, copies, formerOf(value, i, old), depth) : value;
    if (copy === null && one !== old[i]) copy = old.slice(0, i);
    copy?.push(one);
  }
  return copy ?? (before as unknown[]);
}
const NONE: readonly unknown[] = [];

/** The counterpart in the previous list: in the same position, or with the same id. */
function formerOf(value: object | null, i: number, old: readonly unknown[]): unknown {
  const id = idOf(value);
  if (id === undefined || idOf(old[i]) === id) return old[i];
  for (const other of old) if (idOf(other) === id) return other;
  return undefined;
}
const idOf = (one: unknown): unknown =>
  typeof one === 'object' && one !== null ? (one as { id?: unknown }).id : undefined;

function plainMembers(
  value: Members,
  copies: Map<object, unknown> | undefined,
  before: unknown,
  depth: number,
): Members {
  const isRecord = typeof before === 'object' && before !== null && !Array.isArray(before);
  const old = (isRecord ? before : EMPTY) as Members;
  // Allocated at the first difference.
  let copy: Members | null = isRecord ? null : {};
  let members = 0;
  for (const key in value) {
    const member = value[key];
    if (member === undefined) continue;
    const one = typeof member === 'object' && member !== null ? plainOf(member, copies, old[key], depth) : member;
    if (copy === null && one !== old[key]) copy = firstOf(value, members, old);
    if (copy !== null) copy[key] = one;
    members++;
  }
  if (copy !== null) return copy;
  return members === countOf(old) ? old : firstOf(value, members, old);
}
const EMPTY = {};

/** The leading members of a value that equal those of the previous copy. */
function firstOf(value: Members, count: number, old: Members): Members {
  const copy: Members = {};
  let left = count;
  for (const key in value) {
    if (left === 0) break;
    if (value[key] === undefined) continue;
    copy[key] = old[key];
    left--;
  }
  return copy;
}

function countOf(value: Members): number {
  let count = 0;
  for (const _ in value) count++;
  return count;
}

export function sameJson(a: Json, b: Json): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a)) {
    if (!Array.isArray(b) || a.length !== b.length) return false;
    for (let i = 0; i < a.length; i++) if (!sameJson(a[i] as Json, b[i] as Json)) return false;
    return true;
  }
  if (Array.isArray(b)) return false;
  let more = 0;
  for (const key in a) {
    const other = memberOf(b, key);
    if (other === undefined || !sameJson(a[key] as Json, other)) return false;
    more--;
  }
  for (const _ in b) more++;
  return more === 0;
}

/** The value's own member of that name. JSON objects inherit only functions. */
export function memberOf(value: JsonObject, key: string): Json | undefined {
  const member: unknown = value[key];
  return typeof member === 'function' ? undefined : (member as Json | undefined);
}

/**
 * A 64-bit hash in hex that ignores member order. It detects a lost or repeated patch; it does not resist forgery.
 * (cyrb53's mixing with all bits kept.)
 */
export function hashOf(value: unknown): string {
  let a = 0xdeadbeef;
  let b = 0x41c6ce57;
  const text = (part: string) => {
    for (let i = 0; i < part.length; i++) {
      const code = part.charCodeAt(i);
      a = Math.imul(a ^ code, 2654435761);
      b = Math.imul(b ^ code, 1597334677);
    }
  };
  const walk = (node: unknown) => {
    if (typeof node === 'string') {
      text(UNQUOTED.test(node) ? `"${node}",` : `${JSON.stringify(node)},`);
    } else if (typeof node !== 'object' || node === null) {
      text(`${node},`);
    } else if (Array.isArray(node)) {
      text('[');
      for (const one of node) walk(one);
      text(']');
    } else {
      text('{');
      const members = node as Record<string, unknown>;
      for (const key of sortFew(Object.keys(members))) {
        if (members[key] === undefined) continue;
        text(key);
        text(':');
        walk(members[key]);
      }
      text('}');
    }
  };
  walk(value);
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909);
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909);
  return hex(b) + hex(a);
}

/** Strings that JSON writes without any escape. */
const UNQUOTED = /^[\w .,:;'’!?()/+-]*$/;

/** Sorts by code units, in place: an object has few members. */
function sortFew(keys: string[]): string[] {
  for (let i = 1; i < keys.length; i++) {
    const key = keys[i]!;
    let at = i;
    for (; at > 0 && keys[at - 1]! > key; at--) keys[at] = keys[at - 1]!;
    keys[at] = key;
  }
  return keys;
}

const hex = (word: number): string => (word >>> 0).toString(16).padStart(8, '0');
