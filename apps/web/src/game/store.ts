import type { Source } from './client.ts';

type Fields = Record<string, unknown>;

const isPlain = (one: unknown): one is Fields =>
  typeof one === 'object' && one !== null && Object.getPrototypeOf(one) === Object.prototype;

const idOf = (one: unknown): unknown => (isPlain(one) ? one.id : undefined);

/** Matches items by id, so that items after a removed one keep their identity. */
function partners(before: readonly unknown[]): (one: unknown, index: number) => unknown {
  let known: Map<unknown, unknown> | undefined;
  return (one, index) => {
    const id = idOf(one);
    if (id === undefined || idOf(before[index]) === id) return before[index];
    known ??= new Map(before.map((other) => [idOf(other), other]));
    return known.get(id);
  };
}

/** `next`, reusing every object from `before` whose part is equal. */
function share<T>(before: unknown, next: T): T {
  if (Object.is(before, next)) return next;
  if (Array.isArray(before) && Array.isArray(next)) {
    const partner = partners(before);
    const parts = next.map((one, i) => share(partner(one, i), one));
    return (parts.length === before.length && parts.every((one, i) => one === before[i]) ? before : parts) as T;
  }
  if (isPlain(before) && isPlain(next)) {
    const keys = Object.keys(next);
    const parts: Fields = {};
    for (const key of keys) parts[key] = share(before[key], next[key]);
    const same = keys.length === Object.keys(before).length && keys.every((key) => parts[key] === before[key]);
    return (same && keys.every((key) => key in before) ? before : parts) as T;
  }
  return next;
}

/** A store derived from other stores: recomputed when one of them changes, with equal parts reused. */
export function derived<T>(read: () => T | null, sources: readonly Source[]) {
  let marks: unknown[] | null = null;
  let state: T | null = null;
  const getState = (): T => {
    const now = sources.map((one) => one.getState());
    if (!marks || now.some((one, i) => one !== marks![i])) {
      const next = read();
      // The game is gone, and its table will be soon: keep the last state.
      if (next !== null) state = share(state, next);
      marks = now;
    }
    if (state === null) throw new Error('There is no game to show.');
    return state;
  };
  const subscribe = (listener: (state: T, before: T) => void): (() => void) => {
    let seen = getState();
    const check = () => {
      const now = getState();
      if (now === seen) return;
      const before = seen;
      seen = now;
      listener(now, before);
    };
    const ends = sources.map((one) => one.subscribe(check));
    return () => {
      for (const end of ends) end();
    };
  };
  return { getState, getInitialState: getState, subscribe };
}

/** Returns the previous result while the arguments are the same. */
export function remember<A extends readonly unknown[], R>(work: (...args: A) => R): (...args: A) => R {
  let last: { args: A; result: R } | null = null;
  return (...args) => {
    if (!last || args.some((one, i) => one !== last!.args[i])) last = { args, result: work(...args) };
    return last.result;
  };
}
