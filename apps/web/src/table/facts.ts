/**
 * What is printed on a card: text, faction, kind. The files of the factions at the table are fetched when it opens;
 * until then, and for cards nobody has described, the table shows name and numbers alone.
 */
import { useSyncExternalStore } from 'react';
import type { Ruling } from '../app/factions.ts';
import { slug } from '../art/index.ts';
import { type CardText, cardText, onCardTexts, printedText } from '../words/cards.ts';

export interface Fact {
  name: string;
  faction: string;
  set: string;
  type: 'minion' | 'action' | 'titan' | 'base' | 'slot';
  text: string;
  power?: number;
  /** What an action is put on: base, minion; or special. */
  subtype?: string;
  copies?: number;
  breakpoint?: number;
  vp?: number[];
  /** What a fusion does as the one and as the other (FUS-1). */
  sides?: { minion: string; action: string };
  rulings?: Ruling[];
}

/** Of a faction, or of a deck that the factions of a set share. */
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
  }[];
  titans?: { name: string; text: string; rulings?: Ruling[] }[];
  bases?: { name: string; text: string; breakpoint: number; vp: number[]; rulings?: Ruling[] }[];
}

const files = import.meta.glob<FactFile>('../../../../packages/cards/facts/*/*.json', { import: 'default' });
const fileOf = new Map(Object.keys(files).map((path) => [path.replace(/^.*\/|\.json$/g, ''), path]));

let known: ReadonlyMap<string, Fact> = new Map();
const asked = new Set<string>();
const listeners = new Set<() => void>();
const added: FactFile[] = [];

onCardTexts(() => {
  known = new Map();
  for (const file of added.splice(0)) add(file);
});

function add(file: FactFile): void {
  const { set = '', faction = file.deck ?? '' } = file;
  const next = new Map(known);
  const put = (fact: Omit<Fact, 'text'> & { text: CardText }) => {
    if (!next.has(fact.name)) next.set(fact.name, { ...fact, text: printedText(fact.name, fact.text) });
  };
  for (const card of file.cards) put({ ...card, set, faction, type: kindOf(card), sides: sidesOf(card) });
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

/** Asks for the printed facts of these factions; safe to call again and again. */
export function loadFacts(factions: Iterable<string>): void {
  for (const faction of factions) {
    const path = fileOf.get(slug(faction));
    if (!path) continue;
    load(path);
    for (const deck of DECKS) {
      const shared = path.replace(/[^/]*$/, `${deck}.json`);
      if (shared in files) load(shared);
    }
  }
}

/** Decks that the factions of a set share lie beside them. */
const DECKS = ['madness', 'monsters', 'treasures'];

function load(path: string): void {
  if (asked.has(path)) return;
  asked.add(path);
  files[path]!().then(add, () => asked.delete(path));
}

/** Every described faction: for names that no faction at the table explains. */
export function loadAllFacts(): void {
  loadFacts(fileOf.keys());
}

const subscribe = (tell: () => void) => {
  listeners.add(tell);
  return () => listeners.delete(tell);
};

/** Facts by card or base name. */
export function useFacts(): ReadonlyMap<string, Fact> {
  return useSyncExternalStore(subscribe, () => known);
}
