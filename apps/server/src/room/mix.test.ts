import { BarePlayer } from '@smash/chaos/testing/bareTable.ts';
import { fakeEngine } from '@smash/chaos/testing/fakeEngine.ts';
import { passing, useTemporaryFolder } from '@smash/chaos/testing/harness.ts';
import { checkMix, doubts, holds, MIX_MS, type MixRecord, playerCommitment } from '@smash/protocol';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Refuse } from '../common/refuse.ts';
import { SqliteStore } from '../storage/sqlite.ts';
import { Mix } from './mix.ts';
import type { Table } from './table.ts';
import { Tables } from './tables.ts';

const folder = useTemporaryFolder();
let store: SqliteStore;
let tables: Tables;
let table: Table;
let players: BarePlayer[];
let tokens: string[];

const openTables = () => {
  store = new SqliteStore(folder.path);
  tables = new Tables({ engine: fakeEngine, store, version: '', build: '', coverMs: [0, 0] }, 10);
};
const closeTables = async () => {
  await tables.close();
  await store.close();
};
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  openTables();
});
afterEach(async () => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  await closeTables();
});

/** A lobby for this many; `marks`: where they sit. */
async function seat(count: number, marks = [0, 1, 2, 3]): Promise<void> {
  table = await tables.open();
  players = Array.from({ length: count }, () => new BarePlayer(table));
  tokens = [];
  for (const [i, { peer }] of players.entries())
    tokens.push((await table.seats.takeSeat(peer, { name: `Player ${i}`, mark: marks[i] as never })).token);
}
const start = () => table.start(players[0]!.peer, { anyway: true });
/** Starts mixing and waits for all automatic steps. */
async function mixing(): Promise<{ dealt: Promise<void>; state: () => 'open' | 'dealt' | Refuse }> {
  let state: 'open' | 'dealt' | Refuse = 'open';
  const dealt = start();
  dealt.then(
    () => {
      state = 'dealt';
    },
    (error: Refuse) => {
      state = error;
    },
  );
  await passing(0);
  return { dealt, state: () => state };
}
const mixOf = (player = players[0]!) => player.mix.mix!;
const record = async (): Promise<[MixRecord, string]> => {
  const { mix, setup } = (await store.record(table.room.gameId!))!;
  return [mix!, setup.seed];
};
const partsOf = async () => checkMix(...(await record())).seats;
const refusal = async (work: () => unknown) => {
  try {
    await work();
  } catch (error) {
    if (error instanceof Refuse) return error.reason;
    throw error;
  }
  return null;
};
const bits = 'ab'.repeat(16);
const commitmentOf = (seat: number) => playerCommitment(mixOf(), seat, bits);

test.each([2, 3, 4])(
  '%i players who all answer: the game is dealt without waiting, from the hash of everything',
  async (count) => {
    await seat(count);
    const { state } = await mixing();
    expect(state()).toBe('dealt');
    const [mix, seed] = await record();
    expect(checkMix(mix, seed)).toEqual({ server: true, seed: true, seats: Array(count).fill('in') });
    expect([mix.room, mix.game]).toEqual([table.code, 1]);
    expect(table.lobby().commitment).toBe(mix.commitment);
    // During the game nobody learns secret or bits; afterwards everybody does.
    const watcher = new BarePlayer(table);
    for (const one of [...players, watcher]) {
      expect(mixOf(one)).toMatchObject({ stage: 'fixed', secret: '', commitment: mix.commitment });
      for (const { bits: own } of mix.seats) expect(JSON.stringify(one.mix)).not.toContain(own);
    }
    for (const { peer } of players.slice(1)) await table.concede(peer);
    const { secret, seats } = mix;
    const open = seats.map((one, i) => ({ ...one, told: true, name: `Player ${i}` }));
    for (const one of [...players, watcher]) expect(mixOf(one)).toMatchObject({ stage: 'open', secret, seats: open });
    for (const one of players) {
      const own = one.mixer!.notes.get(1)!;
      expect(own.own!.fate).toBe('told');
      expect(doubts(mixOf(one), own)).toEqual([]);
    }
  },
);

test('a player who never answers is left out after ten seconds and not before; everybody sees it', async () => {
  await seat(3);
  players[1]!.mixer = null;
  const { state } = await mixing();
  await passing(MIX_MS - 1);
  expect(mixOf()).toMatchObject({ stage: 'commit' });
  await passing(1);
  expect(state()).toBe('dealt');
  expect(mixOf().seats.map(({ told }) => told)).toEqual([true, false, true]);
  expect(await partsOf()).toEqual(['in', 'silent', 'in']);
});

test('a player who commits but never reveals is left out, and the withheld commitment stays visible', async () => {
  await seat(3);
  players[1]!.mixer = null;
  const { state } = await mixing();
  table.mixing.commit(players[1]!.peer, { round: mixOf().round, commitment: commitmentOf(1) });
  await passing(MIX_MS - 1);
  expect([state(), mixOf().stage]).toEqual(['open', 'reveal']);
  await passing(1);
  expect(state()).toBe('dealt');
  expect(mixOf().seats[1]).toMatchObject({ told: false, commitment: expect.stringMatching(/^[0-9a-f]{64}$/) });
  expect(await partsOf()).toEqual(['in', 'withheld', 'in']);
});

test('a player who reveals bits other than committed is refused and left out immediately', async () => {
  await seat(2);
  players[1]!.mixer = null;
  const { state } = await mixing();
  const { round } = mixOf();
  table.mixing.commit(players[1]!.peer, { round, commitment: commitmentOf(1) });
  await passing(0);
  const other = await refusal(() => table.mixing.reveal(players[1]!.peer, { round, bits: 'cd'.repeat(16) }));
  expect(other).toMatchObject({ code: 'unfit' });
  await passing(0);
  expect(state()).toBe('dealt');
  expect(await partsOf()).toEqual(['in', 'withheld']);
});

test('if nobody answers, the server deals alone after ten seconds, visibly', async () => {
  await seat(2);
  for (const one of players) one.mixer = null;
  const { state } = await mixing();
  await passing(MIX_MS);
  expect(state()).toBe('dealt');
  const [mix, seed] = await record();
  expect(holds(checkMix(mix, seed))).toBe(true);
  expect(await partsOf()).toEqual(['silent', 'silent']);
});

test('repeats are accepted, nothing else is: changes, late or early messages, foreign rounds, spectators', async () => {
  await seat(3);
  for (const one of players.slice(1)) one.mixer = null;
  const watcher = new BarePlayer(table);
  await mixing();
  const [, { peer }, other] = players as [BarePlayer, BarePlayer, BarePlayer];
  const { round } = mixOf();
  const [commitment, foreign] = [commitmentOf(1), '0'.repeat(32)];
  const commit = (change = {}, by = peer) => refusal(() => table.mixing.commit(by, { round, commitment, ...change }));
  const reveal = (change = {}, by = peer) => refusal(() => table.mixing.reveal(by, { round, bits, ...change }));
  expect(await reveal()).toMatchObject({ code: 'phase' });
  expect(await commit({ round: foreign })).toMatchObject({ code: 'phase' });
  expect(await commit({}, watcher.peer)).toMatchObject({ code: 'noSeat' });
  expect(await commit()).toBeNull();
  expect(await commit()).toBeNull();
  expect(await commit({ commitment: commitmentOf(0) })).toMatchObject({ code: 'barred' });
  expect(mixOf().seats.map((one) => one.commitment !== '')).toEqual([true, true, false]);
  // A copied commitment cannot be opened at another seat.
  expect(await commit({ commitment }, other.peer)).toBeNull();
  await passing(0);
  expect(mixOf().stage).toBe('reveal');
  expect(await commit()).toBeNull();
  expect(await commit({ commitment: commitmentOf(0) })).toMatchObject({ code: 'phase' });
  expect(await reveal({}, watcher.peer)).toMatchObject({ code: 'noSeat' });
  expect(await reveal({ round: foreign })).toMatchObject({ code: 'phase' });
  expect(await reveal({}, other.peer)).toMatchObject({ code: 'unfit' });
  expect(await reveal()).toBeNull();
  await passing(0);
  expect(await reveal()).toMatchObject({ code: 'phase' });
  expect(await commit()).toMatchObject({ code: 'phase' });
  expect(await partsOf()).toEqual(['in', 'in', 'withheld']);
});

test('seats and rules are frozen meanwhile; chat, tokens and spectators continue', async () => {
  await seat(3);
  players[2]!.mixer = null;
  const { state } = await mixing();
  const [host, guest] = players.map(({ peer }) => peer) as [BarePlayer['peer'], BarePlayer['peer']];
  const watcher = new BarePlayer(table);
  const room = table.room;
  for (const work of [
    () => table.seats.leave(guest),
    () => table.seats.ready(guest, { ready: true }),
    () => table.seats.rename(guest, { name: 'Other' }),
    () => table.seats.takeSeat(watcher.peer, { name: 'Late' }),
    () => table.seats.free(host, { seat: 1 as never }),
    () => table.seats.options(host, { vpToWin: 10 }),
    () => table.start(guest, { anyway: true }),
  ])
    expect(await refusal(work)).toMatchObject({ code: 'phase', text: expect.stringContaining('wait a moment') });
  expect(table.room).toEqual(room);
  expect(await table.seats.renew(guest, { token: tokens[1]! })).toMatchObject({ token: expect.any(String) });
  table.talk.chat(guest, { text: 'Hello' });
  expect(mixOf(watcher)).toMatchObject({ stage: 'commit' });
  // Pressed twice: one game.
  const again = table.start(host, { anyway: true });
  await passing(MIX_MS);
  await again;
  expect([state(), table.room.games]).toEqual(['dealt', 1]);
  // With the renewed token.
  expect(await refusal(() => table.seats.ready(guest, { ready: true }))).toMatchObject({ code: 'phase' });
  expect(players[1]!.view.viewer).toBe(1);
});

test('a rematch is dealt even if the last to ask opens the seat in another tab meanwhile', async () => {
  await seat(2);
  await start();
  await table.concede(players[0]!.peer);
  players[0]!.mixer = null;
  await table.rematch(players[0]!.peer, { factions: 'same' });
  const dealt = table.rematch(players[1]!.peer, { factions: 'same' });
  await passing(0);
  const tab = new BarePlayer(table, tokens[1]);
  expect(players[1]!.peer.seat).toBeNull();
  await passing(MIX_MS);
  await passing(MIX_MS);
  await dealt;
  expect(table.room).toMatchObject({ phase: 'game', games: 2 });
  expect(tab.view.viewer).toBe(1);
});

test('the operator can remove a name meanwhile', async () => {
  await seat(2);
  players[1]!.mixer = null;
  const { dealt } = await mixing();
  expect(await table.talk.forget('Player 1')).toBe(true);
  await passing(MIX_MS);
  await dealt;
  expect(table.room).toMatchObject({ phase: 'game', seats: [{ name: 'Player 0' }, { name: 'Player B' }] });
});

test('a player who disconnects and returns in time takes part', async () => {
  await seat(2);
  players[1]!.mixer = null;
  const { state } = await mixing();
  table.part(players[1]!.peer);
  await passing(MIX_MS / 2);
  players[1] = new BarePlayer(table, tokens[1]);
  await passing(0);
  expect(state()).toBe('dealt');
  expect(await partsOf()).toEqual(['in', 'in']);
});

test('a server that ends meanwhile has started nothing; the browsers notice when the game is restarted', async () => {
  await seat(2);
  const [a] = players as [BarePlayer];
  players[1]!.mixer = null;
  const { state } = await mixing();
  table.mixing.commit(players[1]!.peer, { round: mixOf().round, commitment: commitmentOf(1) });
  await passing(0);
  const { code } = table;
  await closeTables();
  await passing(0);
  expect((state() as Refuse).reason.code).toBe('restart');
  openTables();
  table = (await tables.load(code))!;
  expect(table.lobby()).toMatchObject({ phase: 'lobby', game: 0 });
  const before = a.mixer!.notes.get(1)!;
  players = tokens.map((token) => new BarePlayer(table, token));
  players[0]!.mixer = a.mixer;
  const { round } = before;
  await mixing();
  expect(mixOf().round).not.toBe(round);
  expect(a.mixer!.notes.get(1)).toMatchObject({ round: mixOf().round, broken: 1 });
});

test('with closed-up or rotated seats, each player is in the seed under the game’s seat', async () => {
  await seat(3, [0, 2, 3]);
  await mixing();
  expect(mixOf().seats.map(({ name }) => name)).toEqual(table.lobby().seats.map(({ name }) => name));
  expect(await partsOf()).toEqual(['in', 'in', 'in']);
  for (const { peer } of players.slice(1)) await table.concede(peer);
  for (const { peer } of players) void table.rematch(peer, { factions: 'rotate' });
  await passing(0);
  expect(table.lobby()).toMatchObject({ phase: 'game', game: 2 });
  const [mix] = await record();
  expect(mix.game).toBe(2);
  expect(await partsOf()).toEqual(['in', 'in', 'in']);
  for (const one of players) {
    const { own } = one.mixer!.notes.get(2)!;
    expect([own!.seat, mix.seats[own!.seat]!.bits]).toEqual([one.view.viewer, own!.bits]);
  }
});

test('the seed’s parts survive a restart', async () => {
  await seat(2);
  await mixing();
  const before = mixOf();
  const { code } = table;
  await closeTables();
  openTables();
  table = (await tables.load(code))!;
  expect(new BarePlayer(table, tokens[0]).mix).toEqual({ mix: before, you: 0 });
  expect(table.lobby().commitment).toBe(before.commitment);
});

test('impossible rules are refused before anybody is asked', async () => {
  await seat(3);
  await table.seats.options(players[0]!.peer, { sets: ['One'] });
  expect(await refusal(start)).toMatchObject({ code: 'players' });
  expect(players.map(({ heard }) => heard.includes('mix'))).toEqual([false, false, false]);
});

test('a server that leaves out confirmed bits is caught by their browser immediately', async () => {
  await seat(2);
  const { reveal } = Mix.prototype;
  vi.spyOn(Mix.prototype, 'reveal').mockImplementation(function (this: Mix, seat, round, own) {
    if (seat !== 1) reveal.call(this, seat, round, own);
  });
  const { state } = await mixing();
  await passing(MIX_MS);
  expect(state()).toBe('dealt');
  const [a, b] = players as [BarePlayer, BarePlayer];
  expect(doubts(mixOf(a), a.mixer!.notes.get(1)!)).toEqual([]);
  expect(doubts(mixOf(b), b.mixer!.notes.get(1)!)).toEqual(['leftOut']);
});
