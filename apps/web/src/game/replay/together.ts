import type { View } from '@smash/engine';

type Json = null | string | number | boolean | Json[] | { [key: string]: Json };

const isObject = (value: Json | undefined): value is { [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Adds parts only one seat sees; parts both see are equal. */
function merge(a: Json, b: Json): Json {
  if (Array.isArray(a) && Array.isArray(b)) return a.map((one, i) => (i < b.length ? merge(one, b[i] as Json) : one));
  if (isObject(a) && isObject(b)) {
    const both = Object.entries(b).map(([key, value]) => [key, key in a ? merge(a[key] as Json, value) : value]);
    return { ...a, ...Object.fromEntries(both) };
  }
  return a ?? b;
}

/** The table as all seats together know it: face-down cards are named as their player sees them. */
export const together = (seats: readonly View[], open: View): View =>
  seats.reduce<View>((all, seen) => {
    const merged = merge(all as unknown as Json, seen as unknown as Json) as unknown as View;
    return { ...merged, viewer: open.viewer, hand: open.hand, prompt: open.prompt, waiting: open.waiting };
  }, open);
