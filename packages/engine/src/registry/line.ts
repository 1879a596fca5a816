import type { Seat } from '../model/index.ts';
import type { EventView } from '../view/types.ts';

/** What a line can name: these fields of its event. */
type Value = 'card' | 'cards' | 'host' | 'base' | 'toBase' | 'other' | 'count' | 'amount' | 'now' | 'text';
type Named<S extends string> = S extends `${string}{${infer V}}${infer Rest}` ? V | Named<Rest> : never;

/** A log sentence worded by its verb, with placeholders such as {card} for what it names. */
export interface Line<S extends string> {
  readonly sentence: S;
}
/** The fields the sentence names, and the seat it begins with, if a player does what it says. */
export type Told<S extends string> = { [V in Named<S> & Value]: EventView[V] } & { seat?: Seat };

const sentences: string[] = [];

/** Registers a line; `tell` adds it to the log. Elsewhere it needs only translations. */
export function defineLine<const S extends string>(sentence: Named<S> extends Value ? S : never): Line<S> {
  sentences.push(sentence);
  return { sentence };
}

/** Every registered sentence. */
export const allLines = (): readonly string[] => sentences;
