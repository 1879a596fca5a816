import type { Verb } from '../model/index.ts';
import type { Ability, Happening } from '../script/definition.ts';

/** Numbers for the lists of the ability index, by content: a kind of ability, or the triggers of something. */
const KINDS = new Map<Ability['kind'] | 'averts', number>();
const HAPPENINGS = new Map<Happening, number>();
const REPLACED = new Map<Verb, number>();

export const listOf = (kind: Ability['kind'] | 'averts'): number => numberOf(KINDS, kind);
export const listOfTriggers = (on: Happening): number => numberOf(HAPPENINGS, on);
/** The list of the abilities that replace this. */
export const listOfInsteads = (of: Verb): number => numberOf(REPLACED, of);

/** How many numbers have been assigned so far: each on its first request. */
export const countLists = (): number => KINDS.size + HAPPENINGS.size + REPLACED.size;

function numberOf<K>(numbers: Map<K, number>, what: K): number {
  const known = numbers.get(what);
  if (known !== undefined) return known;
  const n = countLists();
  numbers.set(what, n);
  return n;
}
