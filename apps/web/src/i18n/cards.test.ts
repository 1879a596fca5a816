import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import {
  type CardText,
  type CardTexts,
  cardText,
  loadCardTexts,
  onCardTexts,
  printedText,
  setCardTexts,
} from './cards.ts';

/** A one-word language with two translated cards. */
const meow: CardTexts = {
  'Big Frog': 'Meow.',
  'Frog or Leap': { minion: 'Meow?', action: 'Meow!' },
};
afterEach(() => setCardTexts({}));

it('a card’s text is in the page’s language, or English if there is none', () => {
  setCardTexts(meow);
  expect(printedText('Big Frog', 'Draw a card.')).toBe('Meow.');
  expect(printedText('Stork', 'Destroy a frog.')).toBe('Destroy a frog.');
  expect(printedText('toString', '')).toBe('');
});

it('both sides of a fusion are looked up', () => {
  const english = { minion: 'Draw.', action: 'Move.' };
  expect(printedText('Frog or Leap', english)).toBe('Minion: Draw. Action: Move.');
  setCardTexts(meow);
  expect(cardText('Frog or Leap', english)).toEqual({ minion: 'Meow?', action: 'Meow!' });
  expect(printedText('Frog or Leap', english)).toBe('Minion: Meow? Action: Meow!');
});

it('listeners are notified when the language changes', () => {
  const told: string[] = [];
  const stop = onCardTexts(() => told.push(printedText('Big Frog', 'Draw a card.')));
  setCardTexts(meow);
  setCardTexts({});
  stop();
  setCardTexts(meow);
  expect(told).toEqual(['Meow.', 'Draw a card.']);
});

type Printed = { name: string; text: CardText };
const FACTS = join(import.meta.dirname, '../../../../packages/cards/src');
const english = new Map(
  readdirSync(FACTS, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('facts.json'))
    .map((name) => JSON.parse(readFileSync(join(FACTS, name), 'utf8')) as Record<string, Printed[] | undefined>)
    .flatMap(({ cards = [], titans = [], bases = [] }) => [...cards, ...titans, ...bases])
    // The text of a reprint is in the folder of the faction that first printed the card.
    .filter(({ text }) => text !== undefined)
    .map(({ name, text }) => [name, text]),
);
/** Each text of a language with its English original. */
const pairs = (texts: CardTexts) =>
  Object.entries(texts).map(([name, text]) => ({ name, text, was: english.get(name) }));
const pieces = (text: CardText | undefined): string[] =>
  text === undefined ? [] : typeof text === 'string' ? [text] : [text.minion, text.action];
/** Parts that must not change in translation: labels and numbers. */
const fixed = (text: CardText | undefined): string[] =>
  pieces(text).map((one) => (one.match(/(?:Ongoing|Special|Talent):|[+-]?\d+/g) ?? []).join(' '));

const languages = readdirSync(join(import.meta.dirname, 'cards')).map((name) => name.replace('.json', ''));

describe.each(languages)('the card texts in "%s"', (language) => {
  it('match existing cards, with no empty text, the same labels and the same numbers', async () => {
    const all = pairs(await loadCardTexts(language));
    expect(all.length).toBeGreaterThan(0);
    expect(all.filter(({ was, text }) => was === undefined || pieces(text).some((one) => one.trim() === ''))).toEqual(
      [],
    );
    for (const { name, text, was } of all) expect([name, ...fixed(text)]).toEqual([name, ...fixed(was)]);
  });
  it('are shown if they exist', async () => {
    setCardTexts(await loadCardTexts(language));
    const [{ name = '', text = '' } = {}] = pairs(await loadCardTexts(language));
    expect(cardText(name, 'Meow.')).toEqual(text);
  });
});
