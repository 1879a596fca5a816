import { expect, test } from 'vitest';
import { requests } from './requests.ts';

const ok = (type: keyof typeof requests, payload: unknown) => requests[type].safeParse(payload).success;

test('payloads that may be omitted', () => {
  for (const type of ['sync', 'leave', 'start', 'concede', 'reopen'] as const) {
    expect(ok(type, undefined)).toBe(true);
    expect(ok(type, null)).toBe(true);
    expect(ok(type, {})).toBe(true);
  }
});

test('an answer names its prompt and its options', () => {
  expect(ok('answer', { prompt: 3, pick: [1, 2] })).toBe(true);
  expect(ok('answer', { prompt: 3, pick: [] })).toBe(true);
  for (const bad of [null, {}, { prompt: '3', pick: [] }, { prompt: 3, pick: 1 }, { prompt: 3, pick: [0.5] }]) {
    expect(ok('answer', bad)).toBe(false);
  }
  expect(ok('answer', { prompt: 3, pick: [], seat: 1 })).toBe(false);
  expect(ok('answer', { prompt: 3, pick: Array.from({ length: 201 }, (_, i) => i) })).toBe(false);
  expect(ok('answer', { prompt: Number.NaN, pick: [] })).toBe(false);
});

test('options can be changed one at a time', () => {
  expect(ok('options', { vpToWin: 12 })).toBe(true);
  expect(ok('options', { vpToWin: 4 })).toBe(false);
  expect(ok('options', { players: 5 })).toBe(false);
  expect(ok('options', { cheat: true })).toBe(false);
});
