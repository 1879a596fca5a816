import type { Fact } from '../../cards/facts.ts';
import type { View } from '../../view/types.ts';

/** A side of the Big Base board shows the current base card under its own name (BIG-3); slots show their text. */
export function withSides(
  facts: ReadonlyMap<string, Fact>,
  { bigBase, bases }: Pick<View, 'bigBase' | 'bases'>,
): ReadonlyMap<string, Fact> {
  if (!bigBase) return facts;
  const all = new Map(facts);
  const card = facts.get(bigBase.card.name);
  if (card) for (const { name } of bases) all.set(name, { ...card, name });
  for (const { name, text } of bigBase.slots.flat()) all.set(name, { name, text, type: 'slot', faction: '', set: '' });
  return all;
}

/** "North Gate" at North is the Gate. */
export const shortName = (slot: string, side: string): string =>
  slot.startsWith(`${side} `) ? slot.slice(side.length + 1) : slot;
