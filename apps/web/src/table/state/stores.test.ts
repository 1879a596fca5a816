import { expect, test, vi } from 'vitest';
import type { View } from '../../view/types.ts';
import type { TableState } from './context.ts';
import { tableStores } from './stores.ts';

const tasks: (() => void)[] = [];
vi.stubGlobal('addEventListener', () => {});
vi.stubGlobal('scheduler', { postTask: (run: () => void) => tasks.push(run) });

const stateOf = (turn: number, layout: string) => {
  const view = { turn } as View;
  return { view, layout } as TableState;
};

function shown() {
  const first = stateOf(1, 'desktop');
  const { store, late, put } = tableStores(first);
  return { first, put, turns: () => [store, late].map((one) => one.getState().view.turn), store, late };
}

test('a new view reaches the board in one task and all around it in another', () => {
  const { put, turns } = shown();
  put(stateOf(2, 'desktop'));
  expect(turns()).toEqual([1, 1]);
  tasks.shift()!();
  expect(turns()).toEqual([2, 1]);
  tasks.shift()!();
  expect(turns()).toEqual([2, 2]);
});

test('what is around the board is marked while it shows the view before', () => {
  const marks: boolean[] = [];
  const { put } = tableStores(stateOf(1, 'desktop'), (isBehind) => marks.push(isBehind));
  put(stateOf(2, 'desktop'));
  tasks.shift()!();
  put(stateOf(3, 'desktop'));
  while (tasks.length > 0) tasks.shift()!();
  expect([marks[0], marks.at(-1)]).toEqual([true, false]);
});

test('what changes with the same view is shown at once, everywhere', () => {
  const { first, put, store, late } = shown();
  put({ ...first, layout: 'phone' });
  expect([store, late].map((one) => one.getState().layout)).toEqual(['phone', 'phone']);
});

test('the newest of several states is shown', () => {
  const { put, turns, late } = shown();
  const second = stateOf(2, 'desktop');
  put(second);
  put({ ...second, layout: 'phone' });
  put(stateOf(3, 'phone'));
  while (tasks.length > 0) tasks.shift()!();
  expect(turns()).toEqual([3, 3]);
  expect(late.getState().layout).toBe('phone');
});

test('a state equal to the one shown changes nothing', () => {
  const { first, put, store } = shown();
  put({ ...first });
  expect(store.getState()).toBe(first);
});
