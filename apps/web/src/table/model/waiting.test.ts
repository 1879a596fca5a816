import { expect, test } from 'vitest';
import { seat, view } from '../../fixtures/views/build.ts';
import type { View } from '../../view/types.ts';
import { namer, waitingLine } from './words.ts';

const NAMES = ['Ines', 'Mina', 'Lena'];
const line = (waiting: View['waiting']): string => {
  const table = view({ seats: [0, 1, 2].map((n) => seat(n, [], 0, 5, 15, [])), waiting });
  return waitingLine(table, namer(table, NAMES));
};

test('who is being waited for, what they are doing and how many have answered', () => {
  expect(line({ seats: [1], what: 'choosing a base' })).toBe('Waiting for Mina - choosing a base');
  const answered = { n: 1, of: 3 };
  expect(line({ seats: [1, 2], what: 'deciding what happens next', answered })).toBe(
    'Waiting for Mina and Lena - deciding what happens next · 1 of 3 answered',
  );
  expect(line({ seats: [1, 2], what: '', answered: { n: 0, of: 2 } })).toBe('Waiting for Mina and Lena');
});

test('in a window about hidden cards neither names nor numbers are given (INFO-4)', () => {
  expect(line({ seats: null, what: 'Act before Tortuga scores' })).toBe(
    'Waiting for the others - Act before Tortuga scores',
  );
});
