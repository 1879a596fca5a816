import { defaultOptions } from '@smash/protocol';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { knownTables } from '../tables.ts';
import { followTable } from './seen.ts';
import { newStore } from './store.ts';

/** The page's listeners, by event. */
const listeners = new Map<string, Set<() => void>>();
const look = () => {
  for (const listen of listeners.get('visibilitychange') ?? []) listen();
};

beforeEach(() => {
  vi.stubGlobal('document', {
    visibilityState: 'visible',
    addEventListener: (type: string, listen: () => void) =>
      listeners.set(type, (listeners.get(type) ?? new Set()).add(listen)),
    removeEventListener: (type: string, listen: () => void) => listeners.get(type)?.delete(listen),
  });
});
afterEach(() => vi.unstubAllGlobals());

const AT_TABLE = {
  stage: 'joined',
  seat: 0,
  lobby: { code: 'KILN-42', phase: 'lobby', seats: [], options: defaultOptions } as never,
} as const;
const codes = () => knownTables().map(({ code }) => code);

test('a visit that has ended says nothing more about its table', () => {
  const [first, second] = [newStore(), newStore()];
  const end = followTable(first, 'KILN-42');
  first.setState(AT_TABLE);
  expect(codes()).toEqual(['KILN-42']);
  // Put out, and let back in on another visit.
  first.setState({ stage: 'out', seat: null });
  expect(codes()).toEqual([]);
  end();
  followTable(second, 'KILN-42');
  second.setState(AT_TABLE);
  look();
  expect(codes()).toEqual(['KILN-42']);
});
