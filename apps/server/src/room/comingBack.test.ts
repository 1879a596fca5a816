/** Players who come back while what the others have decided about them is still being stored, or cannot be. */
import { ask } from '@smash/chaos/testing/ask.ts';
import { BarePlayer } from '@smash/chaos/testing/bareTable.ts';
import { type BareTables, onFreshTable } from '@smash/chaos/testing/bareTables.ts';
import { passing } from '@smash/chaos/testing/harness.ts';
import type { AwayChoice } from '@smash/protocol';
import { expect, test } from 'vitest';
import type { Table } from './table.ts';

const MINUTE = 60_000;
/** The seat of the player who is away. */
const AWAY = 2;

let table: Table;
let bare: BareTables;
let players: BarePlayer[];
let tokens: string[];

onFreshTable(async (fresh, all) => {
  table = fresh;
  bare = all;
  players = Array.from({ length: 3 }, () => new BarePlayer(table));
  tokens = [];
  for (const [i, { peer }] of players.entries())
    tokens.push((await ask(table, peer, 'seat', { name: `Player ${i}` })).token);
  await ask(table, by(0), 'start', { anyway: true });
  table.part(by(AWAY));
  await passing(MINUTE);
});

const by = (seat: number) => players[seat]!.peer;
const comesBack = () => {
  players[AWAY] = new BarePlayer(table, tokens[AWAY]);
};
const vote = async (choice: AwayChoice) => {
  for (const one of [0, 1]) await ask(table, by(one), 'away', { seat: AWAY, choice });
};
/** A change that is being stored, so that later ones wait. */
const isStoring = () => void ask(table, by(0), 'lock', { lock: 'seats' });
const seat = () => table.room.seats[AWAY]!;
const isOut = () => players[AWAY]!.view.seats[AWAY]!.out;

test.each(['bot', 'hand', 'concede'] as const)(
  '%s: not for a player who is back before it is stored',
  async (choice) => {
    isStoring();
    await vote(choice);
    comesBack();
    await passing(0);
    expect(isOut()).toBe(false);
    expect(seat()).not.toMatchObject({ sub: 'medium' });
    expect(seat()).not.toMatchObject({ open: true });
    expect(players[0]!.notices.filter((text) => /A bot plays|ask to sit in|conceded/.test(text))).toEqual([]);
  },
);

test.each(['bot', 'hand'] as const)('%s: the player who comes back while it is stored has the seat', async (choice) => {
  await vote(choice);
  comesBack();
  await passing(0);
  expect(seat()).not.toMatchObject({ sub: 'medium' });
  expect(seat()).not.toMatchObject({ open: true });
  expect(table.lobby().seats[AWAY]).toMatchObject({ here: true, bot: '', absence: '' });
});

test.each(['before', 'while'] as const)(
  'nobody sits in who is granted the seat %s its player comes back',
  async (when) => {
    await vote('hand');
    await passing(0);
    const guest = new BarePlayer(table);
    await ask(table, guest.peer, 'standIn', { seat: AWAY, name: 'Quill' });
    if (when === 'before') isStoring();
    for (const one of [0, 1])
      await ask(table, by(one), 'answerSeat', { watcher: guest.peer.n, seat: AWAY, allow: true }).catch(() => {});
    comesBack();
    await passing(0);
    expect(guest.peer.seat).toBeNull();
    expect(guest.heard).not.toContain('seated');
    expect(guest.view.hand).toEqual([]);
    expect(guest.notices).toContain('The seat you asked for is not free any more.');
    expect(seat()).not.toHaveProperty('standIn');
    expect(table.lobby().seats[AWAY]).toMatchObject({ name: 'Player 2', here: true });
  },
);

test.each(['bot', 'hand'] as const)(
  '%s: back while nothing can be stored, the player has the seat once something can',
  async (choice) => {
    await vote(choice);
    await passing(0);
    const guest = new BarePlayer(table);
    if (choice === 'hand') {
      await ask(table, guest.peer, 'standIn', { seat: AWAY, name: 'Quill' });
      for (const one of [0, 1])
        await ask(table, by(one), 'answerSeat', { watcher: guest.peer.n, seat: AWAY, allow: true });
      await passing(0);
      expect(guest.peer.seat).toBe(AWAY);
    }
    bare.forbidWrites(true);
    comesBack();
    await passing(0);
    expect(guest.peer.seat).toBeNull();
    bare.forbidWrites(false);
    await passing(5000);
    expect(table.lobby()).toMatchObject({ paused: false });
    expect(by(AWAY).seat).toBe(AWAY);
    expect(seat()).not.toHaveProperty('sub');
    expect(seat()).not.toHaveProperty('standIn');
    expect(table.lobby().seats[AWAY]).toMatchObject({ name: 'Player 2', here: true, bot: '' });
  },
);
