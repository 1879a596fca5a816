import { ask } from '@smash/chaos/testing/ask.ts';
import { BareTables } from '@smash/chaos/testing/bareTables.ts';
import { fakeEngine } from '@smash/chaos/testing/fakeEngine.ts';
import { mixerFor } from '@smash/chaos/testing/mixes.ts';
import {
  applyLate,
  type GiftMessage,
  type LateChange,
  type LateMessage,
  type MixMessage,
  type RequestPayload,
  type SyncReply,
} from '@smash/protocol';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sha256 } from '../common/tokens.ts';
import { LateGame } from '../game/lateGame.ts';
import { SNAPSHOT_EVERY } from '../storage/gameWriter.ts';
import { hasRoomFor } from './browsers.ts';
import { Peer } from './peer.ts';
import type { Table } from './table.ts';

let bare: BareTables;
let table: Table;

beforeEach(async () => {
  bare = new BareTables();
  table = await bare.open();
});
afterEach(async () => {
  await bare.close();
});

class Guest {
  readonly peer: Peer;
  readonly heard: [string, unknown][] = [];
  sync!: SyncReply;

  private constructor(browser: string, proof: string, address: string) {
    const mixer = mixerFor((type, payload) => ask(table, this.peer, type, payload as never));
    const hear: Peer['send'] = (type, message) => {
      this.heard.push([type, message]);
      if (type === 'mix') void mixer.take(message as MixMessage);
    };
    this.peer = new Peer(hear, address, browser, () => {}, proof);
  }
  static async comes(browser: string, token?: string, key = '', address = ''): Promise<Guest> {
    const guest = new Guest(browser, key && sha256(key), address);
    table.join(guest.peer);
    guest.sync = (await ask(table, guest.peer, 'sync', token ? { token } : {})) as SyncReply;
    return guest;
  }
  types = () => this.heard.map(([type]) => type);
  /** How often it was shown something. */
  told = () => this.types().filter((type) => type.startsWith('late')).length;
  /** Waits until this spectator is shown that turn. */
  shown = (turn: number) =>
    vi.waitFor(() => {
      const { late } = this.late()!;
      expect(late?.view.turn).toBe(turn);
      return late;
    }, 5000);
  /** What it is shown, put together as by a page. */
  late = () =>
    this.heard.reduce<LateMessage | null>((before, [type, message]) => {
      if (type === 'late') return message as LateMessage;
      if (type !== 'lateChange') return before;
      const after = applyLate(before!, message as LateChange);
      expect(after).not.toBeNull();
      return after;
    }, this.sync.late);
}

let players: Guest[];
let tokens: string[];

async function begin(options: RequestPayload<'options'> = {}): Promise<void> {
  players = [await Guest.comes('laptop'), await Guest.comes('phone')];
  tokens = [];
  for (const [i, { peer }] of players.entries())
    tokens.push((await ask(table, peer, 'seat', { name: `Player ${i}` })).token);
  await ask(table, players[0]!.peer, 'options', { players: 2, factions: 'random', watchers: 'late', ...options });
  for (const { peer } of players) await ask(table, peer, 'ready', { ready: true });
  await ask(table, players[0]!.peer, 'start');
}

/** The next player plays the first card, or passes. */
async function moves(times: number): Promise<void> {
  for (let n = 0; n < times; n++)
    for (const [seat, { peer }] of players.entries()) {
      const { prompt } = table.game.shown(seat).view;
      if (!prompt || table.game.over) continue;
      const pick = prompt.kind === 'play' ? [prompt.options[0]!.id] : [];
      await ask(table, peer, 'answer', { prompt: prompt.id, pick });
      break;
    }
}
const turn = () => table.game.shown('spectator').view.turn;
async function untilTurn(n: number): Promise<void> {
  for (let tries = 0; tries < 50 && turn() < n; tries++) await moves(1);
  expect(turn()).toBe(n);
}

test('a spectator sees nothing of the first two rounds, then each turn as it began two rounds before', async () => {
  await begin();
  const hands = [0, 1].map((seat) => table.game.shown(seat).view.hand);
  const guest = await Guest.comes('tablet');
  expect(guest.sync.full).toBeNull();
  expect(guest.sync.late).toEqual({ late: null, from: 5 });
  await untilTurn(4);
  expect(guest.late()!.late).toBeNull();
  await untilTurn(5);
  const late = await guest.shown(1);
  expect(late!.view.turn).toBe(1);
  expect(late!.hands).toEqual(hands);
  // Apart from `late`, this spectator gets no message about the game: no view and no patch.
  expect([...new Set(guest.types())]).toEqual(['late']);
  expect((await Guest.comes('another')).sync.late).toEqual(guest.late());
  await untilTurn(6);
  await guest.shown(2);
});

test('however fast the turns follow each other, a spectator is told at most once a second, and at last the newest', async () => {
  await begin();
  const guest = await Guest.comes('tablet');
  const since = performance.now();
  await untilTurn(9);
  await guest.shown(5);
  const seconds = (performance.now() - since) / 1000;
  expect(guest.told()).toBeLessThanOrEqual(Math.floor(seconds) + 1);
});

test('after the first a spectator is sent what each turn changes, and has all that a new one gets', async () => {
  await begin({ vpToWin: 30 });
  await untilTurn(5);
  const guest = await Guest.comes('tablet');
  for (let n = 6; n < 9; n++) {
    await untilTurn(n);
    await guest.shown(n - 4);
  }
  expect(guest.types().filter((type) => type.startsWith('late'))).toEqual(Array(3).fill('lateChange'));
  expect((await Guest.comes('another')).sync.late).toEqual(guest.late());
  const [change, whole] = [guest.heard.find(([type]) => type === 'lateChange'), guest.late()];
  expect(JSON.stringify(change).length).toBeLessThan(JSON.stringify(whole).length / 2);
});

test('a spectator who has been sent too much gets the newest turn once there may be more; others need not wait', async () => {
  await begin({ vpToWin: 30 });
  await untilTurn(5);
  const [guest, other] = [await Guest.comes('tablet'), await Guest.comes('another')];
  let wait = 60_000;
  guest.peer.drained = async () => wait;
  for (const n of [6, 7]) {
    await untilTurn(n);
    await other.shown(n - 4);
  }
  expect(guest.told()).toBe(0);
  wait = 0;
  await guest.shown(3);
  expect(guest.told()).toBe(1);
  expect(guest.late()).toEqual(other.late());
});

test('whoever leaves while it waits is sent nothing more', async () => {
  await begin({ vpToWin: 30 });
  await untilTurn(5);
  const guest = await Guest.comes('tablet');
  guest.peer.drained = async () => {
    if (table.peers.has(guest.peer)) table.part(guest.peer);
    return 0;
  };
  await untilTurn(6);
  await new Promise((done) => setTimeout(done, 1500));
  expect(guest.told()).toBe(0);
});

test('only the newest part of a long log is worked out', async () => {
  const log = Array.from({ length: 20_000 }, (_, i) => ({
    n: i + 1,
    turn: 1,
    type: 'play',
    seat: 0,
    card: { id: 1, name: 'x' },
  }));
  const { state } = fakeEngine.create({ seed: 'a', players: 2 });
  const viewEvents = vi.fn(fakeEngine.viewEvents);
  const late = new LateGame({ ...fakeEngine, viewEvents }, { turn: 1, n: 0, state, events: log.length }, log, 2);
  const { events } = late.shown;
  expect(events.at(-1)!.n).toBe(20_000);
  expect(events.map(({ n }) => n)).toEqual(Array.from(events, (_, i) => 20_000 - events.length + 1 + i));
  const worked = viewEvents.mock.calls.reduce((sum, [some]) => sum + some.length, 0);
  expect(worked).toBeLessThan(3 * (events.length + 64));
});

test('seat holders, their browsers, unidentified browsers and bearers of a key see the current game, face-up cards only', async () => {
  await begin();
  await untilTurn(5);
  const { key } = await ask(table, players[1]!.peer, 'moveSeat');
  for (const guest of [
    await Guest.comes('laptop'),
    await Guest.comes('phone'),
    await Guest.comes(''),
    await Guest.comes('tablet', undefined, key),
  ]) {
    expect(guest.sync.late).toBeNull();
    expect(guest.sync.full!.view).toMatchObject({ viewer: 'spectator', turn: 5, hand: [] });
  }
  const back = await Guest.comes('laptop', tokens[0]);
  expect(back.sync.full!.view.viewer).toBe(0);
});

test('a late spectator can ask only about what it sees, and gets no pings about the current position', async () => {
  await begin();
  await untilTurn(5);
  const guest = await Guest.comes('tablet');
  await expect(ask(table, guest.peer, 'log', { game: 1, undone: 0, before: 2 })).rejects.toMatchObject({
    reason: { code: 'unknown' },
  });
  for (const card of table.game.shown(0).view.hand)
    await expect(ask(table, guest.peer, 'explain', { id: card.id, stat: 'power' })).rejects.toMatchObject({
      reason: { code: 'unknown' },
    });
});

test('nobody who may have seen a hand takes a seat in that game', async () => {
  await begin();
  const guest = await Guest.comes('tablet');
  const { key } = await ask(table, players[1]!.peer, 'moveSeat');
  await expect(ask(table, guest.peer, 'standIn', { seat: 1, name: 'Quill' })).rejects.toMatchObject({
    reason: { code: 'taken' },
  });
  await expect(ask(table, guest.peer, 'claim', { key })).rejects.toMatchObject({ reason: { code: 'taken' } });
  // Another page in the same browser is refused as well.
  const again = await Guest.comes('tablet', undefined, key);
  await expect(ask(table, again.peer, 'claim', { key })).rejects.toMatchObject({ reason: { code: 'taken' } });
  const fresh = await Guest.comes('watch', undefined, key);
  await ask(table, fresh.peer, 'claim', { key });
});

test('a player whose seat has moved to another device sees no hands on the old device, even after a restart', async () => {
  await begin();
  await untilTurn(5);
  const { key } = await ask(table, players[1]!.peer, 'moveSeat');
  const tablet = await Guest.comes('tablet', undefined, key);
  const { token } = await ask(table, tablet.peer, 'claim', { key });
  await Guest.comes('tablet', token);
  expect((await Guest.comes('phone')).sync.late).toBeNull();
  table = await bare.restart(table.code);
  expect((await Guest.comes('phone')).sync.late).toBeNull();
});

test('even after a restart, nobody who has seen a hand takes a seat, and no unidentified browser does', async () => {
  await begin();
  await Guest.comes('watch');
  const { key } = await ask(table, players[1]!.peer, 'moveSeat');
  table = await bare.restart(table.code);
  for (const browser of ['watch', '']) {
    const guest = await Guest.comes(browser, undefined, key);
    await expect(ask(table, guest.peer, 'claim', { key })).rejects.toMatchObject({ reason: { code: 'taken' } });
  }
  await ask(table, (await Guest.comes('tablet', undefined, key)).peer, 'claim', { key });
});

test('a browser that is shown hands after it took a seat by its link does not get the seat', async () => {
  await begin();
  await ask(table, players[1]!.peer, 'giveSeat');
  await ask(table, players[0]!.peer, 'answerGiving', { id: table.giving.open()!.id, allow: true });
  await expect.poll(() => players[1]!.types()).toContain('gift');
  const { key } = players[1]!.heard.find(([type]) => type === 'gift')![1] as GiftMessage;
  const friend = await Guest.comes('watch', undefined, key);
  const { token } = await ask(table, friend.peer, 'claim', { key, name: 'Quill' });
  expect((await Guest.comes('watch')).sync.late).not.toBeNull();
  expect((await Guest.comes('watch', token)).peer.seat).toBeNull();
  expect(players[1]!.peer.seat).toBe(1);
});

test('hands are shown to no more browsers than can be remembered', async () => {
  await begin();
  await Guest.comes('first');
  const saw = ['first', ...Array.from({ length: 199 }, (_, n) => `browser ${n}`)];
  expect([
    hasRoomFor({ ...table.room, saw: saw.slice(1) }, 'another'),
    hasRoomFor({ ...table.room, saw }, 'another'),
  ]).toEqual([true, false]);
  expect(hasRoomFor({ ...table.room, saw }, 'first')).toBe(true);
});

test('when the game is over, the spectator sees its end', async () => {
  await begin({ vpToWin: 5 });
  const guest = await Guest.comes('tablet');
  for (let tries = 0; tries < 40 && !table.game.over; tries++) await moves(1);
  expect(table.game.over).toBe(true);
  expect(guest.types().at(-1)).toBe('view');
  expect(guest.peer.late).toBe(false);
  expect((await Guest.comes('another')).sync.full!.view.over).not.toBeNull();
});

test('a restart shows the same old turn', async () => {
  await begin();
  await untilTurn(6);
  const before = (await Guest.comes('tablet')).sync.late;
  expect(before!.late!.view.turn).toBe(2);
  table = await bare.restart(table.code);
  expect((await Guest.comes('tablet')).sync.late).toEqual(before);
});

test('a restart replays the last two rounds only, and goes on as if there had been none', async () => {
  await begin({ vpToWin: 30 });
  await moves(SNAPSHOT_EVERY + 1);
  const guest = await Guest.comes('tablet');
  const { id: key } = table.game.shown(0).view.prompt ?? table.game.shown(1).view.prompt!;
  const [before, steps, log] = [guest.sync.late, table.game.steps.length, table.game.log('spectator')];
  expect(before!.late).not.toBeNull();
  const { apply } = fakeEngine;
  const played = vi.spyOn(fakeEngine, 'apply').mockImplementation(apply);
  table = await bare.restart(table.code);
  expect(played.mock.calls.length).toBeLessThan(SNAPSHOT_EVERY / 2);
  played.mockRestore();
  expect((await Guest.comes('tablet')).sync.late).toEqual(before);
  expect((table.game.shown(0).view.prompt ?? table.game.shown(1).view.prompt!).id).toBe(key);
  expect([table.game.steps.length, table.game.log('spectator')]).toEqual([steps, log]);
  // The turns in between are there, too.
  const from = before!.late!.view.turn;
  players = await Promise.all(tokens.map((token, i) => Guest.comes(['laptop', 'phone'][i]!, token)));
  const turned = turn();
  await untilTurn(turned + 1);
  expect((await Guest.comes('tablet')).sync.late!.late!.view.turn).toBe(from + 1);
});

test('the rule needs consent: changing it clears every Ready, and no game begins until all are ready', async () => {
  players = [await Guest.comes('laptop'), await Guest.comes('phone')];
  for (const { peer } of players) await ask(table, peer, 'seat', { name: 'Ines' });
  const [host, guest] = players.map(({ peer }) => peer) as [Peer, Peer];
  for (const peer of [host, guest]) await ask(table, peer, 'ready', { ready: true });
  await ask(table, host, 'options', { watchers: 'late' });
  expect(table.lobby().options.watchers).toBe('late');
  expect(table.lobby().seats.map(({ ready }) => ready)).toEqual([false, false, false, false]);
  await ask(table, host, 'ready', { ready: true });
  await expect(ask(table, host, 'start', { anyway: true })).rejects.toMatchObject({ reason: { code: 'notReady' } });
});

test('at other tables nobody is shown a hand', async () => {
  await begin({ watchers: 'open' });
  await untilTurn(5);
  const guest = await Guest.comes('tablet');
  expect(guest.sync.late).toBeNull();
  expect(guest.sync.full!.view.hand).toEqual([]);
  expect(table.game.late).toBeNull();
});

test('one address cannot use up the browsers that a table remembers', async () => {
  await begin();
  const come = (n: number, address: string) => Guest.comes(`${address} ${n}`, undefined, '', address);
  const shown = async (n: number, address: string) => (await come(n, address)).late() !== null;
  for (let n = 0; n < 20; n++) expect(await shown(n, '10.0.0.1')).toBe(true);
  expect(await shown(20, '10.0.0.1')).toBe(false);
  // Those who were shown hands still are, and other addresses have their own number.
  expect(await shown(3, '10.0.0.1')).toBe(true);
  expect(await shown(0, '10.0.0.2')).toBe(true);
});
