import type { View } from '@smash/engine';
import { expect, test } from 'vitest';
import { blocked, curve, holders, slots, stopOf } from './model.ts';

const snake = {
  mode: 'queensberry' as const,
  pool: ['Aliens', 'Ninjas', 'Pirates', 'Zombies'],
  order: [1, 0, 0, 1],
  next: 2,
  picked: [['Ninjas'], ['Aliens']],
};
const nameOf = (seat: number) => ['Ines', 'Mina'][seat] ?? '';

test('the ribbon shows each pick in its place', () => {
  expect(slots(snake)).toEqual([
    { seat: 1, faction: 'Aliens', state: 'past' },
    { seat: 0, faction: 'Ninjas', state: 'past' },
    { seat: 0, faction: null, state: 'now' },
    { seat: 1, faction: null, state: 'next' },
  ]);
});

test('a free draft shows two places for each player', () => {
  const free = { ...snake, mode: 'free' as const, order: [], next: 1, picked: [['Ninjas'], []] };
  expect(slots(free).map((slot) => slot.state)).toEqual(['past', 'now', 'now', 'next']);
});

test('a faction that cannot be picked has a reason', () => {
  const watching = { viewer: 1, prompt: null } as unknown as View;
  expect(blocked(watching, snake, 'Pirates', { you: 0, nameOf })).toBe('Ines picks now');
  const option = { id: 0, label: 'Pirates', name: 'Pirates' };
  const picking = { viewer: 0, prompt: { kind: 'draft', options: [option] } } as unknown as View;
  expect(blocked(picking, snake, 'Pirates', { you: 0, nameOf })).toBe('');
  expect(blocked(picking, snake, 'Aliens', { you: 0, nameOf })).toBe('Mina has it');
  expect(holders(snake, 'Aliens')).toEqual([1]);
});

test('minions by power', () => {
  expect(
    curve([
      { type: 'minion', power: 2, copies: 4 },
      { type: 'minion', power: 7, copies: 1 },
      { type: 'action', copies: 10 },
      { type: 'fusion', power: 4, copies: 2 },
    ]),
  ).toEqual([0, 4, 0, 2, 1]);
});

test('the tiles always have one tab stop: the open faction or, if a search hides it, the first one found', () => {
  expect(stopOf(['Aliens', 'Ninjas'], 'Ninjas')).toBe('Ninjas');
  expect(stopOf(['Aliens', 'Ninjas'], 'Pirates')).toBe('Aliens');
  expect(stopOf([], 'Pirates')).toBeUndefined();
});
