import type { Seen } from '@smash/bots';
import type { BarePlayer, Position } from '@smash/chaos/testing/bareTable.ts';
import { chance, passing } from '@smash/chaos/testing/harness.ts';
import { useOneTable } from '@smash/chaos/testing/oneTable.ts';
import type { BotLevel } from '@smash/protocol';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { BotPace } from './botPace.ts';

const one = useOneTable();
beforeEach(() => {
  vi.spyOn(Math, 'random').mockReturnValue(0);
});
afterEach(() => {
  vi.restoreAllMocks();
});

const STEP_MS = 10;
/** The same numbers from 0 to 1 each time. */
const drawn = (seed: number): (() => number) => {
  const next = chance(seed);
  return () => next(1000) / 1000;
};

/** How long the turn of a bot with that hand takes if a thought about more than one option takes that long, ms. */
async function turnOf(hand: string[], thoughtMs: number): Promise<number> {
  // Shown after 1.17 s.
  vi.spyOn(Math, 'random').mockReturnValue(0.9);
  const thinker = {
    think: async (_: BotLevel, { view }: Seen) => {
      const { options } = view.prompt!;
      if (options.length > 1) await new Promise((done) => setTimeout(done, thoughtMs));
      return { pick: [options.at(-1)!.id] };
    },
    hint: () => Promise.reject(new Error('Nobody asks for one.')),
  };
  const seats = {
    A: { factions: ['Aliens', 'Pirates'] },
    B: { factions: ['Dinosaurs', 'Zombies'], hand, deck: ['Walker', 'Walker'] },
  };
  const position = { options: { cover: true }, seats, bases: [{ name: 'The Homeworld', cards: [] }] };
  const open = await one.open(position as unknown as Position, { tellMask: false }, [0, 0], { bots: [1], thinker });
  const host = open.players[0] as BarePlayer;
  await host.answer('end');
  const begun = Date.now();
  while (host.view.current !== 0 && Date.now() - begun < 10_000) await passing(STEP_MS);
  return Date.now() - begun;
}

test('a bot ends its turn after the same time whether or not there was anything else to choose (INFO-4)', async () => {
  const nothing = await turnOf([], 0);
  expect(nothing).toBeGreaterThanOrEqual(900);
  expect(nothing).toBeLessThanOrEqual(1300);
  for (const ms of [0, 300, 1150]) expect(await turnOf(['War Raptor', 'Howl'], ms)).toBe(nothing);
});

describe('the pace of a table’s bots', () => {
  const shown = (pace: BotPace, tookMs: number): number => pace.begin()(tookMs);

  test('is drawn before they think: from 0.9 to 1.2 s, however long they do', () => {
    const after = (tookMs: number) => {
      vi.spyOn(Math, 'random').mockImplementation(drawn(3));
      const pace = new BotPace(900);
      return Array.from({ length: 200 }, () => shown(pace, tookMs));
    };
    const quick = after(0);
    expect(after(899)).toEqual(quick);
    expect(Math.min(...quick)).toBeLessThan(910);
    expect(Math.max(...quick)).toBeGreaterThan(1190);
    expect(Math.max(...quick)).toBeLessThanOrEqual(1200);
  });

  test('slows down after a long thought, for all answers alike, and recovers after twenty', () => {
    const pace = new BotPace(900);
    expect([shown(pace, 10), shown(pace, 1000), shown(pace, 0), shown(pace, 1700)]).toEqual([900, 1800, 1800, 1800]);
    expect(Array.from({ length: 21 }, () => shown(pace, 0))).toEqual([...Array(20).fill(1800), 900]);
    expect([shown(pace, 2000), shown(pace, 900)]).toEqual([3600, 3600]);
    expect([shown(pace, 20_000), shown(pace, 0)]).toEqual([21_600, 7200]);
  });

  test('tests may have none', () => {
    const pace = new BotPace(0);
    expect([shown(pace, 0), shown(pace, 500)]).toEqual([0, 0]);
  });
});
