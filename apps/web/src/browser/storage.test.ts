import { afterEach, expect, test, vi } from 'vitest';
import { drop, isStored, keep, keepWord, kept, keptWords } from './storage.ts';

afterEach(() => vi.unstubAllGlobals());

/** A storage that is full from the moment the test says so. */
function fillable() {
  const stored = new Map<string, string>();
  const state = { isFull: false };
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem(key: string, text: string) {
      if (state.isFull) throw new DOMException('full', 'QuotaExceededError');
      stored.set(key, text);
    },
    removeItem: (key: string) => stored.delete(key),
  });
  return { stored, state };
}

test('a value that no longer fits replaces the older one for as long as the page lasts', () => {
  const { stored, state } = fillable();
  keep('game', 'first move');
  state.isFull = true;
  keep('game', 'second move');
  expect(kept('game')).toBe('second move');
  expect(isStored('game')).toBe(false);
  keepWord('read', 'one');
  keepWord('read', 'two');
  expect([...keptWords('read')]).toEqual(['one', 'two']);
  state.isFull = false;
  keep('game', 'third move');
  expect(kept('game')).toBe('third move');
  expect(isStored('game')).toBe(true);
  drop('game');
  expect(kept('game')).toBeNull();
  expect(stored.has('game')).toBe(false);
});

test('what another tab has stored since is read', () => {
  const { stored } = fillable();
  keep('game', 'mine');
  stored.set('game', 'theirs');
  expect(kept('game')).toBe('theirs');
});

test('without any storage a value lasts as long as the page', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  keep('name', 'Ines');
  expect(kept('name')).toBe('Ines');
  drop('name');
  expect(kept('name')).toBeNull();
});
