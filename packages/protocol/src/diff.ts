/**
 * Diffs two JSON values. Deliberately small, because views have few shapes. Lists are matched from both ends, so a card
 * that leaves a hand is one splice and not a rewrite of everything after it.
 */
import * as z from 'zod/mini';
import { isObject, type Json, type JsonObject, memberOf, sameJson } from './json.ts';

type Path = (string | number)[];
/** Set a member. */
type SetOp = [0, Path, Json];
/** Remove a member of an object. */
type DropOp = [1, Path];
/** Splice the list at the path: an index, how many to remove, and what to insert. */
type SpliceOp = [2, Path, number, number, Json[]];
export type Op = SetOp | DropOp | SpliceOp;

const path = z.array(z.union([z.string(), z.int()]));
/** z.json() would check every value deeply; the hash of the result is a cheaper check. */
const json = z.custom<Json>((value) => value !== undefined);
export const ops = z.array(
  z.union([
    z.tuple([z.literal(0), path, json]),
    z.tuple([z.literal(1), path]),
    z.tuple([z.literal(2), path, z.int(), z.int(), z.array(json)]),
  ]),
);

/**
 * Caches the steps between two values by the later value. Values that share the same objects in the same places, two
 * levels down, share an entry.
 */
export type Found = Map<object, { from: object; at: Path; ops: Op[] }>;
/** Deeper objects are too numerous and too small to be worth caching. */
const REMEMBERED = 2;

/** The steps that turn `from` into `to`; both plain JSON without undefined. */
export function diff(from: Json, to: Json, known?: Found): Op[] {
  const ops: Op[] = [];
  walk(from, to, [], ops, known);
  return ops;
}

/** Modifies `at` along the way, and restores it. */
function walk(from: Json, to: Json, at: Path, ops: Op[], known: Found | undefined): void {
  if (from === to) return;
  if (typeof from !== 'object' || typeof to !== 'object' || from === null || to === null) {
    ops.push([0, at.slice(), to]);
  } else if (known && at.length > 0 && at.length <= REMEMBERED) {
    for (const op of remembered(from, to, at, known)) ops.push(op);
  } else walkInto(from, to, at, ops, known);
}

function remembered(from: Json[] | JsonObject, to: Json[] | JsonObject, at: Path, known: Found): readonly Op[] {
  const before = known.get(to);
  if (before?.from === from && before.at.length === at.length && before.at.every((key, i) => key === at[i]))
    return before.ops;
  const ops: Op[] = [];
  walkInto(from, to, at, ops, known);
  known.set(to, { from, at: at.slice(), ops });
  return ops;
}

function walkInto(from: Json[] | JsonObject, to: Json[] | JsonObject, at: Path, ops: Op[], known?: Found): void {
  if (Array.isArray(from)) {
    if (Array.isArray(to)) return walkLists(from, to, at, ops, known);
  } else if (!Array.isArray(to)) return walkMembers(from, to, at, ops, known);
  ops.push([0, at.slice(), to]);
}

function walkMembers(from: JsonObject, to: JsonObject, at: Path, ops: Op[], known: Found | undefined): void {
  let gone = 0;
  for (const _ in from) gone++;
  for (const key in to) {
    const value = to[key] as Json;
    if (value === undefined) continue;
    const old = memberOf(from, key);
    if (old !== undefined) gone--;
    if (old === value) continue;
    at.push(key);
    if (old === undefined) ops.push([0, at.slice(), value]);
    else walk(old, value, at, ops, known);
    at.pop();
  }
  // Rare: look for them only now.
  if (gone > 0) for (const key in from) if (memberOf(to, key) === undefined) ops.push([1, [...at, key]]);
}

function walkLists(from: Json[], to: Json[], at: Path, ops: Op[], known: Found | undefined): void {
  // Usually the same items, some of them changed: recurse.
  if (from.length === to.length && areAlike(from, to, 0, from.length)) {
    for (let i = 0; i < to.length; i++) walkItem(from, to, i, at, ops, known);
    return;
  }
  const shorter = Math.min(from.length, to.length);
  let start = 0;
  while (start < shorter && sameJson(from[start] as Json, to[start] as Json)) start++;
  let end = 0;
  while (end < shorter - start && sameJson(from[from.length - 1 - end] as Json, to[to.length - 1 - end] as Json)) end++;
  // Otherwise they have been replaced.
  if (from.length === to.length && areAlike(from, to, start, to.length - end)) {
    for (let i = start; i < to.length - end; i++) walkItem(from, to, i, at, ops, known);
  } else ops.push([2, at.slice(), start, from.length - end - start, to.slice(start, to.length - end)]);
}

function walkItem(from: Json[], to: Json[], i: number, at: Path, ops: Op[], known: Found | undefined): void {
  at.push(i);
  walk(from[i] as Json, to[i] as Json, at, ops, known);
  at.pop();
}

function areAlike(from: Json[], to: Json[], start: number, end: number): boolean {
  for (let i = start; i < end; i++) if (!alike(from[i] as Json, to[i] as Json)) return false;
  return true;
}

/** Has this item (a card, a seat) changed, or has another replaced it? */
function alike(a: Json, b: Json): boolean {
  if (Array.isArray(a) && Array.isArray(b)) return true;
  return isObject(a) && isObject(b) && a.id === b.id;
}

/**
 * Applies the steps. The result shares what did not change with the old value, which is not modified.
 * Throws RangeError if a step does not fit: request the whole view then.
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
  } else if (isObject(node) && typeof key === 'string') {
    const last = depth === at.length - 1;
    if (last && op[0] === 1) {
      const { [key]: _, ...rest } = node;
      return rest;
    }
    if (last || Object.hasOwn(node, key)) return { ...node, [key]: applyOp(node[key], op, depth + 1) };
  }
  throw new RangeError(`A step does not fit at /${at.join('/')}`);
}
