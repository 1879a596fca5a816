/**
 * The only place that looks up card texts by language. `cards/de.json` has the German texts by the cards' English
 * names; missing texts appear in English, as in the facts.
 */
import { say } from './say.ts';

/** A fusion has a text for each side. */
export type CardText = string | { minion: string; action: string };
/** Name of a card, titan or base → its text. */
export type CardTexts = Readonly<Record<string, CardText>>;

const files = import.meta.glob<CardTexts>('./cards/*.json', { import: 'default' });
const NONE: CardTexts = {};

let texts = NONE;
const listeners = new Set<() => void>();

/** Sets the texts of the page's language, once loaded. */
export function setCardTexts(now: CardTexts): void {
  texts = now;
  for (const tell of listeners) tell();
}

export const loadCardTexts = async (language: string): Promise<CardTexts> =>
  (await files[`./cards/${language}.json`]?.()) ?? NONE;

/** Notifies of new texts, so that anything that caches texts looks them up again. */
export function onCardTexts(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

export const cardText = (name: string, english: CardText): CardText =>
  Object.hasOwn(texts, name) ? (texts[name] ?? english) : english;

/** The card's text as one string. */
export function printedText(name: string, english: CardText): string {
  const text = cardText(name, english);
  return typeof text === 'string' ? text : say('Minion: {minion} Action: {action}', text);
}
