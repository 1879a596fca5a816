/**
 * The only place where card texts are looked up by language. `cards/de.json` holds the German ones by the card's
 * English name; missing ones appear in English, as in the facts.
 */
import { say } from './say.ts';

/** For a fusion, both sides. */
export type CardText = string | { minion: string; action: string };
/** Name of a card, titan or base → its text. */
export type CardTexts = Readonly<Record<string, CardText>>;

const files = import.meta.glob<CardTexts>('./cards/*.json', { import: 'default' });
const NONE: CardTexts = {};

let texts = NONE;
const listeners = new Set<() => void>();

/** Changes with the language, once its words are loaded. */
export function setCardTexts(now: CardTexts): void {
  texts = now;
  for (const tell of listeners) tell();
}

export const loadCardTexts = async (language: string): Promise<CardTexts> =>
  (await files[`./cards/${language}.json`]?.()) ?? NONE;

/** Anything that caches texts looks them up again when notified. */
export function onCardTexts(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

export const cardText = (name: string, english: CardText): CardText =>
  Object.hasOwn(texts, name) ? (texts[name] ?? english) : english;

/** The card's text, in one piece. */
export function printedText(name: string, english: CardText): string {
  const text = cardText(name, english);
  return typeof text === 'string' ? text : say('Minion: {minion} Action: {action}', text);
}
