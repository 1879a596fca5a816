import { afterEach, expect, it, vi } from 'vitest';
import { type Hold, holdSave } from './owner.ts';

afterEach(() => vi.unstubAllGlobals());

const held: Hold[] = [];
const hold = async (onLost: () => void, anyway = false): Promise<boolean> => {
  const mine = await holdSave(onLost, anyway);
  if (mine) held.push(mine);
  return mine !== null;
};
afterEach(() => {
  for (const one of held.splice(0)) one.end();
});

it('one tab holds the saved game: another gets it only once it is free', async () => {
  const lost = vi.fn();
  expect(await hold(lost)).toBe(true);
  expect(await hold(() => {})).toBe(false);
  held.pop()!.end();
  expect(await hold(() => {})).toBe(true);
  expect(lost).not.toHaveBeenCalled();
});

it('a tab that takes the saved game over tells the one that had it', async () => {
  const [first, second] = [vi.fn(), vi.fn()];
  expect(await hold(first)).toBe(true);
  expect(await hold(second, true)).toBe(true);
  await vi.waitFor(() => expect(first).toHaveBeenCalledOnce(), 60_000);
  expect(second).not.toHaveBeenCalled();
  // Back again.
  expect(await hold(() => {}, true)).toBe(true);
  await vi.waitFor(() => expect(second).toHaveBeenCalledOnce(), 60_000);
});

it('a page that is reloaded finds the saved game free, however late the old one lets go', async () => {
  expect(await hold(() => {})).toBe(true);
  const again = hold(() => {});
  held[0]!.end();
  expect(await again).toBe(true);
});

it('where browsers have no locks, a tab that sees another one save has lost the game', async () => {
  const listeners = new Set<(event: { key: string }) => void>();
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('addEventListener', (_: string, listen: () => void) => listeners.add(listen));
  vi.stubGlobal('removeEventListener', (_: string, listen: () => void) => listeners.delete(listen));
  const lost = vi.fn();
  expect(await hold(lost)).toBe(true);
  const tell = (key: string) => {
    for (const listen of [...listeners]) listen({ key });
  };
  tell('smash.settings');
  expect(lost).not.toHaveBeenCalled();
  tell('smash.hotseat');
  tell('smash.hotseat');
  expect(lost).toHaveBeenCalledOnce();
  expect(listeners.size).toBe(0);
});
