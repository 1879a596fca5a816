import type { Moment, Verb } from '../model/index.ts';
import type { Ability, Happening } from '../script/definition.ts';

/** Numbers for the lists of the ability index, by content: a kind of ability, or the triggers of something. */
const KINDS = new Map<Ability['kind'] | 'averts', number>();
const HAPPENINGS = new Map<Happening, number>();
const REPLACED = new Map<Verb, number>();

export const listOf = (kind: Ability['kind'] | 'averts'): number => numberOf(KINDS, kind);
export const listOfTriggers = (on: Happening): number => numberOf(HAPPENINGS, on);
/** The same for a moment, which is known only at run time: comparing texts is faster than hashing them. */
export function listOfMoment(moment: Moment): number {
  switch (moment) {
    case 'turnStart':
      return TURN_START;
    case 'lateTurn':
      return LATE_TURN;
    case 'turnEnd':
      return TURN_END;
    case 'beforeScore':
      return BEFORE_SCORE;
    case 'score':
      return SCORE;
    case 'afterScore':
      return AFTER_SCORE;
    default:
      return listOfTriggers(moment);
  }
}
/** The list of the abilities that replace this. */
export const listOfInsteads = (of: Verb): number => numberOf(REPLACED, of);

/** How many numbers have been assigned so far: each on its first request. */
export const countLists = (): number => KINDS.size + HAPPENINGS.size + REPLACED.size;

const TURN_START = listOfTriggers('turnStart');
const LATE_TURN = listOfTriggers('lateTurn');
const TURN_END = listOfTriggers('turnEnd');
const BEFORE_SCORE = listOfTriggers('beforeScore');
const SCORE = listOfTriggers('score');
const AFTER_SCORE = listOfTriggers('afterScore');

function numberOf<K>(numbers: Map<K, number>, what: K): number {
  const known = numbers.get(what);
  if (known !== undefined) return known;
  const n = countLists();
  numbers.set(what, n);
  return n;
}
