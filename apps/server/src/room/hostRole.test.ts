import { ask } from '@smash/chaos/testing/ask.ts';
import { BarePlayer } from '@smash/chaos/testing/bareTable.ts';
import { type BareTables, onFreshTable } from '@smash/chaos/testing/bareTables.ts';
import { passing } from '@smash/chaos/testing/harness.ts';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Table } from './table.ts';

const MINUTE = 60_000;
let bare: BareTables;
let table: Table;
let players: BarePlayer[];
let tokens: string[];

onFreshTable(async (fresh, tables) => {
  [table, bare] = [fresh, tables];
  [players, tokens] = [[], []];
  for (const name of ['Ines', 'Mina', 'Oskar']) await sits(name);
});

async function sits(name: string, player = new BarePlayer(table)): Promise<BarePlayer> {
  players.push(player);
  tokens.push((await ask(table, player.peer, 'seat', { name })).token);
  return player;
}
const by = (seat: number) => players[seat]!.peer;
const away = (seat: number) => table.part(by(seat));
const comes = (seat: number) => {
  players[seat] = new BarePlayer(table, tokens[seat]);
};
const start = () => ask(table, by(table.room.host), 'start', { anyway: true });
const { host, phase } = { host: () => table.lobby().host, phase: () => table.lobby().phase };
/** The notices about a new host that this connection got. */
const hosts = (player: BarePlayer) => player.notices.filter((text) => text.endsWith('is the host now.'));

/** Brings the table into that phase, with the same three people. */
const phases = {
  lobby: async () => {},
  game: start,
  over: async () => {
    await start();
    for (const peer of players.map((one) => one.peer)) await ask(table, peer, 'agree', { yes: true });
    expect(phase()).toBe('over');
  },
};

test.each(Object.entries(phases))(
  'in the phase %s the next player present is host after a minute, and everybody is told; the seat stays',
  async (_, reach) => {
    await reach();
    const watcher = new BarePlayer(table);
    away(0);
    await passing(MINUTE - 1);
    expect(host()).toBe(0);
    await passing(1);
    expect(host()).toBe(1);
    for (const one of [players[1]!, players[2]!, watcher]) expect(hosts(one)).toEqual(['Mina is the host now.']);
    expect(table.lobby().seats[0]).toMatchObject({ name: 'Ines', taken: true });
    await ask(table, by(1), 'lock', { lock: 'all' });
    comes(0);
    await passing(MINUTE);
    expect(host()).toBe(1);
    await expect(ask(table, by(0), 'lock', { lock: 'open' })).rejects.toMatchObject({ reason: { code: 'notHost' } });
  },
);

test('in the lobby the new host frees the seat of the one who is gone, and starts', async () => {
  away(0);
  await passing(MINUTE);
  await ask(table, by(1), 'free', { seat: 0 });
  await start();
  expect([phase(), table.lobby().seats.map(({ name }) => name)]).toEqual(['game', ['Oskar', 'Mina']]);
});

test('a rematch that waits for somebody who is gone: the new host takes the table to the lobby, and they play without', async () => {
  await phases.over();
  away(0);
  for (const seat of [1, 2]) await ask(table, by(seat), 'rematch', { factions: 'same' });
  await passing(MINUTE);
  expect(phase()).toBe('over');
  await ask(table, by(1), 'reopen');
  await ask(table, by(1), 'free', { seat: 0 });
  await start();
  expect([phase(), table.lobby().seats.map(({ name }) => name)]).toEqual(['game', ['Oskar', 'Mina']]);
});

test('a host who is back within the minute stays host, and the next absence gets a new minute', async () => {
  away(0);
  await passing(MINUTE - 1);
  comes(0);
  await passing(MINUTE);
  away(0);
  await passing(MINUTE - 1);
  expect(host()).toBe(0);
  await passing(1);
  expect(host()).toBe(1);
});

test('it passes on again if the next host goes, in seat order, skipping bots and absent players', async () => {
  await ask(table, by(0), 'bot', { seat: 3, level: 'easy' });
  await ask(table, by(0), 'passHost', { seat: 2 });
  away(1);
  away(2);
  await passing(MINUTE);
  expect(host()).toBe(0);
  comes(1);
  away(0);
  await passing(MINUTE);
  expect(host()).toBe(1);
  expect(hosts(players[1]!)).toEqual(['Mina is the host now.']);
});

test('when the host leaves the seat, the next player present becomes host immediately', async () => {
  away(1);
  await ask(table, by(0), 'leave');
  expect(host()).toBe(2);
});

test('with no other player there the minute does not run: the host may be sending the link', async () => {
  for (const seat of [0, 1, 2]) away(seat);
  const watcher = new BarePlayer(table);
  await passing(2 * MINUTE);
  comes(2);
  await passing(MINUTE - 1);
  expect(host()).toBe(0);
  await passing(1);
  expect(host()).toBe(2);
  away(2);
  await passing(MINUTE / 2);
  await sits('Quill', watcher);
  await passing(MINUTE - 1);
  expect(host()).toBe(2);
  await passing(1);
  expect(host()).toBe(3);
});

test('the absent host’s own seat may be played by a stand-in meanwhile: the role goes to a player who is there for a minute', async () => {
  await start();
  for (const seat of [0, 2]) away(seat);
  await passing(MINUTE);
  expect(host()).toBe(1);
  await ask(table, by(1), 'away', { seat: 0, choice: 'hand' });
  await passing(0);
  const guest = new BarePlayer(table);
  await ask(table, guest.peer, 'standIn', { seat: 0, name: 'Quill' });
  await ask(table, by(1), 'answerSeat', { watcher: guest.peer.n, seat: 0, allow: true });
  await passing(0);
  expect(guest.peer.seat).toBe(0);
  away(1);
  await passing(MINUTE);
  expect(host()).toBe(1);
  comes(2);
  await passing(MINUTE);
  expect(host()).toBe(2);
});

describe('whoever has conceded', () => {
  const concede = (seat: number) => ask(table, by(seat), 'concede', {});
  beforeEach(async () => {
    await sits('Quill');
    await start();
  });

  test('is passed over when the host goes, and is host only if nobody who plays is there', async () => {
    await concede(1);
    away(0);
    await passing(MINUTE);
    expect(host()).toBe(2);
    for (const seat of [2, 3]) away(seat);
    await passing(MINUTE);
    expect(host()).toBe(1);
    comes(3);
    await passing(0);
    expect([host(), hosts(players[1]!)]).toEqual([
      3,
      ['Oskar', 'Mina', 'Quill'].map((name) => `${name} is the host now.`),
    ]);
  });

  test('stops being host at once; alone, they stay', async () => {
    for (const seat of [1, 2, 3]) away(seat);
    await concede(0);
    await passing(MINUTE);
    expect(host()).toBe(0);
    comes(2);
    await passing(0);
    expect(host()).toBe(2);
    await expect(ask(table, by(0), 'lock', { lock: 'all' })).rejects.toMatchObject({ reason: { code: 'notHost' } });
    comes(1);
    await concede(2);
    await passing(0);
    expect(host()).toBe(1);
  });

  test('cannot be named host', async () => {
    await concede(1);
    await expect(ask(table, by(0), 'passHost', { seat: 1 })).rejects.toMatchObject({ reason: { code: 'noSeat' } });
    await ask(table, by(0), 'passHost', { seat: 2 });
    expect(host()).toBe(2);
  });

  test('is passed over when a bot plays for the host', async () => {
    await concede(1);
    away(0);
    await passing(MINUTE);
    for (const seat of [2, 3]) await ask(table, by(seat), 'away', { seat: 0, choice: 'bot' });
    await passing(0);
    expect(host()).toBe(2);
  });

  test('counts like everybody else once the game is over', async () => {
    await concede(1);
    for (const seat of [2, 3]) await concede(seat);
    expect([phase(), host()]).toEqual(['over', 0]);
    await ask(table, by(0), 'passHost', { seat: 1 });
    await passing(MINUTE);
    expect(host()).toBe(1);
  });

  test('if the change cannot be stored, it is made as soon as storing works again', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    for (const seat of [1, 2, 3]) away(seat);
    await concede(0);
    bare.forbidWrites(true);
    comes(2);
    await passing(10_000);
    expect([host(), table.lobby().paused]).toEqual([0, true]);
    bare.forbidWrites(false);
    await passing(10_000);
    expect([host(), table.lobby().paused]).toEqual([2, false]);
  });
});

test('the minute begins again when the table has been out of memory', async () => {
  away(0);
  await passing(MINUTE / 2);
  table = await bare.restart(table.code);
  comes(1);
  await passing(MINUTE - 1);
  expect(host()).toBe(0);
  await passing(1);
  expect(host()).toBe(1);
  table = await bare.restart(table.code);
  expect(host()).toBe(1);
});

test('by days nobody counts as absent while the game runs, only before and after it', async () => {
  await ask(table, by(0), 'options', { clock: 'day' });
  await start();
  away(0);
  await passing(5 * MINUTE);
  expect(host()).toBe(0);
  for (const seat of [1, 2]) await ask(table, by(seat), 'concede', {});
  expect(phase()).toBe('over');
  await passing(MINUTE);
  expect(host()).toBe(1);
});

test('while a game is being dealt the role stays; then it passes on immediately, even if seats have rotated', async () => {
  await phases.over();
  await ask(table, by(0), 'rematch', { factions: 'rotate' });
  away(0);
  await passing(MINUTE - 1000);
  players[2]!.mixer = null;
  const dealt = Promise.all([1, 2].map((seat) => ask(table, by(seat), 'rematch', { factions: 'rotate' })));
  await passing(5000);
  expect([phase(), host()]).toEqual(['over', 0]);
  // The mix may wait ten seconds for each of its two questions.
  await passing(20_000);
  await dealt;
  expect(table.lobby().seats.map(({ name }) => name)).toEqual(['Oskar', 'Ines', 'Mina']);
  expect([phase(), host()]).toEqual(['game', 2]);
});

test('a game that begins without a player who has asked for it: the others choose after a minute', async () => {
  await phases.over();
  await ask(table, by(2), 'rematch', { factions: 'same' });
  away(2);
  const dealt = Promise.all([0, 1].map((seat) => ask(table, by(seat), 'rematch', { factions: 'same' })));
  await passing(20_000);
  await dealt;
  expect(table.lobby().seats[2]!.absence).toBe('grace');
  await passing(MINUTE);
  expect(table.lobby().seats[2]!.absence).toBe('choose');
});

test('if the change cannot be stored, it is made as soon as storing works again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  away(0);
  await passing(MINUTE - 1);
  bare.forbidWrites(true);
  await passing(10_000);
  expect([host(), table.lobby().paused]).toEqual([0, true]);
  bare.forbidWrites(false);
  await passing(10_000);
  expect([host(), table.lobby().paused]).toEqual([1, false]);
});
