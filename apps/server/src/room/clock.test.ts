import { ask } from '@smash/chaos/testing/ask.ts';
import { aboutToScore, type BarePlayer, type Position } from '@smash/chaos/testing/bareTable.ts';
import { passing } from '@smash/chaos/testing/harness.ts';
import { useOneTable } from '@smash/chaos/testing/oneTable.ts';
import { expect, test, vi } from 'vitest';

const one = useOneTable();

/**
 * What the other player learns from the clocks when a window opens in which the current player could, or could not, use
 * `hand`.
 */
async function told(hand: string): Promise<{ theirs: BarePlayer['clock']; own: BarePlayer['clock'] }> {
  const { players } = await one.open(aboutToScore([hand], ['Walker']), { clock: 'blitz' });
  const [a, b] = players as [BarePlayer, BarePlayer];
  expect(b.clock).toMatchObject({ turn: 0, runs: true });
  await vi.advanceTimersByTimeAsync(5000);
  await a.answer('end');
  expect(a.prompt).toMatchObject({ kind: 'react' });
  return { theirs: b.clock, own: a.clock };
}

/** A turn of 45 s, of which 5 have passed. */
async function begun(rule: 'blitz' | 'day' = 'blitz') {
  const position = {
    options: { cover: true, vpToWin: 30, duplicates: true },
    seats: {
      A: { factions: ['Aliens', 'Ninjas'], hand: ['Invader'] },
      B: { factions: ['Zombies', 'Ninjas'], hand: ['Walker'] },
    },
    bases: [{ name: 'The Homeworld', cards: [] }],
  };
  const table = await one.open(position as unknown as Position, { clock: rule });
  await passing(5000);
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const [a, b] = table.players as [BarePlayer, BarePlayer];
  return { ...table, a, b };
}

/** From now on moves do not fit on the disk, but smaller changes do. */
function fill(store: Awaited<ReturnType<typeof begun>>['store']): () => void {
  const full = async () => {
    throw new Error('database or disk is full');
  };
  const spies = [
    vi.spyOn(store, 'addCommand').mockImplementation(full),
    vi.spyOn(store, 'probe').mockImplementation(full),
  ];
  return () => {
    for (const spy of spies) spy.mockRestore();
  };
}

test('while moves cannot be stored the table stays paused, whatever else can be, and clocks stand', async () => {
  const { a, b, table, store } = await begun();
  const free = fill(store);
  await expect(a.answer('end')).rejects.toThrow();
  expect(b.clock).toMatchObject({ turn: 0, turnMs: 40_000, runs: false });
  await passing(60_000);
  await ask(table, a.peer, 'lock', { lock: 'seats' });
  await passing(60_000);
  expect(table.lobby().paused).toBe(true);
  expect(a.notices.filter((text) => text.includes('save'))).toHaveLength(1);
  expect(a.prompt!.kind).toBe('play');
  free();
  await passing(2000);
  expect(table.lobby().paused).toBe(false);
  expect(a.notices.at(-1)).toContain('saved again');
  expect(a.clock).toMatchObject({ turn: 0, ownMs: 40_000, runs: true });
  await passing(39_000);
  expect(a.prompt).not.toBeNull();
  await passing(2000);
  expect(a.view.current).toBe(1);
});

test('somebody whose time had run out when saving failed gets some seconds to act', async () => {
  const { a, store } = await begun();
  const free = fill(store);
  await passing(60_000);
  expect(a.prompt).not.toBeNull();
  free();
  await passing(2000);
  expect(a.clock).toMatchObject({ runs: true, ownMs: 5000 });
  await passing(4000);
  await a.answer('end');
});

test('by days, too, the time in which nothing could be stored does not count', async () => {
  const { a, table, store } = await begun('day');
  const free = fill(store);
  const due = table.room.clock!.asked[0]!.until;
  await expect(a.answer('end')).rejects.toThrow();
  await passing(3_600_000);
  free();
  await passing(2000);
  await passing(0);
  expect(table.room.clock!.asked[0]!.until - due).toBeGreaterThanOrEqual(3_600_000);
  expect(a.clock!.ownMs).toBe(table.room.clock!.asked[0]!.until - Date.now());
});

test('time in which the process did not run does not count: waiting answers are read first', async () => {
  for (const first of ['a timer', 'a message']) {
    const { a, b } = await begun();
    const now = performance.now.bind(performance);
    const jump = vi.spyOn(performance, 'now').mockImplementation(() => now() + 60_000);
    if (first === 'a message') b.want({ full: true });
    await passing(1000);
    expect(b.clock).toMatchObject({ turn: 0, runs: true });
    expect(b.clock!.turnMs).toBeGreaterThan(35_000);
    await passing(30_000);
    await a.answer('end');
    expect(a.view.current).toBe(1);
    jump.mockRestore();
  }
});

test('no clock reveals whether the current player was really asked in a window (INFO-4)', async () => {
  const asked = await told('Shinobi');
  const covered = await told('Invader');
  expect(asked.theirs).toEqual(covered.theirs);
  expect(asked.theirs).toMatchObject({ turn: 0, runs: false, turnMs: 40_000, ownMs: null });
  expect(asked.own).toMatchObject({ runs: false, ownMs: 12_000 });
  expect(covered.own).toMatchObject({ runs: false, ownMs: null });
});
