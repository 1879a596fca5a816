import { afterEach, expect, it } from 'vitest';
import { type CardTexts, cardText, onCardTexts, printedText, setCardTexts } from './cards.ts';

/** A language of one word, with two cards written down. */
const meow: CardTexts = {
  'Big Frog': 'Meow.',
  'Frog or Leap': { minion: 'Meow?', action: 'Meow!' },
};
afterEach(() => setCardTexts({}));

it('the text of a card is that of the language, and English where the language has none', () => {
  setCardTexts(meow);
  expect(printedText('Big Frog', 'Draw a card.')).toBe('Meow.');
  expect(printedText('Stork', 'Destroy a frog.')).toBe('Destroy a frog.');
  expect(printedText('toString', '')).toBe('');
});

it('of a fusion both sides are looked up', () => {
  const english = { minion: 'Draw.', action: 'Move.' };
  expect(printedText('Frog or Leap', english)).toBe('Minion: Draw. Action: Move.');
  setCardTexts(meow);
  expect(cardText('Frog or Leap', english)).toEqual({ minion: 'Meow?', action: 'Meow!' });
  expect(printedText('Frog or Leap', english)).toBe('Minion: Meow? Action: Meow!');
});

it('whoever keeps texts is told when the language changes', () => {
  const told: string[] = [];
  const stop = onCardTexts(() => told.push(printedText('Big Frog', 'Draw a card.')));
  setCardTexts(meow);
  setCardTexts({});
  stop();
  setCardTexts(meow);
  expect(told).toEqual(['Meow.', 'Draw a card.']);
});
