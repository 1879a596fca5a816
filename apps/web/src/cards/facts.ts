/**
 * The printed parts of a card: text, faction, kind. The files of the table's factions are fetched when it opens; until
 * then, and for undescribed cards, the table shows only name and numbers.
 */
import { sharedDecks } from '@smash/cards/decks';
import { factionIndex } from '@smash/cards/factions';
import { useSyncExternalStore } from 'react';
import { slug } from '../art/factions.ts';
import { type CardText, cardText, onCardTexts, printedText } from '../i18n/cards.ts';
import type { Ruling } from './factions.ts';

export interface Fact {
  name: string;
  faction: string;
  set: string;
  type: 'minion' | 'action' | 'titan' | 'base' | 'slot';
  text: string;
  power?: number;
  /** What an action is played on: base or minion; or special. */
  subtype?: string;
  copies?: number;
  breakpoint?: number;
  vp?: number[];
  /** A fusion's effect as minion and as action (FUS-1). */
  sides?: { minion: string; action: string };
  rulings?: Ruling[];
}

/** The facts of a faction, or of a deck shared by the factions of a set. */
interface FactFile {
  set?: string;
  faction?: string;
  deck?: string;
  cards: {
    name: string;
    type: string;
    cardType?: string;
    text: CardText;
    power?: number;
    subtype?: string;
    copies?: number;
    rulings?: Ruling[];
    /** For a reprint, the faction that first printed the card; the other facts are then absent. */
    reprint?: string;
  }[];
  titans?: { name: string; text: string; rulings?: Ruling[] }[];
  bases?: { name: string; text: string; breakpoint: number; vp: number[]; rulings?: Ruling[] }[];
}

const CARDS = '../../../../packages/cards/src';
const files = import.meta.glob<FactFile>('../../../../packages/cards/src/*/facts.json', { import: 'default' });
const decks = import.meta.glob<FactFile>('../../../../packages/cards/src/decks/*/facts.json', { import: 'default' });
const loaders = new Map([...Object.entries(files), ...Object.entries(decks)]);

let known: ReadonlyMap<string, Fact> = new Map();
const asked = new Set<string>();
/** Number of files requested and not yet loaded. */
let coming = 0;
const listeners = new Set<() => void>();
const added: FactFile[] = [];

onCardTexts(() => {
  known = new Map();
  for (const file of added.splice(0)) add(file);
});

function add(file: FactFile): void {
  const { set = '', faction = file.deck ?? '' } = file;
  loadSharedDecks(set);
  const next = new Map(known);
  const put = (fact: Omit<Fact, 'text'> & { text: CardText }) => {
    if (!next.has(fact.name)) next.set(fact.name, { ...fact, text: printedText(fact.name, fact.text) });
  };
  loadFacts(file.cards.flatMap(({ reprint }) => reprint ?? []));
  for (const card of file.cards)
    if (card.reprint === undefined) put({ ...card, set, faction, type: kindOf(card), sides: sidesOf(card) });
  for (const titan of file.titans ?? []) put({ ...titan, set, faction, type: 'titan' });
  for (const base of file.bases ?? []) put({ ...base, set, faction, type: 'base' });
  added.push(file);
  known = next;
  for (const tell of listeners) tell();
}

function sidesOf({ name, text: english }: FactFile['cards'][number]): Fact['sides'] {
  const text = cardText(name, english);
  return typeof text === 'string' ? undefined : text;
}
const kindOf = ({ type, cardType = type }: FactFile['cards'][number]): Fact['type'] =>
  cardType === 'action' ? 'action' : 'minion';

/** Requests the printed facts of these factions; safe to call repeatedly. */
export function loadFacts(factions: Iterable<string>): void {
  for (const faction of factions) {
    load(`${CARDS}/${slug(faction)}/facts.json`);
  }
}

function load(path: string): void {
  const fetchFile = loaders.get(path);
  if (!fetchFile || asked.has(path)) return;
  asked.add(path);
  coming++;
  // Decrement in the same step as adding: several files may arrive at once, and listeners check whether more are
  // pending.
  fetchFile().then(
    (file) => {
      coming--;
      add(file);
    },
    () => {
      coming--;
      asked.delete(path);
    },
  );
}

/** Has everything requested been loaded? */
export const areFactsHere = (): boolean => coming === 0;

/** The decks that the factions of this set share. */
function loadSharedDecks(set: string | undefined): void {
  for (const one of sharedDecks) if (one.set === set) load(`${CARDS}/decks/${one.deck}/facts.json`);
}

/**
 * Requests the facts of all factions in these factions' sets: their bases may be in play, too (SET-5). False if all
 * were requested before.
 */
export function loadSetsOf(factions: readonly string[]): boolean {
  const sets = new Set(factionIndex.flatMap(({ faction, set }) => (factions.includes(faction) ? set : [])));
  const before = asked.size;
  loadFacts(factionIndex.flatMap(({ faction, set }) => (sets.has(set) ? faction : [])));
  return asked.size > before;
}

/** Requests the facts of all factions, for names that no set at the table explains. */
export function loadAllFacts(): void {
  for (const path of loaders.keys()) load(path);
}

const subscribe = (tell: () => void) => {
  listeners.add(tell);
  return () => listeners.delete(tell);
};

/** Facts by card or base name. */
export function useFacts(): ReadonlyMap<string, Fact> {
  return useSyncExternalStore(subscribe, () => known);
}
