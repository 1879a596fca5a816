/**
 * Differences between two JSON values. Small on purpose: a view has few shapes. Lists are compared by what they share
 * at both ends, so that a card leaving a hand is one splice and not a rewrite of all that follow.
 */
import * as z from 'zod/mini';
import { type Json, type JsonObject, sameJson } from './json.ts';

type Path = (string | number)[];
/** Set a member. */
type SetOp = [0, Path, Json];
/** Remove a member of an object. */
type DropOp = [1, Path];
/** In the list at the path: at an index remove so many and put these in. */
type SpliceOp = [2, Path, number, number, Json[]];
export type Op = SetOp | DropOp | SpliceOp;

const path = z.array(z.union([z.string(), z.int()]));
/** z.json() would check every value deeply; the hash of the result says the same for less. */
const json = z.custom<Json>((value) => value !== undefined);
export const ops = z.array(
  z.union([
    z.tuple([z.literal(0), path, json]),
    z.tuple([z.literal(1), path]),
    z.tuple([z.literal(2), path, z.int(), z.int(), z.array(json)]),
  ]),
);

const isObject = (value: Json): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The steps that turn `from` into `to`; both plain JSON without undefined. */
export function diff(from: Json, to: Json): Op[] {
  const found: Op[] = [];
  walk(from, to, [], found);
  return found;
}

function walk(from: Json, to: Json, at: Path, found: Op[]): void {
  if (sameJson(from, to)) return;
  if (Array.isArray(from) && Array.isArray(to)) walkLists(from, to, at, found);
  else if (isObject(from) && isObject(to)) walkMembers(from, to, at, found);
  else found.push([0, at, to]);
}

function walkMembers(from: JsonObject, to: JsonObject, at: Path, found: Op[]): void {
  for (const key of Object.keys(from)) if (!Object.hasOwn(to, key)) found.push([1, [...at, key]]);
  for (const [key, value] of Object.entries(to)) {
    if (Object.hasOwn(from, key)) walk(from[key] as Json, value, [...at, key], found);
    else found.push([0, [...at, key], value]);
  }
}

function walkLists(from: Json[], to: Json[], at: Path, found: Op[]): void {
  const shorter = Math.min(from.length, to.length);
  let start = 0;
  while (start < shorter && sameJson(from[start] as Json, to[start] as Json)) start++;
  let end = 0;
  while (end < shorter - start && sameJson(from[from.length - 1 - end] as Json, to[to.length - 1 - end] as Json)) end++;
  const gone = from.slice(start, from.length - end);
  const come = to.slice(start, to.length - end);
  // The same things, changed: go into them. Otherwise others stand there now.
  if (gone.length === come.length && gone.every((one, i) => alike(one, come[i] as Json))) {
    gone.forEach((one, i) => {
      walk(one, come[i] as Json, [...at, start + i], found);
    });
  } else found.push([2, at, start, gone.length, come]);
}

/** Is it one thing that changed (a card, a seat), or another thing in its place? */
function alike(a: Json, b: Json): boolean {
  if (Array.isArray(a) && Array.isArray(b)) return true;
  return isObject(a) && isObject(b) && a.id === b.id;
}

/**
 * The value after the steps. What did not change is shared with the old value, which stays as it was.
 * Throws RangeError when a step does not fit: ask for the whole view then.
 */
export function applyOps(value: Json, steps: readonly Op[]): Json {
  return steps.reduce<Json>((result, op) => applyOp(result, op, 0), value);
}

function applyOp(node: Json | undefined, op: Op, depth: number): Json {
  const at = op[1];
  const key = at[depth];
  if (key === undefined) {
    if (op[0] === 0) return op[2];
    if (op[0] === 2 && Array.isArray(node) && op[2] + op[3] <= node.length) {
      return [...node.slice(0, op[2]), ...op[4], ...node.slice(op[2] + op[3])];
    }
  } else if (Array.isArray(node) && typeof key === 'number' && key >= 0 && key < node.length) {
    const copy = [...node];
    copy[key] = applyOp(node[key], op, depth + 1);
    return copy;
  } else if (node !== undefined && isObject(node) && typeof key === 'string') {
    const last = depth === at.length - 1;
    if (last && op[0] === 1) {
      const { [key]: _, ...rest } = node;
      return rest;
    }
    if (last || Object.hasOwn(node, key)) return { ...node, [key]: applyOp(node[key], op, depth + 1) };
  }
  throw new RangeError(`A step does not fit at /${at.join('/')}`);
}
