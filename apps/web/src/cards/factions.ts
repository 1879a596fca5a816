/** The factions: read from the same files as the card rules, without the scripts. */
import type { FactionEntry } from '@smash/cards/factions';
import { useEffect, useSyncExternalStore } from 'react';
import { slug } from '../art/factions.ts';
import { type CardText, onCardTexts, printedText } from '../i18n/cards.ts';
import { keepNumbers } from '../i18n/keepNumbers.ts';
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
  /** What an action is played on: base or minion; or special. */
  subtype?: string;
  text: string;
  rulings: Ruling[];
}

export interface FactionSheetFacts extends FactionEntry {
  cards: FactionCard[];
  titans: { name: string; text: string; rulings: Ruling[] }[];
  bases: { name: string; text: string; breakpoint: number; vp: number[]; rulings: Ruling[] }[];
}

type Card = Omit<FactionCard, 'text'> & { text: CardText };
interface Printed<C = Card> extends Omit<FactionSheetFacts, 'cards'> {
  cards: C[];
}
/** A reprint of another faction's card, with its own number of copies. */
interface Reprint {
  name: string;
  reprint: string;
  copies: number;
}

/** Shared decks are one folder deeper. */
const files = import.meta.glob<Printed<Card | Reprint>>('../../../../packages/cards/src/*/facts.json', {
  import: 'default',
});
const loaders = new Map(Object.entries(files).map(([path, load]) => [path.split('/').at(-2)!, load]));

/** Fetched files by folder, in order of arrival. */
const read = new Map<string, Printed<Card | Reprint>>();
let known: ReadonlyMap<string, FactionSheetFacts> = new Map();
/** The last attempt to fetch some has failed. */
let isAway = false;
const listeners = new Set<() => void>();

/** A faction's facts, with the texts in the page's language. */
function inWords(file: Printed): FactionSheetFacts {
  const worded = <T extends { name: string; text: CardText }>(one: T) => ({
    ...one,
    text: printedText(one.name, one.text),
  });
  return { ...file, cards: file.cards.map(worded), titans: file.titans.map(worded), bases: file.bases.map(worded) };
}

function show(): void {
  known = new Map(withReprints([...read.values()]).map((file) => [file.faction, inWords(file)]));
  for (const tell of listeners) tell();
}
onCardTexts(show);

/** Fetches these factions, and the factions whose cards they reprint. Rejects if the server is unreachable. */
async function load(ids: readonly string[]): Promise<void> {
  const missing = ids.flatMap((id) => {
    const fetchFile = read.has(id) ? undefined : loaders.get(id);
    return fetchFile ? [fetchFile().then((file) => read.set(id, file) && file)] : [];
  });
  if (missing.length === 0) return;
  const originals = (await Promise.all(missing)).flatMap(({ cards }) =>
    cards.flatMap((one) => ('reprint' in one ? slug(one.reprint) : [])),
  );
  await load(originals);
  show();
}

/** Fetches these factions, or notes that the server is unreachable. */
async function fetchFactions(ids: readonly string[]): Promise<void> {
  const wasAway = isAway;
  isAway = await load(ids).then(
    () => false,
    () => true,
  );
  if (isAway !== wasAway) for (const tell of listeners) tell();
}

/** Replaces each reprint with the original card, keeping the reprint's number of copies. */
export function withReprints(all: readonly Printed<Card | Reprint>[]): Printed[] {
  const own = (cards: readonly (Card | Reprint)[]): Card[] => cards.flatMap((one) => ('reprint' in one ? [] : one));
  const byName = new Map(all.flatMap(({ cards }) => own(cards).map((card) => [card.name, card] as const)));
  const found = (card: Card | Reprint): Card[] => {
    if (!('reprint' in card)) return [card];
    const original = byName.get(card.name);
    return original ? [{ ...original, copies: card.copies }] : [];
  };
  return all.map((one) => ({ ...one, cards: one.cards.flatMap(found) }));
}

const subscribe = (tell: () => void) => {
  listeners.add(tell);
  return () => listeners.delete(tell);
};

/** A faction with all its cards; undefined until fetched, and for an unknown name. */
export function useFaction(name: string | undefined): FactionSheetFacts | undefined {
  useEffect(() => {
    if (name !== undefined) void fetchFactions([slug(name)]);
  }, [name]);
  return useSyncExternalStore(subscribe, () => known).get(name ?? '');
}

/** The factions fetched so far. Starts fetching all of them when a search begins. */
export function useSearchedFactions(searching: boolean): ReadonlyMap<string, FactionSheetFacts> {
  useEffect(() => {
    if (searching) void fetchFactions([...loaders.keys()]);
  }, [searching]);
  return useSyncExternalStore(subscribe, () => known);
}

/** What to say of factions that have not been fetched yet. */
export function useFetching(): string {
  const away = useSyncExternalStore(subscribe, () => isAway);
  return away ? say('The server can’t be reached right now.') : say('One moment');
}

/** What a faction is about, in words; the tag "vp" is an abbreviation. */
export const sayTags = (tags: readonly string[]): string =>
  tags.map((tag) => (tag === 'vp' ? say('VP') : tag)).join(', ');

/** "Core Set: draw, complexity 1 of 3". */
export const aboutFaction = ({ set, tags, complexity }: FactionEntry): string =>
  keepNumbers(say('{about}, complexity {complexity} of 3', { about: `${set}: ${sayTags(tags)}`, complexity }));

/** "Pirate + Ninja deck". */
export const deckName = (factions: readonly string[]): string =>
  say('{factions} deck', { factions: factions.map((name) => name.replace(/(?<!s)s$/, '')).join(' + ') });
