import { BarePlayer, type Position } from '@smash/chaos/testing/bareTable.ts';
import { passing } from '@smash/chaos/testing/harness.ts';
import { type BareTable, useOneTable } from '@smash/chaos/testing/oneTable.ts';
import { DAY_MS, type Notice, type Subscription } from '@smash/protocol';
import { Subscriber } from '@smash/testkit/push';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Outcome, Target } from '../push/pusher.ts';
import { Tables } from './tables.ts';

const one = useOneTable();
let outcome: Outcome = 'sent';
const sent: string[] = [];
const payloads: Notice[] = [];
const pusher = {
  key: 'the key',
  accepts: (endpoint: string) => endpoint.startsWith('https://push.example.org/'),
  send: async ({ endpoint }: Target, notice: Notice): Promise<Outcome> => {
    sent.push(`${endpoint.split('/').at(-1)} ${notice.kind}`);
    payloads.push(notice);
    return outcome;
  },
};

beforeEach(() => {
  vi.setSystemTime(Date.parse('2026-07-01T12:00:00Z'));
  sent.length = 0;
  payloads.length = 0;
  outcome = 'sent';
});

const wishOf = (name: string, wish: Partial<Subscription> = {}) =>
  new Subscriber(`https://push.example.org/${name}`, wish).wish;

/** A and B by days; A's turn. Both want every notice. */
async function playing(wish: Partial<Subscription> = {}) {
  const seat = (card: string) => ({ factions: ['Aliens', 'Ninjas'], hand: [card] });
  const position = {
    options: { cover: true, vpToWin: 30, duplicates: true },
    seats: { A: seat('Invader'), B: seat('Invader') },
    bases: [{ name: 'The Homeworld', cards: [] }],
  } as unknown as Position;
  const open = await one.open(position, { clock: 'day' }, [0, 0], { pusher });
  for (const [i, { peer }] of open.players.entries()) await open.table.notices.subscribe(peer, wishOf('AB'[i]!, wish));
  return open as BareTable & { players: [BarePlayer, BarePlayer] };
}

/** Ends the player's turn, and waits until the table has passed for the seats. */
async function end(player: BarePlayer): Promise<void> {
  await player.answer('end');
  await passing(100);
}

describe('a player whose page is closed', () => {
  test('is told of the turn, once, by a notice that names the table and nothing else (INFO-2)', async () => {
    const { table, players } = await playing();
    table.part(players[1].peer);
    await passing(60_000);
    expect(sent).toEqual([]);
    await end(players[0]);
    expect(sent).toEqual(['B turn']);
    expect(payloads).toEqual([{ table: table.code, kind: 'turn' }]);
    await passing(DAY_MS / 2);
    table.part(players[0].peer);
    expect(sent).toEqual(['B turn']);
  });

  test('is told nothing while the page is open and connected', async () => {
    const { players } = await playing();
    await end(players[0]);
    expect(players[1].prompt).toMatchObject({ kind: 'play' });
    expect(sent).toEqual([]);
  });

  test('is told if the page disconnected just when the question came, but not if the player closed it', async () => {
    const { table, players } = await playing();
    await end(players[0]);
    table.part(players[1].peer, { left: true });
    expect(sent).toEqual([]);
    const [again] = [new BarePlayer(table)];
    table.peers.hold(again.peer, 1);
    table.part(again.peer);
    expect(sent).toEqual(['B turn']);
  });

  test('is told of the end and of what is said, five minutes of talk at a time', async () => {
    const { table, players } = await playing();
    table.part(players[1].peer, { left: true });
    for (let n = 0; n < 3; n++) await table.talk.chat(players[0].peer, { text: `line ${n}` });
    expect(sent).toEqual(['B chat']);
    await passing(5 * 60_000);
    await table.talk.chat(players[0].peer, { text: 'later' });
    expect(sent).toEqual(['B chat', 'B chat']);
    await table.concede(players[0].peer);
    expect(sent).toEqual(['B chat', 'B chat', 'B over']);
  });

  test('gets only the kinds of notices that were asked for', async () => {
    const { table, players } = await playing({ kinds: ['over'] });
    table.part(players[1].peer, { left: true });
    await table.talk.chat(players[0].peer, { text: 'hello' });
    await end(players[0]);
    expect(sent).toEqual([]);
  });
});

describe('quiet hours', () => {
  const night = { quiet: { from: 11, to: 15, zone: 'UTC' } };

  test('a notice waits for their end, even if the table is not in memory then', async () => {
    const { table, tables, players, services } = await playing(night);
    table.part(players[1].peer, { left: true });
    await end(players[0]);
    expect(sent).toEqual([]);
    await tables.close();
    const later = new Tables(services, 10);
    const due = async () => (await services.store.due(null, 5))[0];
    expect(await due()).toEqual({ code: table.code, at: Date.parse('2026-07-01T15:00:00Z') });
    await passing(3 * 3_600_000);
    await later.wake(table.code);
    expect(sent).toEqual(['B turn']);
    // From now on only the deadline of the turn is due.
    expect((await due())!.at).toBeGreaterThan(Date.parse('2026-07-02T11:00:00Z'));
    await later.close();
  });

  test('the player gets no notice of what the page has shown meanwhile', async () => {
    const { table, players } = await playing(night);
    table.part(players[1].peer, { left: true });
    await table.talk.chat(players[0].peer, { text: 'hello' });
    await passing(100);
    expect(table.room.seats[1]?.notices?.[0]?.held).toMatchObject({ kinds: ['chat'] });
    table.notices.seen(1);
    await passing(100);
    expect(table.room.seats[1]?.notices?.[0]?.held).toBeUndefined();
    await passing(4 * 3_600_000);
    await table.strike();
    expect(sent).toEqual([]);
  });
});

describe('who gets notices', () => {
  test('a browser that has unsubscribed is forgotten', async () => {
    const { table, players } = await playing();
    table.part(players[1].peer, { left: true });
    outcome = 'gone';
    await end(players[0]);
    await passing(100);
    expect(table.room.seats[1]?.notices).toBeUndefined();
  });

  test('a seat has at most three browsers: a fourth replaces the first', async () => {
    const { table, players } = await playing();
    for (const name of ['x', 'y', 'z']) await table.notices.subscribe(players[1].peer, wishOf(name));
    expect(table.room.seats[1]?.notices?.map(({ endpoint }) => endpoint.at(-1))).toEqual(['x', 'y', 'z']);
  });

  test('no address that is not a push service’s, no key that no browser has, no spectator, and no unknown time zone', async () => {
    const { table, players } = await playing();
    const watcher = new BarePlayer(table);
    const foreign = { ...wishOf('x'), endpoint: 'https://127.0.0.1/x' };
    await expect(table.notices.subscribe(players[0].peer, foreign)).rejects.toThrow('does not send');
    await expect(table.notices.subscribe(watcher.peer, wishOf('x'))).rejects.toThrow('Only players');
    const nowhere = wishOf('x', { quiet: { from: 1, to: 2, zone: 'Mars/Olympus' } });
    for (const p256dh of ['A'.repeat(87), `BA${'A'.repeat(85)}`])
      await expect(table.notices.subscribe(players[0].peer, { ...wishOf('x'), p256dh })).rejects.toThrow('public key');
    await expect(table.notices.subscribe(players[0].peer, nowhere)).rejects.toThrow('time zone');
    expect(table.room.seats[0]?.notices).toHaveLength(1);
  });

  test('a player who leaves the seat or unsubscribes gets no notices', async () => {
    const { table, players } = await playing();
    await table.notices.unsubscribe(players[1].peer, { endpoint: 'https://push.example.org/B' });
    table.part(players[1].peer, { left: true });
    await end(players[0]);
    expect(sent).toEqual([]);
  });
});
