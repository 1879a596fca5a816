/** The cards of all factions as one searchable list. */
import type { FactionSheetFacts, Ruling } from '../../cards/factions.ts';
import type { Fact } from '../../cards/facts.ts';
import { asker, findFactions, type Wanted } from '../factions/find.ts';

export interface Shown {
  fact: Fact;
  rulings: Ruling[];
}

const kindOf = (type: string): Fact['type'] => (type === 'action' ? 'action' : 'minion');

/** Everything that belongs to a faction: cards, titans and bases, as printed. */
export function cardsOf({ faction, set, cards, titans, bases }: FactionSheetFacts): Shown[] {
  const of = { faction, set };
  return [
    ...cards.map(({ rulings, type, ...card }) => ({ fact: { ...of, ...card, type: kindOf(type) }, rulings })),
    ...titans.map(({ rulings, ...titan }) => ({ fact: { ...of, ...titan, type: 'titan' as const }, rulings })),
    ...bases.map(({ rulings, ...base }) => ({ fact: { ...of, ...base, type: 'base' as const }, rulings })),
  ];
}

/** The cards that contain all the words; matching names come first. */
export function findCards(all: readonly FactionSheetFacts[], wanted: Wanted): Shown[] {
  const has = asker(wanted.question);
  const cards = findFactions(all, { ...wanted, question: '' }).flatMap(cardsOf);
  const found = cards.filter(({ fact }) => has(`${fact.name} ${fact.text} ${fact.faction} ${fact.set} ${fact.type}`));
  return [...found.filter(({ fact }) => has(fact.name)), ...found.filter(({ fact }) => !has(fact.name))];
}
