// Long because every choice about an absent player is tried with everybody who may or may not make it.
import { ask } from '@smash/chaos/testing/ask.ts';
import { BarePlayer } from '@smash/chaos/testing/bareTable.ts';
import { fakeEngine, fakeState } from '@smash/chaos/testing/fakeEngine.ts';
import { fakeClock, passing, useTemporaryFolder } from '@smash/chaos/testing/harness.ts';
import type { AwayChoice } from '@smash/protocol';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { engine as realEngine } from '../game/engine.ts';
import { SqliteStore } from '../storage/sqlite.ts';
import type { Table } from './table.ts';
import { Tables } from './tables.ts';

const MINUTE = 60_000;
const folder = useTemporaryFolder();
let store: SqliteStore;
let tables: Tables;
let table: Table;
let players: BarePlayer[];
let tokens: string[];

beforeEach(() => {
  store = new SqliteStore(folder.path);
  fakeClock();
});
afterEach(async () => {
  vi.useRealTimers();
  await tables.close();
  await store.close();
});

/**
 * The situation when somebody leaves. Seat 0 has the turn; in the window seats 1 and 2 could act. The draft is that of
 * the real rules.
 */
const phases = ['draft', 'turn', 'window'] as const;

async function begin(phase: (typeof phases)[number], seats = 3): Promise<void> {
  const played = {
    ...fakeEngine,
    create: (setup: Parameters<typeof fakeEngine.create>[0]) => {
      const created = fakeEngine.create(setup);
      const state = fakeState(created.state);
      let id = 500;
      const names = ['Quiet', 'Secret', 'Loud'];
      state.hands = state.hands.map(() => names.map((name) => ({ id: id++, name: `${name} ${id}` })));
      return created;
    },
  };
  const engine = phase === 'draft' ? realEngine : played;
  tables = new Tables({ engine, store, version: '', build: '', coverMs: [0, 0] }, 10);
  table = await tables.open();
  players = Array.from({ length: seats }, () => new BarePlayer(table));
  tokens = [];
  for (const [i, { peer }] of players.entries()) {
    tokens.push((await table.seats.takeSeat(peer, { name: `Player ${i}` })).token);
  }
  await table.start(players[0]!.peer, { anyway: true });
  if (phase === 'window') await players[0]!.answer(players[0]!.prompt!.options[2]!.name);
}

const absences = () => table.lobby().seats.map(({ absence }) => absence);
const leave = (seat: number) => table.part(players[seat]!.peer);
const comeBack = (seat: number) => {
  players[seat] = new BarePlayer(table, tokens[seat]);
  return players[seat]!;
};
const later = passing;
const others = (seat: number) => [0, 1, 2].filter((one) => one !== seat);
const choose = async (seat: number, choice: AwayChoice, by = others(seat)) => {
  for (const one of by) await ask(table, players[one]!.peer, 'away', { seat, choice });
  await later(0);
};

/** Somebody asks to sit in, and enough players agree. */
const sitIn = async (guest: BarePlayer, seat: number, by = others(seat)) => {
  await ask(table, guest.peer, 'standIn', { seat, name: 'Quill' });
  for (const one of by) if (players[one]!.asks.length > 0) await answerSeat(one, guest, seat, true);
  await later(0);
};
/** Begins a game whose seat is open, with a stand-in. */
async function letGuestSitIn(seat: number): Promise<BarePlayer> {
  await begin('turn');
  leave(seat);
  await later(MINUTE);
  await choose(seat, 'hand');
  const guest = new BarePlayer(table);
  await sitIn(guest, seat);
  return guest;
}
const answerSeat = (by: number, guest: BarePlayer, seat: number, allow: boolean) =>
  answerBy(players[by]!, guest, seat, allow);
const answerBy = ({ peer }: BarePlayer, guest: BarePlayer, seat: number, allow = true) =>
  ask(table, peer, 'answerSeat', { watcher: guest.peer.n, seat, allow });

/** How an absence ends; the first entry is what the others see before. */
const fates: Record<string, (seat: number) => Promise<void>> = {
  'back at once': async (seat) => {
    await later(MINUTE - 1);
    expect(absences()[seat]).toBe('grace');
    comeBack(seat);
  },
  'back before anybody has chosen': async (seat) => {
    await later(MINUTE);
    expect(absences()[seat]).toBe('choose');
    comeBack(seat);
  },
  'waited for, and back': async (seat) => {
    await later(MINUTE);
    await choose(seat, 'wait');
    expect(absences()[seat]).toBe('grace');
    await later(MINUTE);
    expect(absences()[seat]).toBe('choose');
    comeBack(seat);
  },
  'a tie waits': async (seat) => {
    await later(MINUTE);
    const [a, b] = others(seat) as [number, number];
    await choose(seat, 'hand', [a]);
    await choose(seat, 'concede', [b]);
    expect(absences()[seat]).toBe('grace');
    comeBack(seat);
  },
  'handed over, but nobody came': async (seat) => {
    await later(MINUTE);
    await choose(seat, 'hand');
    expect(absences()[seat]).toBe('open');
    comeBack(seat);
    await later(0);
  },
  'handed over, and back': async (seat) => {
    await later(MINUTE);
    await choose(seat, 'hand');
    const guest = new BarePlayer(table);
    await sitIn(guest, seat);
    expect(guest.view.viewer).toBe(seat);
    expect(table.lobby().seats[seat]).toMatchObject({ name: 'Quill', here: true, absence: '' });
    comeBack(seat);
    await later(0);
    expect(guest.peer.seat).toBeNull();
    expect(guest.view.viewer).toBe('spectator');
    expect(guest.view.hand).toEqual([]);
  },
};

test('a player who left by the menu is away at once, not cut off; the others choose after the same minute', async () => {
  await begin('turn');
  table.part(players[1]!.peer, { left: true });
  table.part(players[2]!.peer);
  expect(absences()).toEqual(['', 'left', 'grace']);
  await later(MINUTE);
  expect(absences()).toEqual(['', 'choose', 'choose']);
  await choose(1, 'wait', [0]);
  expect(absences()[1]).toBe('left');
  comeBack(1);
  expect(absences()[1]).toBe('');
  leave(1);
  expect(absences()[1]).toBe('grace');
});

describe.each(phases)('leaving in %s', (phase) => {
  describe.each([0, 1, 2])('seat %i', (seat) => {
    test.each(Object.entries(fates))('%s: the seat, the hand and the question are unchanged', async (_, fate) => {
      await begin(phase);
      const before = structuredClone(players[seat]!.view);
      leave(seat);
      expect(absences()[seat]).toBe('grace');
      expect(absences().filter(Boolean)).toHaveLength(1);
      await fate(seat);
      expect(absences()).toEqual(['', '', '']);
      expect(players[seat]!.view).toEqual(before);
      expect(table.lobby().seats[seat]).toMatchObject({ name: `Player ${seat}`, here: true });
    });

    test('the table concedes for it, and the game continues without', async () => {
      await begin(phase);
      leave(seat);
      await later(MINUTE);
      await choose(seat, 'concede');
      expect(absences()).toEqual(['', '', '']);
      expect(comeBack(seat).view.seats[seat]!.out).toBe(true);
      expect(players.some(({ view }) => view.prompt !== null)).toBe(true);
    });
  });

  test.each([
    [
      [0, 1],
      [0, 1],
    ],
    [
      [0, 1],
      [1, 0],
    ],
    [
      [1, 0],
      [0, 1],
    ],
    [
      [1, 2],
      [2, 1],
    ],
    [
      [2, 0, 1],
      [1, 2, 0],
    ],
    [
      [0, 1, 2],
      [0, 1, 2],
    ],
  ])('several: gone in the order %j, back in the order %j', async (gone, back) => {
    await begin(phase);
    const before = players.map(({ view }) => structuredClone(view));
    for (const seat of gone) {
      leave(seat);
      await later(MINUTE / 2);
    }
    for (const seat of back) {
      expect(absences()[seat]).not.toBe('');
      comeBack(seat);
      await later(MINUTE / 2);
    }
    expect(absences()).toEqual(['', '', '']);
    expect(players.map(({ view }) => view)).toEqual(before);
  });
});

test('who votes: only players still in the game and present, only after the grace period; more than half decide', async () => {
  await begin('turn', 4);
  leave(3);
  await expect(ask(table, players[0]!.peer, 'away', { seat: 3, choice: 'hand' })).rejects.toThrow('nothing to choose');
  await later(MINUTE);
  const watcher = new BarePlayer(table);
  await expect(ask(table, watcher.peer, 'away', { seat: 3, choice: 'hand' })).rejects.toThrow('Only players');
  await choose(3, 'hand', [0]);
  expect(absences()[3]).toBe('choose');
  await expect(ask(table, watcher.peer, 'standIn', { seat: 3, name: 'Quill' })).rejects.toThrow(
    'Player 3 has this seat.',
  );
  await choose(3, 'hand', [1]);
  expect(absences()[3]).toBe('open');
  // In the lobby and after the game the others wait for nobody.
  await sitIn(watcher, 3, [0, 1, 2]);
  await choose(3, 'wait', []).catch(() => {});
  expect(absences()).toEqual(['', '', '', '']);
});

test('only players in their own seats decide; without them a stand-in can only wait or let a bot play', async () => {
  const guest = await letGuestSitIn(2);
  const says = (choice: AwayChoice, seat = 1) => ask(table, guest.peer, 'away', { seat, choice });
  leave(1);
  await later(MINUTE);
  await expect(says('wait')).rejects.toThrow('Only players in their own seats can choose.');
  await choose(1, 'hand', [0]);
  expect(absences()[1]).toBe('open');
  const friend = new BarePlayer(table);
  await ask(table, friend.peer, 'standIn', { seat: 1, name: 'Rosa' });
  expect(guest.asks).toEqual([]);
  leave(0);
  await later(MINUTE);
  await expect(answerBy(guest, friend, 1)).rejects.toThrow('not on your table');
  for (const choice of ['hand', 'concede'] as const)
    for (const seat of [0, 1]) await expect(says(choice, seat)).rejects.toThrow('Whoever only sits in');
  await says('wait', 1);
  await later(0);
  expect(absences()).toEqual(['choose', 'grace', '']);
  await says('bot', 0);
  await later(0);
  expect(table.lobby().seats[0]).toMatchObject({ bot: 'medium', absence: '' });
  // A player who is back decides alone.
  comeBack(0);
  await later(MINUTE);
  await choose(1, 'concede', [0]);
  expect(absences()).toEqual(['', '', '']);
});

test.each([
  ['wait', 'grace'],
  ['bot', ''],
  ['concede', ''],
] as const)('while nobody sits in, the players may choose again: %s', async (choice, after) => {
  await begin('turn');
  leave(2);
  await later(MINUTE);
  await choose(2, 'hand');
  await ask(table, players[0]!.peer, 'lock', { lock: 'all' });
  await choose(2, choice, [0]);
  expect(absences()[2]).toBe('open');
  await choose(2, choice, [1]);
  expect(absences()[2]).toBe(after);
  const watcher = new BarePlayer(table);
  await expect(ask(table, watcher.peer, 'standIn', { seat: 2, name: 'Quill' })).rejects.toThrow('has this seat');
});

test('a tie leaves a seat open that is open', async () => {
  await begin('turn');
  leave(2);
  await later(MINUTE);
  await choose(2, 'hand');
  await choose(2, 'concede', [0]);
  await choose(2, 'wait', [1]);
  expect(absences()[2]).toBe('open');
  await choose(2, 'concede');
  expect(absences()[2]).toBe('');
});

/** As if the process had been killed: nothing is kept but what is stored. */
async function restart(): Promise<void> {
  const { code } = table;
  await tables.close();
  await store.close();
  store = new SqliteStore(folder.path);
  tables = new Tables({ engine: fakeEngine, store, version: '', build: '', coverMs: [0, 0] }, 10);
  table = (await tables.load(code))!;
}

test('a vote starts over after a restart: another minute, and no choice counts that was made before', async () => {
  await begin('turn');
  leave(2);
  await later(MINUTE);
  await choose(2, 'concede', [0]);
  await restart();
  for (const seat of [0, 1]) comeBack(seat);
  await later(MINUTE - 1);
  expect(absences()).toEqual(['', '', 'grace']);
  await later(1);
  expect(absences()[2]).toBe('choose');
  await choose(2, 'concede', [1]);
  expect(absences()[2]).toBe('choose');
  await choose(2, 'concede', [0]);
  expect(absences()[2]).toBe('');
});

test('an open seat and its stand-in survive a restart', async () => {
  const guest = await letGuestSitIn(2);
  const { token } = guest;
  await restart();
  expect(absences()).toEqual(['grace', 'grace', 'grace']);
  expect(new BarePlayer(table, token).view.viewer).toBe(2);
  expect(comeBack(2).view.viewer).toBe(2);
  await later(0);
  expect(table.lobby().seats[2]!.name).toBe('Player 2');
});

describe('clocks', () => {
  const withClock = async (seats = 2) => {
    await begin('turn', seats);
    await table.concede(players[0]!.peer);
    for (const { peer } of players) await table.rematch(peer, { factions: 'no' }).catch(() => {});
    await table.reopen(players[0]!.peer);
    await table.seats.options(players[0]!.peer, { clock: 'blitz' });
    await table.start(players[0]!.peer, { anyway: true });
  };

  test('run for players asked, are announced when they start and stop, and then the server answers', async () => {
    await withClock();
    const [a, b] = players as [BarePlayer, BarePlayer];
    expect(a.clock).toMatchObject({ turn: 0, turnMs: 45_000, runs: true, ownMs: 45_000, more: 3 });
    expect(b.clock).toMatchObject({ turn: 0, turnMs: 45_000, runs: true, ownMs: null, more: 3 });
    await later(44_990);
    expect(b.view.turn).toBe(1);
    await later(20);
    // Nothing is optional in this game: a card was chosen at random.
    expect(b.view.seats[0]!.vp).toBe(1);
  });

  test('extra time three times, for one’s own question only', async () => {
    await withClock();
    const [a, b] = players as [BarePlayer, BarePlayer];
    await expect(table.more(b.peer)).rejects.toThrow('Your clock is not running.');
    for (const left of [2, 1, 0]) {
      await table.more(a.peer);
      expect(a.clock).toMatchObject({ more: left });
    }
    expect(a.clock!.ownMs).toBe(45_000 + 3 * MINUTE);
    await expect(table.more(a.peer)).rejects.toThrow('more time 3 times');
    await later(45_000 + 3 * MINUTE - 10);
    expect(b.view.turn).toBe(1);
    await later(20);
    expect(b.view.seats[0]!.vp).toBe(1);
  });

  test('a turn’s clock stops while others are asked; a player who lets a window expire has passed', async () => {
    await withClock();
    const [a, b] = players as [BarePlayer, BarePlayer];
    await later(10_000);
    const loud = a.prompt!.options.find(({ name }) => name!.startsWith('Loud'))!;
    await a.answer(loud.name);
    expect(b.prompt!.kind).toBe('react');
    expect(a.clock).toMatchObject({ turn: 0, runs: false, turnMs: 35_000, ownMs: null });
    expect(b.clock).toMatchObject({ turn: 0, runs: false, ownMs: 12_000 });
    await later(12_010);
    expect(a.view.turn).toBe(2);
    expect(b.clock).toMatchObject({ turn: 1, runs: true, turnMs: 45_000 });
  });

  test('do not run while nothing can be saved', async () => {
    await withClock();
    store.addCommand = store.probe = async () => {
      throw new Error('disk I/O error');
    };
    vi.spyOn(console, 'error').mockImplementation(() => {});
    await later(MINUTE);
    expect(table.lobby().paused).toBe(true);
    for (const way of ['addCommand', 'probe']) Reflect.deleteProperty(store, way);
    await later(2000);
    expect(table.lobby().paused).toBe(false);
    await later(MINUTE);
    expect(players[1]!.view.turn).toBeGreaterThan(1);
  });
});
