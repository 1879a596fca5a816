/** Finds factions by words, set, tag, and complexity. */
import type { FactionEntry } from '@smash/cards/factions';
import type { FactionSheetFacts } from '../../cards/factions.ts';

export interface Wanted {
  /** Words that must all occur in the names and texts of the same thing. */
  question: string;
  /** '' = any; the same goes for `tag`. */
  set: string;
  tag: string;
  /** 1 to 3; 0 = any. */
  complexity: number;
}
export const ANYTHING: Wanted = { question: '', set: '', tag: '', complexity: 0 };

export const isAsking = ({ question }: Wanted): boolean => question.trim() !== '';

/** Returns a function: does a text contain every word of the question? */
export function asker(question: string): (text: string) => boolean {
  const words = question.toLowerCase().split(/\s+/).filter(Boolean);
  return (text) => {
    const low = text.toLowerCase();
    return words.every((word) => low.includes(word));
  };
}

const fits = (one: FactionEntry, { set, tag, complexity }: Wanted): boolean =>
  (set === '' || one.set === set) &&
  (tag === '' || one.tags.includes(tag)) &&
  (complexity === 0 || one.complexity === complexity);

/** The factions whose name, set or tags contain the words. */
export function findFactions<F extends FactionEntry>(all: readonly F[], wanted: Wanted): F[] {
  const has = asker(wanted.question);
  return all.filter((one) => fits(one, wanted) && has(`${one.faction} ${one.set} ${one.tags.join(' ')}`));
}

/** A card, titan or base of this faction that contains the words: its name; undefined if there is none. */
export function cardWith(question: string, fact: FactionSheetFacts | undefined): string | undefined {
  if (!fact || question.trim() === '') return undefined;
  const has = asker(question);
  const all = [...fact.cards, ...fact.titans, ...fact.bases];
  return (all.find(({ name }) => has(name)) ?? all.find(({ name, text }) => has(`${name} ${text}`)))?.name;
}

/** As findFactions, plus factions with the words on a card, as far as `known` has been fetched. */
export function findWithCards(
  all: readonly FactionEntry[],
  wanted: Wanted,
  known: ReadonlyMap<string, FactionSheetFacts>,
): FactionEntry[] {
  const own = new Set(findFactions(all, wanted));
  return all.filter(
    (one) => own.has(one) || (fits(one, wanted) && cardWith(wanted.question, known.get(one.faction)) !== undefined),
  );
}
