import { factionIndex } from '@smash/cards/factions';
import { keep, kept } from '../browser/storage.ts';

const KEY = 'smash.boxes';

/** All sets, in alphabetical order. */
export const setNames: readonly string[] = [...new Set(factionIndex.map((one) => one.set))].sort();

/** The factions in these sets; an empty list means all factions. */
export const factionsIn = (sets: readonly string[]): string[] =>
  factionIndex.flatMap(({ faction, set }) => (sets.length === 0 || sets.includes(set) ? [faction] : []));

/** The sets that this browser's players use. Empty: all, until somebody chooses. */
export function myBoxes(): string[] {
  try {
    const read: unknown = JSON.parse(kept(KEY) ?? '[]');
    return Array.isArray(read) ? setNames.filter((name) => read.includes(name)) : [];
  } catch {
    return [];
  }
}
export const rememberBoxes = (sets: readonly string[]): void => keep(KEY, JSON.stringify(sets));
