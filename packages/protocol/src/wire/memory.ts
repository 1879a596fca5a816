import type { Json, JsonObject } from '../json.ts';
import { FIRST, type Member } from './shapes.ts';

/** The meaning of a value's first byte. */
export const TAG = {
  /** 0 to 63: that number. */
  int: 0,
  /** 64 to 95: a number below 8192 + 64, with the next byte. */
  longInt: 64,
  null: 96,
  true: 97,
  false: 98,
  /** No such member. */
  absent: 99,
  /** Any other number, as text. */
  number: 100,
  /** A string made of words. */
  text: 101,
  list: 102,
  /** An object of an unknown shape. */
  object: 103,
  /** A repeated string, or an atom, beyond those of one byte. */
  oldText: 104,
  atom: 105,
  /** 106 to 121: a list of up to 15. */
  shortList: 106,
  /** 122 to 143: an object of that shape. */
  shape: 122,
  /** 144 to 207: one of the first atoms. */
  shortAtom: 144,
  /** 208 to 255: one of the first strings in this message. */
  shortOld: 208,
} as const;

/** What one message has contained so far: kept in sync by both ends. */
export class Memory {
  readonly #last: unknown[] = FIRST.slice();
  readonly #names = new Map<Json | undefined, Json | undefined>();

  /** This member in the last complete object of the shape. */
  last({ slot }: Member): unknown {
    return this.#last[slot];
  }

  /** The member's predicted value; undefined = absent. */
  guess({ rule, of }: Member, object: JsonObject, last: unknown): unknown {
    if (rule === 'last') return last;
    if (rule === 'more') return typeof last === 'number' ? last + 1 : 0;
    if (rule === 'member') return object[of];
    // A number contains nothing that could introduce another name.
    if (rule === 'name') return typeof object[of] === 'number' ? this.#names.get(object[of]) : undefined;
    if (rule === 'words') return `${VERBS.get(object.verb) ?? ''}${typeof object.name === 'string' ? object.name : ''}`;
    return undefined;
  }

  /** Called when an object and everything in it is complete. */
  learn(members: readonly Member[], object: JsonObject): void {
    for (const { rule, of, slot, key } of members) {
      if (rule === 'last' || rule === 'more') this.#last[slot] = object[key];
      else if (rule === 'name') this.#names.set(object[of], object[key]);
    }
  }
}

const VERBS: ReadonlyMap<unknown, string> = new Map([
  ['play', 'Play '],
  ['use', 'Use '],
]);
