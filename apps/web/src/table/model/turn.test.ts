import { expect, test } from 'vitest';
import { seat, view } from '../../fixtures/views/build.ts';
import type { View } from '../../view/types.ts';
import { namer, saySummary, sayTurn } from './words.ts';

const table = (extra: Partial<View>): View =>
  view({ seats: [0, 1, 2].map((n) => seat(n, [], 0, 5, 15, [])), current: 0, next: 1, ...extra });
const said = (extra: Partial<View>): string[] => sayTurn(table(extra), namer(table(extra), ['Ines', 'Mina', 'Lena']));

test('an extra turn is labelled, and the next player is named if not the next clockwise', () => {
  expect(said({})).toEqual(['You']);
  expect(said({ current: 1, next: 2 })).toEqual(['Mina']);
  expect(said({ current: 2, next: 0 })).toEqual(['Lena']);
  expect(said({ current: 1, next: 0 })).toEqual(['Mina', 'next You']);
  expect(said({ current: 2, extraTurn: true, next: 1 })).toEqual(['Lena', 'extra turn', 'next Mina']);
  expect(said({ current: 2, extraTurn: true, next: 2 })).toEqual(['Lena', 'extra turn', 'next Lena']);
  expect(said({ current: null, next: null })).toEqual([]);
});

test('a player who conceded is not the next clockwise', () => {
  const seen = table({ current: 0, next: 2 });
  seen.seats[1]!.out = true;
  expect(sayTurn(seen, namer(seen, ['Ines', 'Mina', 'Lena']))).toEqual(['You']);
});

test('the summary includes it', () => {
  const seen = table({ current: 2, extraTurn: true, next: 1 });
  expect(saySummary(seen, namer(seen, ['Ines', 'Mina', 'Lena']))).toMatch(/^Turn 7, Lena, extra turn, next Mina\. /);
});
