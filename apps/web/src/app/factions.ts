/** What the factions are: read from the same files as the rules of the cards, without the scripts. */
import { useEffect, useState } from 'react';

export interface Ruling {
  id: string;
  text: string;
}
export interface FactionCard {
  name: string;
  type: string;
  copies: number;
  power?: number;
  /** What an action is put on: base, minion; or special. */
  subtype?: string;
  text: string;
  rulings: Ruling[];
}

export interface FactionSheetFacts {
  faction: string;
  set: string;
  tags: string[];
  complexity: number;
  cards: FactionCard[];
  titans: { name: string; text: string; rulings: Ruling[] }[];
  bases: { name: string; text: string; breakpoint: number; vp: number[]; rulings: Ruling[] }[];
}

/** Of a fusion both sides. */
type PrintedText = string | { minion: string; action: string };
export const printed = (text: PrintedText): string =>
  typeof text === 'string' ? text : `Minion: ${text.minion} Action: ${text.action}`;

type Printed = Omit<FactionSheetFacts, 'cards'> & { cards: (Omit<FactionCard, 'text'> & { text: PrintedText })[] };

/** All but the decks that the factions of a set share. */
const files = import.meta.glob<Printed>(
  [
    '../../../../packages/cards/facts/*/*.json',
    '!../../../../packages/cards/facts/*/madness.json',
    '!../../../../packages/cards/facts/*/{monsters,treasures}.json',
  ],
  { import: 'default' },
);

/** How many factions there are to choose from. */
export const factionCount = Object.keys(files).length;

let known: FactionSheetFacts[] | null = null;

export async function loadFactions(): Promise<FactionSheetFacts[]> {
  const all = await Promise.all(Object.values(files).map((load) => load()));
  known ??= all.map((file) => ({ ...file, cards: file.cards.map((card) => ({ ...card, text: printed(card.text) })) }));
  return known;
}

/** All of them, or null until they are here. */
export function useFactions(): FactionSheetFacts[] | null {
  const [all, setAll] = useState(known);
  useEffect(() => {
    loadFactions().then(setAll, () => {});
  }, []);
  return all;
}

/** "Pirate + Ninja deck". */
export const deckName = (factions: readonly string[]): string =>
  `${factions.map((name) => name.replace(/(?<!s)s$/, '')).join(' + ')} deck`;
