import { expect, test } from 'vitest';
import { view } from '../dev/build.ts';
import { duelLine } from './duel.ts';
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
