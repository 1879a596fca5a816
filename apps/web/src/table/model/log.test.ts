import { expect, test } from 'vitest';
import { view } from '../dev/build.ts';
import type { EventView } from '../types.ts';
import { lines, spoken } from './log.ts';
import { namer } from './words.ts';

const name = namer(view({}), ['Ines', 'Mina']);
const said = (e: Partial<EventView> & { type: EventView['type'] }): string[] =>
  lines({ n: 1, turn: 1, ...e }, name).map((one) => spoken(one, name));
const card = { id: 5, name: 'King Rex' };
const base = { id: 6, name: 'Tortuga' };
const cause = { id: 7, name: 'Seal the Tomb' };

test('what is hidden is told as far as one may know', () => {
  expect(said({ type: 'bury', seat: 1, count: 1, base, cause })).toEqual([
    'Mina buried a card at Tortuga · Seal the Tomb.',
  ]);
  expect(said({ type: 'bury', seat: 0, count: 1, base, card })).toEqual(['You buried King Rex at Tortuga.']);
  expect(said({ type: 'store', seat: 1, count: 1, host: card })).toEqual(['Mina stored a card under King Rex.']);
  expect(said({ type: 'play', seat: 1, card, base, from: 'buried' })).toEqual([
    'Mina played King Rex on Tortuga, uncovered.',
  ]);
});

test('the decks of all, and cards that wait', () => {
  const treasures = [card, { id: 8, name: 'Tiger Steed' }];
  expect(said({ type: 'madness', seat: 0, count: 2 })).toEqual(['You drew 2 Madness.']);
  expect(said({ type: 'treasure', seat: 1, count: 2 })).toEqual(['Mina drew 2 treasures.']);
  expect(said({ type: 'treasure', seat: 0, cards: treasures })).toEqual(['You drew King Rex, Tiger Steed.']);
  expect(said({ type: 'place', other: 1, card, to: 'hand', cause: base })).toEqual(['Mina got King Rex · Tortuga.']);
  expect(said({ type: 'place', seat: 1, other: 1, card, to: 'hand' })).toEqual(['Mina put King Rex into the hand.']);
  expect(said({ type: 'shuffle', to: 'monsterDeck' })).toEqual(['The monster deck was shuffled.']);
  expect(said({ type: 'shuffle' })).toEqual(['The base deck was shuffled.']);
  expect(said({ type: 'stasis', seat: 1, card, amount: 3, now: 3 })).toEqual([
    'King Rex got 3 stasis counters, now 3.',
  ]);
  expect(said({ type: 'stasis', seat: 1, card, amount: -1, now: 2 })).toEqual([
    'King Rex lost a stasis counter, now 2.',
  ]);
  expect(said({ type: 'swap', seat: 1, card, host: cause, base })).toEqual([
    'King Rex took the place of Seal the Tomb on Tortuga.',
  ]);
});
