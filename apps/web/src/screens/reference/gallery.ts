/** The cards of all factions as one searchable list. */
import type { FactionSheetFacts, Ruling } from '../../cards/factions.ts';
import type { Fact } from '../../cards/facts.ts';

export interface Shown {
  fact: Fact;
  rulings: Ruling[];
}

const kindOf = (type: string): Fact['type'] => (type === 'action' ? 'action' : 'minion');

/** Everything that belongs to the faction: cards, titans and bases, as printed. */
export function cardsOf({ faction, set, cards, titans, bases }: FactionSheetFacts): Shown[] {
  const of = { faction, set };
  return [
    ...cards.map(({ rulings, type, ...card }) => ({ fact: { ...of, ...card, type: kindOf(type) }, rulings })),
    ...titans.map(({ rulings, ...titan }) => ({ fact: { ...of, ...titan, type: 'titan' as const }, rulings })),
    ...bases.map(({ rulings, ...base }) => ({ fact: { ...of, ...base, type: 'base' as const }, rulings })),
  ];
}

export interface Wanted {
  /** Words that must all occur in the name, text, faction, set or kind. */
  question: string;
  set: string;
  complexity: number;
}

const words = (question: string): string[] => question.toLowerCase().split(/\s+/).filter(Boolean);

/** Factions of that set and complexity ('' and 0: any) with the words in their own name, set or tags. */
export const findFactions = (all: FactionSheetFacts[], { question, set, complexity }: Wanted): FactionSheetFacts[] =>
  all.filter(
    (one) =>
      (set === '' || one.set === set) &&
      (complexity === 0 || one.complexity === complexity) &&
      words(question).every((word) => `${one.faction} ${one.set} ${one.tags.join(' ')}`.toLowerCase().includes(word)),
  );

/** Cards with all the words, name matches first. */
export function findCards(all: FactionSheetFacts[], wanted: Wanted): Shown[] {
  const asked = words(wanted.question);
  const has = (text: string) => asked.every((word) => text.toLowerCase().includes(word));
  const cards = findFactions(all, { ...wanted, question: '' }).flatMap(cardsOf);
  const found = cards.filter(({ fact }) => has(`${fact.name} ${fact.text} ${fact.faction} ${fact.set} ${fact.type}`));
  return [...found.filter(({ fact }) => has(fact.name)), ...found.filter(({ fact }) => !has(fact.name))];
}
