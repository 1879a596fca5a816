import { aboutToScore, type BarePlayer } from '@smash/chaos/testing/bareTable.ts';
import { passing } from '@smash/chaos/testing/harness.ts';
import { type BareTable, isScored, useOneTable } from '@smash/chaos/testing/oneTable.ts';
import { DAY_MS } from '@smash/protocol';
import { describe, expect, test, vi } from 'vitest';
import { dueOf, readRoom } from '../storage/rows.ts';
import { TakenOver } from '../storage/store.ts';
import { Deadlines } from './deadlines.ts';
import { forgetName } from './forgetName.ts';
import { Tables } from './tables.ts';

const one = useOneTable();

/** A base that scores when A ends the turn; B has a minion there, C has not. Ninjas could be in any hand. */
async function byDays(hand = 'Walker', options = {}) {
  const table = await one.open(aboutToScore(['Invader'], [hand], [hand]), { clock: 'day', ...options });
  return table as BareTable & { players: [BarePlayer, BarePlayer, BarePlayer] };
}

/** Waits as long as that, and acts upon all that is due by then. */
async function wait(table: BareTable['table'], ms: number): Promise<void> {
  await passing(ms);
  await table.strike();
  await passing(5000);
}

describe('a turn by days', () => {
  test('its deadline is stored with the move that began it', async () => {
    const { table, players } = await byDays();
    expect(dueOf(table.room)).toBe(table.room.movedAt + DAY_MS);
    expect(players[1].clock).toMatchObject({ turn: 0, turnMs: DAY_MS, runs: true, ownMs: null, byDays: true });
    expect(players[0].clock).toMatchObject({ ownMs: DAY_MS, more: 3 });
  });

  test('takes the extra days by itself, one after the other, then a random move ends it', async () => {
    const { table, players } = await byDays();
    for (const more of [2, 1, 0]) {
      await wait(table, DAY_MS);
      expect(players[0].clock).toMatchObject({ turn: 0, more });
      expect(players[0].clock!.ownMs).toBeGreaterThan(DAY_MS - 60_000);
    }
    expect(players[0].view.turn).toBe(1);
    await wait(table, DAY_MS);
    expect(players[0].events.at(-1)).toBeDefined();
    expect(players[0].prompt).not.toMatchObject({ kind: 'play' });
    // No extra days are left in this game, but the next question gets a full day.
    expect(players[0].clock).toMatchObject({ more: 0 });
  });

  test('gives a whole day after a time in which the server was down', async () => {
    const { table, players } = await byDays();
    await wait(table, 30 * DAY_MS);
    expect(players[0].clock).toMatchObject({ more: 2 });
    expect(players[0].clock!.ownMs).toBeGreaterThan(DAY_MS - 60_000);
  });

  test('has no extra time to ask for', async () => {
    const { table, players } = await byDays();
    await expect(table.more(players[0].peer)).rejects.toThrow('take extra days automatically');
  });

  test('has no absent players: there is no vote on anybody who is away', async () => {
    const { table, players } = await byDays();
    table.part(players[1].peer);
    await passing(120_000);
    expect(table.lobby().seats[1]).toMatchObject({ here: false, absence: '' });
  });
});

describe('between turns', () => {
  const react = (player: BarePlayer) => (player.prompt?.kind === 'react' ? player.prompt : null);

  test.each(['Shinobi', 'Walker'])(
    'a player with a minion at the base is asked, whoever has none is passed for (hand: %s, INFO-4)',
    async (hand) => {
      const { players } = await byDays(hand);
      await players[0].answer('end');
      expect(react(players[1])).not.toBeNull();
      await passing(5000);
      expect(react(players[1])).not.toBeNull();
      expect(players[2].prompt).toBeNull();
      // As far as the others know, everybody may still be asked.
      expect(players[0].view.waiting?.seats).toBeNull();
      await passing(DAY_MS / 2);
      expect(react(players[1])).not.toBeNull();
    },
  );

  test.each(['Shinobi', 'Walker'])(
    'who wants never to be asked is passed for, and who wants always is asked (hand: %s, INFO-4)',
    async (hand) => {
      const { table, players } = await byDays(hand);
      await table.between(players[1].peer, { between: 'never' });
      await table.between(players[2].peer, { between: 'always' });
      expect(players[1].passing).toMatchObject({ between: 'never' });
      await players[0].answer('end');
      await passing(5000);
      expect(react(players[1])).toBeNull();
      expect(react(players[2])).not.toBeNull();
      await players[2].answer();
      // The current player has minions there, too.
      await players[0].answer();
      await passing(5000);
      expect(isScored(players[0])).toBe(true);
    },
  );

  test('asking only those who hold something is offered where nobody minds, and nowhere else (INFO-4)', async () => {
    const masked = await byDays('Shinobi');
    await expect(masked.table.between(masked.players[1].peer, { between: 'held' })).rejects.toThrow('hold something');
    const { table, players } = await byDays('Shinobi', { tellMask: false });
    await table.between(players[2].peer, { between: 'held' });
    await players[0].answer('end');
    await passing(5000);
    expect(react(players[2])).not.toBeNull();
  });

  test('the choice stays with the seat when the table leaves memory', async () => {
    const { table, tables, players, services } = await byDays();
    await table.between(players[1].peer, { between: 'always' });
    await tables.close();
    const again = (await new Tables(services, 10).load(table.code))!;
    expect(again.room.seats[1]).toMatchObject({ between: 'always' });
    await again.close();
  });

  test('the chat stays, too, without the lines of a name that the operator removes', async () => {
    const { table, tables, players, services } = await byDays();
    await table.talk.chat(players[1].peer, { text: 'See you tomorrow.' });
    await table.talk.chat(players[0].peer, { text: 'See you.' });
    await tables.close();
    const again = (await new Tables(services, 10).load(table.code))!;
    expect(again.talk.all().lines.map(({ n, text }) => [n, text])).toEqual([
      [1, 'See you tomorrow.'],
      [2, 'See you.'],
    ]);
    expect(forgetName(again.room, 'player 1').talk?.map(({ text }) => text)).toEqual(['See you.']);
    await again.close();
  });

  test('spectators stay muted, at any table, until it is undone', async () => {
    const { table, tables, players, services } = await byDays('Walker', { clock: 'off' });
    table.talk.hush(players[1].peer, { on: true });
    await tables.close();
    const again = new Tables(services, 10);
    const later = (await again.load(table.code))!;
    expect(later.talk.all().hushed).toBe(true);
    const [, second] = players.map(({ peer }) => peer);
    later.join(second!);
    later.talk.hush(second!, { on: false });
    await again.close();
    const last = (await new Tables(services, 10).load(table.code))!;
    expect(last.talk.all().hushed).toBe(false);
    await last.close();
  });

  test('a live table has no such choice', async () => {
    const { table, players } = await byDays('Walker', { clock: 'off' });
    await expect(table.between(players[1].peer, { between: 'never' })).rejects.toThrow('by days');
  });
});

describe('a table by days that nobody has in memory', () => {
  test('is woken by its deadline, acts, and leaves memory again', async () => {
    const { table, tables, services, store } = await byDays();
    await tables.close();
    const later = new Tables(services, 10);
    const deadlines = new Deadlines(store, (code) => later.wake(code));
    await deadlines.look();
    expect(later.size).toBe(0);
    const row = async () => readRoom(table.code, (await store.look([table.code]))[0]!.data);
    for (const more of [1, 2, 3]) {
      await passing(DAY_MS + 1000);
      expect((await row()).clock?.more[0]).toBe(more);
      expect(later.size).toBe(0);
    }
    await passing(DAY_MS + 1000);
    // A's turn has ended; the window about the base needs a moment to pass for the seats that are not asked.
    expect((await row()).clock?.asked.every(({ ofTurn }) => !ofTurn)).toBe(true);
    await deadlines.close();
    await later.close();
  });

  test('that could not be woken is tried again half a minute later', async () => {
    const { table, tables, store } = await byDays();
    await tables.close();
    const tries: string[] = [];
    const deadlines = new Deadlines(store, async (code) => {
      tries.push(code);
      throw new Error('not now');
    });
    await passing(DAY_MS);
    await deadlines.look();
    expect(tries).toEqual([table.code]);
    await passing(31_000);
    expect(tries).toEqual([table.code, table.code]);
    await deadlines.close();
  });

  test('leaves memory if another process has taken it over', async () => {
    const { tables, services, store, table } = await byDays();
    await tables.close();
    const later = new Tables(services, 10);
    await passing(DAY_MS);
    vi.spyOn(store, 'saveRoom').mockRejectedValue(new TakenOver(table.code));
    await later.wake(table.code).catch(() => {});
    expect(later.size).toBe(0);
    await later.close();
  });

  test('has one timer for all of them', async () => {
    const { table, tables, store } = await byDays();
    await tables.close();
    const room = (await store.look([table.code]))[0]!;
    for (let n = 10; n < 60; n++) await store.addRoom({ ...readRoom(table.code, room.data), code: `KILN-${n}` });
    const woken: string[] = [];
    const deadlines = new Deadlines(store, async (code) => void woken.push(code));
    vi.clearAllTimers();
    await deadlines.look();
    expect(vi.getTimerCount()).toBe(1);
    await passing(DAY_MS);
    expect(woken.length).toBeGreaterThanOrEqual(51);
    await deadlines.close();
  });
});
