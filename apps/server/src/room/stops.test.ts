import { aboutToScore, BarePlayer } from '@smash/chaos/testing/bareTable.ts';
import { chance, passing } from '@smash/chaos/testing/harness.ts';
import { type BareTable, isScored, untilScored, useOneTable } from '@smash/chaos/testing/oneTable.ts';
import { describe, expect, test, vi } from 'vitest';
import { engine } from '../game/engine.ts';
import { SqliteStore } from '../storage/sqlite.ts';
import { Tables } from './tables.ts';

const draws = vi.hoisted(() => ({ next: (n: number): number => n - 1 }));
vi.mock('node:crypto', async (original) => ({
  ...(await original<typeof import('node:crypto')>()),
  randomInt: (min: number, max: number) => min + draws.next(max - min),
}));

const one = useOneTable();

/** The base is about to score. */
async function begin(hands: string[][], options = {}) {
  const table = await one.open(aboutToScore(...hands), options);
  return table as BareTable & { players: [BarePlayer, BarePlayer, BarePlayer] };
}

/** Answers after this many ms of the clock, if the question is still open. */
const later = (player: BarePlayer, ms: number): void => {
  const { id } = player.prompt!;
  setTimeout(() => void (player.prompt?.id === id && player.answer()), ms);
};

describe('an empty window (T-27)', () => {
  test('without the tell-mask lasts as long as the slowest player (T-27)', async () => {
    const { players } = await begin([['Invader'], ['Shinobi'], ['Shinobi'], ['Walker']], { tellMask: false });
    await players[0].answer('end');
    later(players[1], 250);
    later(players[2], 700);
    const took = await untilScored(players[0]);
    expect(took).toBeGreaterThanOrEqual(700);
    expect(took).toBeLessThanOrEqual(1000);
  });

  test('with the tell-mask lasts between 1.6 and 3.5 s whatever anybody holds, long or short equally often (T-27, INFO-4)', async () => {
    const runs = async (hand: string): Promise<number[]> => {
      // The same random delays for every hand.
      draws.next = chance(27);
      const all: number[] = [];
      for (let run = 0; run < 30; run++) {
        // The only one with a card: nobody else keeps the window open.
        const { players } = await begin([[], [hand]]);
        await players[0].answer('end');
        expect(players[1].prompt).toMatchObject({ kind: 'react', window: { kind: 'beforeScore' } });
        expect(players[1].prompt!.decoy === true).toBe(hand === 'Walker');
        // A player with a usable card passes at some point; where nobody has one, the room closes the window by itself.
        if (hand === 'Shinobi') later(players[1], 100 + ((run * 97) % 1400));
        all.push(await untilScored(players[0]));
      }
      return all;
    };
    const withSpecial = await runs('Shinobi');
    const without = await runs('Walker');
    expect(withSpecial).toEqual(without);
    expect(Math.min(...without)).toBeGreaterThanOrEqual(1600);
    expect(Math.max(...without)).toBeLessThanOrEqual(3500);
    expect(Math.max(...without) - Math.min(...without)).toBeGreaterThan(1000);
  });

  test('looks the same to the others when a stop passes a possible play (T-27, INFO-4)', async () => {
    const { players } = await begin([['Invader'], ['Shinobi'], ['Walker']]);
    draws.next = () => 1000;
    players[1].want({
      stops: { beforeScore: 'never', afterScore: 'smart', turnStart: 'smart', trigger: 'smart', turnEnd: 'smart' },
    });
    await players[0].answer('end');
    expect(players[1].prompt!.options).toHaveLength(1);
    expect(players[1].passing.auto).toBe(players[1].prompt!.id);
    // The player's page learns of the automatic pass before the question, so it does not call the player for nothing.
    expect(players[1].heard.slice(-2)).toEqual(['passing', 'patch']);
    expect(await untilScored(players[0])).toBeCloseTo(2600, -2);
  });

  test('that the game ends in is no failure', async () => {
    const { table, players } = await begin([['Invader'], ['Walker']]);
    draws.next = () => 400;
    await players[0].answer('end');
    await passing(1999);
    const logged = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    const over = table.concede(players[1].peer);
    await passing(10);
    await over;
    await passing(10);
    expect(table.lobby().phase).toBe('over');
    expect(logged.mock.calls.join()).not.toContain('cover pass failed');
    logged.mockRestore();
  });

  test('does not open if nobody has cards in hand, as everybody sees (ME-4)', async () => {
    const { players } = await begin([[], [], []]);
    await players[0].answer('end');
    expect(isScored(players[0])).toBe(true);
  });
});

describe('a player whose connection breaks (INFO-4)', () => {
  const never = { beforeScore: 'never', afterScore: 'never', turnStart: 'never', trigger: 'never', turnEnd: 'never' };
  const settings = {
    '': {},
    'who passes until their turn': { pass: 'turn' },
    'who is never asked': { stops: never },
    'who always passes that card': { skip: { card: 'Shinobi', on: true } },
  } as const;
  const moments = { 'before the window': -1000, 'in the window': 500, 'after a quick answer': 1000 };

  /** What the others get and when, with this hand. */
  async function trace(hand: string, setting: object, leaves: number, clock: 'off' | 'blitz'): Promise<unknown[]> {
    draws.next = () => 400;
    const { table, players } = await begin([['Invader'], [hand], ['Walker']], { clock });
    const [host, left] = players;
    left.want(setting);
    const heard: unknown[] = [];
    const passesSoon = (player: BarePlayer) => {
      const { prompt } = player;
      if (prompt?.kind !== 'react' || prompt.decoy || player.passing.auto === prompt.id) return;
      setTimeout(() => void player.answer().catch(() => {}), 100);
    };
    const go = async (ms: number) => {
      for (const until = Date.now() + ms; Date.now() < until; await passing(20))
        heard.push([host.heard.length, host.events.length, isScored(host)]);
    };
    if (leaves < 0) table.part(left.peer);
    await host.answer('end');
    if (leaves > 500) passesSoon(left);
    await go(Math.max(0, leaves));
    if (leaves >= 0) table.part(left.peer);
    await go(14_000);
    const back = new BarePlayer(table, left.token);
    passesSoon(back);
    await go(8000);
    expect(isScored(host)).toBe(true);
    return heard;
  }

  test.each(
    Object.entries(settings).flatMap(([who, setting]) =>
      Object.entries(moments).map(([when, leaves]) => [when, who, leaves, setting] as const),
    ),
  )('%s, %s: the table passes, or waits for them, whatever they hold', async (_when, _who, leaves, setting) => {
    for (const clock of ['off', 'blitz'] as const)
      expect(await trace('Shinobi', setting, leaves, clock)).toEqual(await trace('Walker', setting, leaves, clock));
  });
});

describe('a pass', () => {
  test('is void once somebody acts: the player is asked again (T-28)', async () => {
    const { players } = await begin([['Invader'], ['Shinobi'], ['Shinobi']]);
    await players[0].answer('end');
    const passed = players[1].answer();
    await passing(4000);
    await passed;
    expect(players[1].prompt).toBeNull();
    await players[2].answer('Shinobi');
    expect(players[1].prompt).toMatchObject({ kind: 'react', options: [{ name: 'Shinobi' }] });
    expect(isScored(players[0])).toBe(false);
  });

  test('for this base holds even if somebody acts, unless an interrupt is set (T-28)', async () => {
    const { players } = await begin([['Invader'], ['Shinobi'], ['Shinobi']]);
    players[1].want({ breaks: [] });
    await players[0].answer('end');
    players[1].want({ pass: 'window' });
    expect(players[1].passing).toEqual({ full: false, pass: 'window', skips: [], auto: players[1].prompt!.id });
    await players[2].answer('Shinobi');
    expect(players[1].passing.auto).toBe(players[1].prompt!.id);
    await untilScored(players[0]);
  });

  test('for this base is broken by a card played in the window, unless the player disabled that (T-28)', async () => {
    const { players } = await begin([['Invader'], ['Shinobi'], ['Shinobi']]);
    await players[0].answer('end');
    players[1].want({ pass: 'window' });
    await players[2].answer('Shinobi');
    await passing(10_000);
    expect(players[1].passing).toEqual({ full: false, pass: null, skips: [], auto: null });
    expect(players[1].prompt).toMatchObject({ kind: 'react', options: [{ name: 'Shinobi' }] });
    expect(isScored(players[0])).toBe(false);
  });

  test('for an always-passed card is made behind the same delay, until the player wants to be asked again', async () => {
    const { players } = await begin([['Invader'], ['Shinobi'], ['Walker']]);
    players[1].want({ skip: { card: 'Shinobi', on: true } });
    await players[0].answer('end');
    expect(players[1].passing).toMatchObject({ skips: ['Shinobi'], auto: players[1].prompt!.id });
    expect(isScored(players[0])).toBe(false);
    players[1].want({ skip: { card: 'Shinobi', on: false } });
    await passing(10_000);
    expect(isScored(players[0])).toBe(false);
    players[1].want({ skip: { card: 'Shinobi', on: true } });
    await passing(10_000);
    expect(isScored(players[0])).toBe(true);
  });

  test('made for a player with nothing to use can be held back, and is then the player’s own (INFO-4)', async () => {
    const { players } = await begin([['Invader'], ['Walker'], ['Walker']]);
    await players[0].answer('end');
    players[1].want({ hold: players[1].prompt!.id });
    await passing(20_000);
    expect(isScored(players[0])).toBe(false);
    await players[1].answer();
    expect(isScored(players[0])).toBe(true);
  });

  test('is never made for a mandatory choice, however long it takes (T-29)', async () => {
    const { players } = await begin([['Invader'], ['Shinobi'], ['Walker']]);
    const never = {
      beforeScore: 'never',
      afterScore: 'never',
      turnStart: 'never',
      trigger: 'never',
      turnEnd: 'never',
    } as const;
    for (const player of players) player.want({ stops: never, breaks: [], pass: 'turn' });
    await passing(60_000);
    expect(players[0].prompt).toMatchObject({ kind: 'play', optional: false });
    await players[0].answer('end');
    await untilScored(players[0]);
    await passing(60_000);
    // The next player's choice is still open: it was not made automatically.
    const asked = players.filter(({ prompt }) => prompt && !prompt.optional);
    expect(asked).toHaveLength(1);
    expect(asked[0]!.passing.auto).toBeNull();
  });
});

test('a room opened before the tell-mask existed has it on', async () => {
  const { table } = await begin([['Invader'], ['Walker']]);
  const { tellMask: _, ...options } = table.room.options;
  await one.close();
  const store = new SqliteStore(one.folder);
  await store.saveRoom({ ...table.room, phase: 'lobby', gameId: null, options: options as typeof table.room.options });
  const tables = new Tables({ engine, store, version: '', build: '', coverMs: [0, 0] }, 10);
  expect((await tables.load(table.code))!.lobby().options).toEqual({ ...options, tellMask: true });
  await store.close();
});

describe('a player’s settings', () => {
  test('can ask even with nothing to play, in windows where everybody is asked', async () => {
    const { players } = await begin([['Invader'], ['Walker'], ['Walker']]);
    players[1].want({ full: true });
    await players[0].answer('end');
    await passing(20_000);
    expect(players[1].prompt).toMatchObject({ kind: 'react', decoy: true });
    expect(players[1].passing).toEqual({ full: true, pass: null, skips: [], auto: null });
    expect(isScored(players[0])).toBe(false);
  });

  test('are sent to that player only, and need a seat and a game', async () => {
    const { table, players } = await begin([['Invader'], ['Shinobi'], ['Walker']]);
    await players[0].answer('end');
    const before = JSON.stringify([players[0].known, players[2].known]);
    players[1].want({ pass: 'window' });
    expect(JSON.stringify([players[0].known, players[2].known])).toBe(before);
    expect(players.map(({ passing }) => passing.pass)).toEqual([null, 'window', null]);
    table.part(players[2].peer);
    players[2].peer.seat = null;
    expect(() => players[2].want({ pass: 'turn' })).toThrow('Only players at this table can do that.');
    await table.concede(players[0].peer);
    await table.concede(players[1].peer);
    expect(() => players[1].want({ pass: 'turn' })).toThrow('There is no game under way.');
  });
});
