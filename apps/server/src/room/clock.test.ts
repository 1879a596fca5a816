import { type BarePlayer, bareTable } from '@smash/chaos/testing/bareTable.ts';
import { fakeClock, useTemporaryFolder } from '@smash/chaos/testing/harness.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const folder = useTemporaryFolder();
beforeEach(() => {
  fakeClock();
});
afterEach(() => {
  vi.useRealTimers();
});

/**
 * What the other player learns from the clocks when a window opens in which the current player could, or could not, use
 * `hand`.
 */
async function told(hand: string): Promise<{ theirs: BarePlayer['clock']; own: BarePlayer['clock'] }> {
  const cards = [...Array.from({ length: 3 }, () => ({ seat: 'A', card: 'Invader' })), { seat: 'B', card: 'Invader' }];
  const { players, close } = await bareTable(
    folder.path,
    {
      options: { cover: true, vpToWin: 30, duplicates: true },
      seats: {
        A: { factions: ['Aliens', 'Ninjas'], hand: [hand] },
        B: { factions: ['Zombies', 'Ninjas'], hand: ['Walker'] },
      },
      bases: [
        { name: 'Jungle Oasis', cards },
        { name: 'The Homeworld', cards: [] },
      ],
    } as Parameters<typeof bareTable>[1],
    { clock: 'blitz' },
  );
  const [a, b] = players as [BarePlayer, BarePlayer];
  expect(b.clock).toMatchObject({ turn: 0, runs: true });
  await vi.advanceTimersByTimeAsync(5000);
  await a.answer('end');
  expect(a.prompt).toMatchObject({ kind: 'react' });
  const clocks = { theirs: b.clock, own: a.clock };
  await close();
  folder.renew();
  return clocks;
}

test('no clock reveals whether the current player was really asked in a window (INFO-4)', async () => {
  const asked = await told('Shinobi');
  const covered = await told('Invader');
  expect(asked.theirs).toEqual(covered.theirs);
  expect(asked.theirs).toMatchObject({ turn: 0, runs: false, turnMs: 40_000, ownMs: null });
  expect(asked.own).toMatchObject({ runs: false, ownMs: 12_000 });
  expect(covered.own).toMatchObject({ runs: false, ownMs: null });
});
