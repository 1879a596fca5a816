/**
 * All cards open: everything the seats know together. For finished games, and for spectators who see all hands late.
 */
import type { EventView, View } from '@smash/engine';
import { isObject, type Json } from './json.ts';

/** Adds parts only one seat sees; parts both see are equal. */
function merge(a: Json, b: Json): Json {
  if (Array.isArray(a) && Array.isArray(b)) return a.map((one, i) => (i < b.length ? merge(one, b[i] as Json) : one));
  if (isObject(a) && isObject(b)) {
    const both = Object.entries(b).map(([key, value]) => [key, key in a ? merge(a[key] as Json, value) : value]);
    return { ...a, ...Object.fromEntries(both) };
  }
  return a ?? b;
}

export interface OpenView {
  /** A spectator's view, in which face-down cards are named as their player sees them. Nothing can be answered. */
  view: View;
  /** By seat. */
  hands: View['hand'][];
}

/** The views of one state put together: those of all seats, and a spectator's. */
export function openView(seats: readonly View[], spectator: View): OpenView {
  const view = seats.reduce<View>((all, seen) => {
    const merged = merge(all as unknown as Json, seen as unknown as Json) as unknown as View;
    const { viewer, hand, waiting } = spectator;
    return { ...merged, viewer, hand, prompt: null, waiting };
  }, spectator);
  return { view: { ...view, prompt: null }, hands: seats.map(({ hand }) => hand) };
}

/** The same for a log: its events as each seat sees them, and as a spectator does. */
export const openLog = (seats: readonly (readonly EventView[])[], spectator: readonly EventView[]): EventView[] =>
  spectator.map((event, i) => Object.assign({}, event, ...seats.map((seen) => seen[i])));
