import type { Fact } from '../facts.ts';
import type { View } from '../types.ts';

/** A side of the Big Base board reads like the current base card, under its own name (BIG-3). */
export function withSides(facts: ReadonlyMap<string, Fact>, { bigBase, bases }: View): ReadonlyMap<string, Fact> {
  const fact = bigBase && facts.get(bigBase.card.name);
  if (!fact) return facts;
  return new Map([...facts, ...bases.map(({ name }) => [name, { ...fact, name }] as const)]);
}

/** "North Gate" at North is the Gate. */
export const shortName = (slot: string, side: string): string =>
  slot.startsWith(`${side} `) ? slot.slice(side.length + 1) : slot;
