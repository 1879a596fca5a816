import { expect, test } from 'vitest';
import { sentenceOf, sentences } from './sentence.ts';

const GIANT =
  'Special: You may play this titan where nobody has a minion. Ongoing: Other players must discard a card to play a minion here. ' +
  'Talent: Destroy a minion here with power 2 or less to move this titan to another base.';

test('the sentence behind a question is found by its words', () => {
  expect(sentenceOf(GIANT, 'Destroy a minion here of power 2 or less')).toBe(2);
  expect(sentenceOf(GIANT, 'Discard a card to play a minion there')).toBe(1);
  expect(sentenceOf('Discard a card. Draw a card.', 'Discard a card')).toBe(0);
});

test('an only sentence is the one, and an ambiguous match is none', () => {
  expect(sentenceOf('You may destroy a minion here', 'Choose a minion')).toBe(0);
  expect(sentenceOf('Place a counter on it. Place a counter here.', 'Place a counter')).toBe(-1);
  expect(sentenceOf('Draw a card. Play it.', 'Choose a base')).toBe(-1);
});

test('joined again, the sentences give the text', () => {
  expect(sentences(GIANT)).toHaveLength(3);
  expect(sentences(GIANT).join('')).toBe(GIANT);
  expect(sentences('')).toEqual([]);
});
