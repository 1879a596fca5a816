import type { Card, CardIx, Def, Registry, State } from '@smash/engine';

/** Marks names that exist only in a changed library. It sorts before any other character, so that names keep their order. */
export const MARK = '\u0001';

/** The library with these definitions added, or changed. */
export const withDefs = (from: Registry, id: string, defs: readonly Def[]): Registry => ({
  ...from,
  id: `${from.id} ${id}`,
  defs: { ...from.defs, ...Object.fromEntries(defs.map((def) => [def.name, def])) },
});

/** Makes it once for each library: many games are played with the same one. */
export function once<T>(make: (from: Registry) => T): (from: Registry) => T {
  const made = new WeakMap<Registry, { it: T }>();
  return (from) => {
    const known = made.get(from) ?? { it: make(from) };
    made.set(from, known);
    return known.it;
  };
}

export type Open<T> = { -readonly [Field in keyof T]: T[Field] };
/** A card of a state that is a copy. */
export const openCard = (state: State, ix: CardIx): Open<Card> => state.cards[ix] as Open<Card>;

/** The index of this name, added to the state if it is new. */
export function nameIn(state: State, name: string): number {
  const known = state.names.indexOf(name);
  return known >= 0 ? known : state.names.push(name) - 1;
}

/** Nothing is being resolved: the current player chooses what to do next. */
export const isQuiet = ({ stack, asks }: State): boolean =>
  stack.length === 1 && stack[0]!.f === 'turn' && stack[0]!.triggers.length === 0 && asks[0]?.kind === 'play';
