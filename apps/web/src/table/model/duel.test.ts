import { expect, test } from 'vitest';
import { view } from '../dev/build.ts';
import type { EventView } from '../types.ts';
import { duelLine } from './duel.ts';
import { lines, spoken } from './log.ts';
import { namer } from './words.ts';

const names = new Map([
  [5, 'Sheriff'],
  [6, 'Scout'],
]);
const line = (viewer: number, duel: Parameters<typeof view>[0]['duel']): string => {
  const seen = view({ viewer, duel });
  return duelLine(seen, namer(seen, ['Ana', 'Ben']), (id) => names.get(id));
};

test('a duel is told in one line: the two, and what each player has placed, as far as one may know', () => {
  const duel = { challenger: 5, challenged: 6, source: 'Sheriff' };
  expect(line(0, null)).toBe('');
  expect(line(0, { ...duel, cards: [] })).toBe('Duel: Sheriff against Scout');
  expect(line(0, { ...duel, cards: [{ seat: 0, revealed: false, name: 'Quick Draw' }] })).toBe(
    'Duel: Sheriff against Scout · You have placed Quick Draw',
  );
  expect(line(1, { ...duel, cards: [{ seat: 0, revealed: false }] })).toBe(
    'Duel: Sheriff against Scout · Ana has placed a card',
  );
  expect(line(1, { ...duel, challenger: null, cards: [{ seat: 0, revealed: true, name: 'Quick Draw' }] })).toBe(
    'Duel: a minion that left against Scout · Ana revealed Quick Draw',
  );
});

test('a coin and a copied ability in the log', () => {
  const name = namer(view({}), ['Ines', 'Mina']);
  const said = (e: Partial<EventView> & Pick<EventView, 'type'>): string[] =>
    lines({ n: 1, turn: 1, ...e }, name).map((one) => spoken(one, name));
  const cause = { id: 7, name: 'Toss' };
  expect(said({ type: 'coin', seat: 1, text: 'heads', cause })).toEqual(['Mina flipped a coin: heads · Toss.']);
  expect(said({ type: 'coin', seat: 1, text: 'tails', from: 'heads' })).toEqual([
    'Mina had the coin turned from heads to tails.',
  ]);
  const cards = [
    { id: 5, name: 'Sheriff' },
    { id: 6, name: 'Scout' },
  ];
  expect(said({ type: 'copy', card: { id: 8, name: 'Copyist' }, cards })).toEqual([
    'Copyist has the abilities of Sheriff, Scout.',
  ]);
});

test('a duel in the log', () => {
  const name = namer(view({}), ['Ines', 'Mina']);
  const said = (e: Partial<EventView>): string[] =>
    lines({ n: 1, turn: 1, type: 'duel', ...e }, name).map((one) => spoken(one, name));
  const two = { card: { id: 5, name: 'Sheriff' }, host: { id: 6, name: 'Scout' } };
  const cause = { id: 7, name: 'High Noon' };
  expect(said({ ...two, cause, text: 'begins' })).toEqual(['Duel: Sheriff challenged Scout · High Noon.']);
  expect(said({ seat: 1, count: 1, text: 'placed' })).toEqual(['Mina placed a card face down for the duel.']);
  expect(said({ seat: 1, text: 'none' })).toEqual(['Mina placed no card for the duel.']);
  expect(said({ text: 'stopped' })).toEqual(['The duel ended without a result.']);
  expect(said({ ...two, text: 'won', amount: 5, now: 3 })).toEqual(['Duel: Sheriff beat Scout, 5 against 3.']);
  expect(said({ ...two, text: 'tied', amount: 3, now: 3 })).toEqual(['Duel: Sheriff tied with Scout, 3 against 3.']);
});
