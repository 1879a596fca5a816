import type { Seat } from '../model/index.ts';
import type { EventView } from '../view/types.ts';

/** What a line can name: these fields of its event. */
type Value = 'card' | 'cards' | 'host' | 'base' | 'toBase' | 'other' | 'count' | 'amount' | 'now' | 'text';
type Named<S extends string> = S extends `${string}{${infer V}}${infer Rest}` ? V | Named<Rest> : never;

/** A sentence of the log in the words of the verb that tells it, with {card} and the like for what it names. */
export interface Line<S extends string> {
  readonly sentence: S;
}
/** What the sentence names, and the player before it, if somebody does what it says. */
export type Told<S extends string> = { [V in Named<S> & Value]: EventView[V] } & { seat?: Seat };

const sentences: string[] = [];

/** Registers a line; `tell` adds it to the log. It needs no words elsewhere but translations. */
export function defineLine<const S extends string>(sentence: Named<S> extends Value ? S : never): Line<S> {
  sentences.push(sentence);
  return { sentence };
}

/** Every sentence that verbs can tell. */
export const allLines = (): readonly string[] => sentences;
