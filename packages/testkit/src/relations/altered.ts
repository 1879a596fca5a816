import type { Def, Registry, State } from '@smash/engine';

/** The library with these cards in addition, or instead of those of the same names. */
export const withDefs = (from: Registry, id: string, defs: readonly Def[]): Registry => ({
  ...from,
  id: `${from.id} ${id}`,
  defs: { ...from.defs, ...Object.fromEntries(defs.map((def) => [def.name, def])) },
});

export type Open<T> = { -readonly [Field in keyof T]: T[Field] };

/** The index of this name, added to the state if it is new. */
export function nameIn(state: State, name: string): number {
  const known = state.names.indexOf(name);
  return known >= 0 ? known : state.names.push(name) - 1;
}
