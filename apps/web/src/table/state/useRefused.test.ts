import { expect, it } from 'vitest';
import { card, option, prompt } from '../../fixtures/views/build.ts';
import { refusedCards } from './useRefused.ts';

it('asks about cards in hand that no answer names, only while cards are played', () => {
  const hand = [card('Walker', 0), card('Howl', 0)];
  const options = [option(0, 'Play Howl', { card: hand[1]!.id, verb: 'play' })];
  expect(refusedCards({ hand, prompt: prompt('play', 'Play a card', { options }) })).toEqual([hand[0]]);
  expect(refusedCards({ hand, prompt: prompt('react', 'Act?', { options }) })).toEqual([]);
  expect(refusedCards({ hand, prompt: null })).toEqual([]);
});
