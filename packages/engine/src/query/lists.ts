import type { Ability, Happening } from '../script/definition.ts';

/** The lists of the index of abilities have numbers, by what is in them: a kind of ability, or what something sets off. */
const KINDS = new Map<Ability['kind'] | 'averts', number>();
const HAPPENINGS = new Map<Happening, number>();

export const listOf = (kind: Ability['kind'] | 'averts'): number => numberOf(KINDS, kind);
export const listOfTriggers = (on: Happening): number => numberOf(HAPPENINGS, on);

function numberOf<K>(numbers: Map<K, number>, what: K): number {
  const known = numbers.get(what);
  if (known !== undefined) return known;
  const n = KINDS.size + HAPPENINGS.size;
  numbers.set(what, n);
  return n;
}

/** Those that an ability at work is in. */
export function listsOf(ability: Ability): number[] {
  if (ability.kind === 'trigger') return [ability.on].flat().map(listOfTriggers);
  return [listOf(ability.kind === 'instead' && ability.of === 'affect' ? 'averts' : ability.kind)];
}
