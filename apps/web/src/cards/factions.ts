/** The factions: read from the same files as the card rules, without the scripts. */
import { useEffect, useSyncExternalStore } from 'react';
import { type CardText, onCardTexts, printedText } from '../i18n/cards.ts';
import { say } from '../i18n/say.ts';

export interface Ruling {
  id: string;
  text: string;
}
export interface FactionCard {
  name: string;
  type: string;
  copies: number;
  power?: number;
  /** What an action is played on: base, minion; or special. */
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

type Printed = Omit<FactionSheetFacts, 'cards'> & { cards: (Omit<FactionCard, 'text'> & { text: CardText })[] };

/** Shared decks are one folder deeper. */
const files = import.meta.glob<Printed>('../../../../packages/cards/src/*/facts.json', { import: 'default' });

/** Number of factions to choose from. */
export const factionCount = Object.keys(files).length;

let read: Printed[] | null = null;
let known: FactionSheetFacts[] | null = null;
const listeners = new Set<() => void>();

/** Texts in the page's language. */
function inWords(file: Printed): FactionSheetFacts {
  const worded = <T extends { name: string; text: CardText }>(one: T) => ({
    ...one,
    text: printedText(one.name, one.text),
  });
  return { ...file, cards: file.cards.map(worded), titans: file.titans.map(worded), bases: file.bases.map(worded) };
}

function show(): void {
  known = read?.map(inWords) ?? null;
  for (const tell of listeners) tell();
}
onCardTexts(show);

export async function loadFactions(): Promise<void> {
  if (read) return;
  read = await Promise.all(Object.values(files).map((load) => load()));
  show();
}

const subscribe = (tell: () => void) => {
  listeners.add(tell);
  return () => listeners.delete(tell);
};

/** All of them, or null until they are loaded. */
export function useFactions(): FactionSheetFacts[] | null {
  useEffect(() => void loadFactions().catch(() => {}), []);
  return useSyncExternalStore(subscribe, () => known);
}

/** "Core Set · draw · complexity 1 of 3". */
export const aboutFaction = ({ set, tags, complexity }: FactionSheetFacts): string =>
  say('{about} · complexity {complexity} of 3', { about: [set, ...tags].join(' · '), complexity });

/** "Pirate + Ninja deck". */
export const deckName = (factions: readonly string[]): string =>
  say('{factions} deck', { factions: factions.map((name) => name.replace(/(?<!s)s$/, '')).join(' + ') });
