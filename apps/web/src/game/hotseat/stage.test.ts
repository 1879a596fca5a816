import { expect, test } from 'vitest';
import { type Open, stageOf } from './stage.ts';

const ask = (seat: number, kind = 'play', hidden = false): Open => ({ seat, id: 1, kind, hidden });
const nobody = { holder: null, caller: null };

test('the curtain falls whenever another seat must answer', () => {
  expect(stageOf([ask(1)], false, nobody, [])).toEqual({ kind: 'curtain', seat: 1 });
  expect(stageOf([ask(1)], false, { holder: 0, caller: null }, [])).toEqual({ kind: 'curtain', seat: 1 });
  expect(stageOf([ask(1)], false, { holder: 1, caller: null }, [])).toEqual({ kind: 'play', seat: 1 });
});

test('the player holding the screen continues before it is handed over', () => {
  const both = [ask(0, 'yesno', true), ask(1, 'yesno', true)];
  expect(stageOf(both, false, { holder: 1, caller: null }, [])).toEqual({ kind: 'play', seat: 1 });
});

test('a window about hidden cards is a table call, even if only the holder is asked', () => {
  const window = [ask(0, 'react', true)];
  expect(stageOf(window, false, { holder: 0, caller: null }, [])).toEqual({ kind: 'call', asked: window });
  expect(stageOf(window, false, { holder: 1, caller: 0 }, [])).toEqual({ kind: 'curtain', seat: 0 });
  expect(stageOf(window, false, { holder: 0, caller: 0 }, [])).toEqual({ kind: 'play', seat: 0 });
});

test('a caller who has answered is no longer the caller', () => {
  const window = [ask(1, 'react', true)];
  expect(stageOf(window, false, { holder: 0, caller: 0 }, []).kind).toBe('call');
});

test('drafting needs no curtain; the player with fewer picks is next', () => {
  const free = [ask(0, 'draft'), ask(1, 'draft')];
  expect(stageOf(free, false, nobody, [1, 0])).toEqual({ kind: 'draft', seat: 1 });
  expect(stageOf(free, true, nobody, [1, 0])).toEqual({ kind: 'over' });
});
