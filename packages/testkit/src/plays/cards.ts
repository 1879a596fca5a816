/** How a scene stores cards made for tests: shared ones by name, others as data. */
import type { Def } from '@smash/engine';
import * as standard from '../standard-actions.ts';
import * as common from '../test-cards.ts';

const shared = new Map<string, Def>(
  [...Object.values(standard), ...Object.values(common)].map((def) => [def.name, def]),
);

/** The name of a card that several tests share, or a card without abilities. */
export type Carried = string | Def;

/** Null if a card's behaviour is defined only in its test. */
export function carry(cards: readonly Def[]): Carried[] | null {
  const carried = cards.map((def) => {
    if (shared.get(def.name) === def) return def.name;
    return def.abilities.length === 0 && def.target === null && def.condition === null ? def : null;
  });
  return carried.includes(null) ? null : (carried as Carried[]);
}

export const unpack = (carried: readonly Carried[]): Def[] =>
  carried.flatMap((one) => (typeof one === 'string' ? (shared.get(one) ?? []) : one));
