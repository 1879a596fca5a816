import { ask } from '@smash/chaos/testing/ask.ts';
import { BarePlayer } from '@smash/chaos/testing/bareTable.ts';
import { type BareTables, onFreshTable } from '@smash/chaos/testing/bareTables.ts';
import { passing } from '@smash/chaos/testing/harness.ts';
import { expect, test } from 'vitest';
import { Peer } from './peer.ts';
import type { Table } from './table.ts';

const MINUTE = 60_000;
let bare: BareTables;
let table: Table;
let players: BarePlayer[];
let tokens: string[];

onFreshTable((fresh, tables) => {
  [table, bare] = [fresh, tables];
});

/** A game for this many in which the last player is away and may be replaced. */
async function begin(seats = 4): Promise<number> {
  players = Array.from({ length: seats }, () => new BarePlayer(table));
  tokens = [];
  for (const [i, { peer }] of players.entries()) {
    const { token } = await ask(table, peer, 'seat', { name: `Player ${i}` });
    tokens.push(token);
  }
  await ask(table, players[0]!.peer, 'start', { anyway: true });
  const away = seats - 1;
  table.part(players[away]!.peer);
  await passing(MINUTE);
  for (let i = 0; i < away; i++)
    if (table.lobby().seats[away]!.absence === 'choose')
      await ask(table, players[i]!.peer, 'away', { seat: away, choice: 'hand' });
  await passing(0);
  expect(table.lobby().seats[away]!.absence).toBe('open');
  return away;
}

const wants = async (seat: number, name = 'Quill') => {
  const watcher = new BarePlayer(table);
  await ask(table, watcher.peer, 'standIn', { seat, name });
  return watcher;
};
const say = (by: number, watcher: BarePlayer, seat: number, allow: boolean) =>
  ask(table, players[by]!.peer, 'answerSeat', { watcher: watcher.peer.n, seat, allow });

test('a freed seat is given away when more than half of the players present agree, and not before', async () => {
  const seat = await begin();
  const watcher = await wants(seat);
  const other = new BarePlayer(table);
  const asked = { watcher: watcher.peer.n, seat, name: 'Quill', own: false, vote: '' };
  for (const player of players.slice(0, 3)) expect(player.asks).toEqual([asked]);
  expect(watcher.asks).toEqual([{ ...asked, own: true }]);
  expect(other.asks).toEqual([]);
  await say(0, watcher, seat, true);
  await passing(0);
  expect(watcher.view.viewer).toBe('spectator');
  expect(players[0]!.asks[0]!.vote).toBe('yes');
  // A vote can be changed while the request is open.
  await say(0, watcher, seat, false);
  await say(0, watcher, seat, true);
  await say(1, watcher, seat, true);
  await passing(0);
  expect(watcher.peer.seat).toBe(seat);
  expect(watcher.view.viewer).toBe(seat);
  expect(new BarePlayer(table, watcher.token).peer.seat).toBe(seat);
  expect(players[2]!.notices).toContain('Quill sits in for Player 3.');
  expect(players[2]!.asks).toEqual([]);
});

test('a stand-in’s token opens nothing from the moment the player is back', async () => {
  const seat = await begin(3);
  const watcher = await wants(seat);
  await say(0, watcher, seat, true);
  await say(1, watcher, seat, true);
  await passing(0);
  expect(watcher.peer.seat).toBe(seat);
  // All in one task: nothing has been stored in between.
  const [back, former] = [new BarePlayer(table, tokens[seat]), new BarePlayer(table, watcher.token)];
  expect([back.peer.seat, former.peer.seat, former.view.viewer]).toEqual([seat, null, 'spectator']);
  await passing(0);
  expect(new BarePlayer(table, watcher.token).peer.seat).toBeNull();
  expect(watcher.peer.seat).toBeNull();
});

test('a stand-in can neither concede nor give the seat away', async () => {
  const seat = await begin(3);
  const watcher = await wants(seat);
  await say(0, watcher, seat, true);
  await say(1, watcher, seat, true);
  await passing(0);
  expect(watcher.peer.seat).toBe(seat);
  for (const [type, what] of [
    ['concede', 'concede'],
    ['giveSeat', 'give it away'],
  ] as const)
    await expect(ask(table, watcher.peer, type, {})).rejects.toThrow(
      `Only Player ${seat}, whose seat this is, can ${what}.`,
    );
  expect(watcher.view.seats[seat]!.out).toBeFalsy();
});

test('a refused spectator is told, and may ask again after a minute', async () => {
  const seat = await begin();
  const watcher = await wants(seat);
  await say(0, watcher, seat, false);
  expect(watcher.asks).toHaveLength(1);
  await say(1, watcher, seat, false);
  expect(watcher.notices).toContain('The players would rather not: you do not sit in for Player 3.');
  expect(watcher.asks).toEqual([]);
  const again = () => ask(table, watcher.peer, 'standIn', { seat, name: 'Quill' });
  await expect(again()).rejects.toThrow('You may ask again in a minute.');
  await passing(MINUTE);
  await again();
  expect(watcher.asks).toHaveLength(1);
});

test('one of two is not a majority', async () => {
  const seat = await begin(3);
  const watcher = await wants(seat);
  await say(0, watcher, seat, true);
  await say(1, watcher, seat, false);
  expect(watcher.notices).toContain('The players would rather not: you do not sit in for Player 2.');
});

test('a request ends when withdrawn, when its connection ends, when the player returns, and with the seat', async () => {
  const seat = await begin();
  const first = await wants(seat);
  await ask(table, first.peer, 'withdraw');
  await expect(ask(table, first.peer, 'withdraw')).rejects.toMatchObject({ reason: { code: 'phase' } });
  const second = await wants(seat);
  table.part(second.peer);
  expect(players[0]!.asks).toEqual([]);
  const third = await wants(seat);
  const fourth = await wants(seat, 'Rosa');
  expect(players[0]!.asks.map(({ name }) => name)).toEqual(['Quill', 'Rosa']);
  await say(0, fourth, seat, true);
  await say(1, fourth, seat, true);
  await passing(0);
  expect(third.notices).toContain('The seat you asked for is not free any more.');
  expect(fourth.peer.seat).toBe(seat);
  players[seat] = new BarePlayer(table, tokens[seat]);
  await passing(0);
  expect(fourth.peer.seat).toBeNull();
});

test('only players present count: with one gone, the other decides', async () => {
  const seat = await begin(3);
  const watcher = await wants(seat);
  await say(0, watcher, seat, true);
  expect(watcher.peer.seat).toBeNull();
  table.part(players[1]!.peer);
  await passing(0);
  expect(watcher.peer.seat).toBe(seat);
});

test('non-players and players not asked have no vote; a seat that is not free cannot be requested', async () => {
  const seat = await begin();
  const watcher = await wants(seat);
  const other = new BarePlayer(table);
  const answer = { watcher: watcher.peer.n, seat, allow: true };
  await expect(ask(table, other.peer, 'answerSeat', answer)).rejects.toThrow();
  await expect(ask(table, watcher.peer, 'answerSeat', answer)).rejects.toThrow();
  await expect(ask(table, other.peer, 'standIn', { seat: 0, name: 'Rosa' })).rejects.toThrow('Player 0 has this seat.');
  await expect(ask(table, players[0]!.peer, 'standIn', { seat, name: 'Rosa' })).rejects.toThrow(
    'You already have a seat',
  );
  for (const name of ['B', 'C', 'D']) await wants(seat, name);
  await expect(ask(table, other.peer, 'standIn', { seat, name: 'E' })).rejects.toMatchObject({
    reason: { code: 'full' },
  });
});

/** A connection from this address. */
function guest(address: string, visitor = '') {
  const heard: string[] = [];
  let closed = false;
  const close = () => {
    closed = true;
  };
  const peer = new Peer((type) => heard.push(type), address, visitor, close);
  table.join(peer);
  table.sync(peer, {});
  return { peer, heard, isClosed: () => closed };
}
const comesIn = (address: string, visitor: string) => {
  try {
    table.seats.admit({ visitor }, address);
    return true;
  } catch {
    return false;
  }
};

test('removed people are recognized by browser and address, but not by a shared or unknown address', async () => {
  const host = guest('10.0.0.1', 'host');
  await ask(table, host.peer, 'seat', { name: 'Ines' });
  for (const [browser, address, alsoByAddress] of [
    ['first', '10.0.0.2', true],
    ['second', '10.0.0.1', false],
    ['third', '', false],
  ] as const) {
    const watcher = guest(address, browser);
    const beside = guest(address, 'beside');
    await ask(table, host.peer, 'putOut', { watcher: watcher.peer.n });
    expect([watcher.isClosed(), watcher.heard.at(-1)]).toEqual([true, 'out']);
    expect(comesIn('10.9.9.9', browser)).toBe(false);
    expect(comesIn(address, 'another browser')).toBe(!alsoByAddress);
    expect(beside.isClosed()).toBe(alsoByAddress);
    await expect(ask(table, watcher.peer, 'sync')).rejects.toMatchObject({ reason: { code: 'putOut' } });
  }
  expect(JSON.stringify(table.room)).not.toContain('10.0.0.2');
});

test('whoever was there when the table was locked for all may come back, also after a restart', async () => {
  const host = guest('10.0.0.1', 'host');
  await ask(table, host.peer, 'seat', { name: 'Ines' });
  guest('10.0.0.2', 'friend');
  await ask(table, host.peer, 'lock', { lock: 'all' });
  table = await bare.restart(table.code);
  expect([comesIn('10.0.0.3', 'friend'), comesIn('10.0.0.3', 'stranger')]).toEqual([true, false]);
});

test('the lock and the list of removed people survive a restart', async () => {
  const host = guest('10.0.0.1', 'host');
  const { token } = await ask(table, host.peer, 'seat', { name: 'Ines' });
  await ask(table, host.peer, 'putOut', { watcher: guest('10.0.0.2', 'browser').peer.n });
  await ask(table, host.peer, 'lock', { lock: 'seats' });
  table = await bare.restart(table.code);
  expect(table.lobby().lock).toBe('seats');
  expect(comesIn('10.0.0.3', 'browser')).toBe(false);
  expect(comesIn('10.0.0.2', 'other')).toBe(false);
  expect(comesIn('10.0.0.3', 'other')).toBe(true);
  expect(new BarePlayer(table, token).peer.seat).toBe(0);
});

/** A game of four, each in a browser of this name; the last two are away and may be replaced. */
async function beginApart() {
  const people = ['ines', 'mina', 'oskar', 'quill'].map((browser) => guest('', browser));
  const tokens: string[] = [];
  for (const { peer } of people) tokens.push((await ask(table, peer, 'seat', { name: peer.visitor })).token);
  const [a, b] = people.map(({ peer }) => peer) as [Peer, Peer];
  const dealt = ask(table, a, 'start', { anyway: true });
  // No browser here answers the mix: wait until it times out.
  await passing(20_000);
  await dealt;
  for (const seat of [2, 3]) table.part(people[seat]!.peer);
  await passing(MINUTE);
  for (const seat of [2, 3]) for (const peer of [a, b]) await ask(table, peer, 'away', { seat, choice: 'hand' });
  await passing(0);
  const says = async (watcher: Peer, seat: number) => {
    for (const peer of [a, b])
      if (table.presence.asks.view(peer).asks.length > 0)
        await ask(table, peer, 'answerSeat', { watcher: watcher.n, seat, allow: true });
    await passing(0);
  };
  return { a, b, people: people.map((one, seat) => ({ ...one, token: tokens[seat]! })), says };
}
const TAKEN = { reason: { code: 'taken' } };

test('a browser that holds or held a seat in the game cannot sit in for anybody, and none sits in for two', async () => {
  const { b, says } = await beginApart();
  const sitIn = (browser: string, seat: number) => {
    const { peer } = guest('', browser);
    return ask(table, peer, 'standIn', { seat, name: 'Rosa' }).then(() => peer);
  };
  // Refused: the browser of a player, of an absent player, and of a player who has conceded.
  await expect(sitIn('ines', 2)).rejects.toMatchObject(TAKEN);
  await expect(sitIn('oskar', 3)).rejects.toMatchObject(TAKEN);
  await ask(table, b, 'concede', {});
  await expect(sitIn('mina', 2)).rejects.toMatchObject(TAKEN);
  // A browser that has sat in is refused another seat.
  const once = await sitIn('tablet', 2);
  await says(once, 2);
  expect(once.seat).toBe(2);
  await expect(sitIn('tablet', 3)).rejects.toMatchObject(TAKEN);
  await sitIn('watch', 3);
});

test('the same holds for a connection that does not say which browser it is', async () => {
  const { b, people, says } = await beginApart();
  const { peer } = guest('');
  await ask(table, peer, 'standIn', { seat: 2, name: 'Rosa' });
  await says(peer, 2);
  expect(peer.seat).toBe(2);
  table.join(people[2]!.peer);
  await ask(table, people[2]!.peer, 'sync', { token: people[2]!.token });
  await passing(0);
  expect(peer.seat).toBeNull();
  await expect(ask(table, peer, 'standIn', { seat: 3, name: 'Rosa' })).rejects.toMatchObject(TAKEN);
  // A player moves their seat to such a connection, and loses it there.
  const { key } = await ask(table, b, 'moveSeat');
  const moved = guest('').peer;
  const { token } = await ask(table, moved, 'claim', { key });
  await ask(table, moved, 'sync', { token });
  await passing(0);
  table.peers.hold(guest('').peer, 1);
  await ask(table, moved, 'sync', {});
  await expect(ask(table, moved, 'standIn', { seat: 3, name: 'Rosa' })).rejects.toMatchObject(TAKEN);
  await ask(table, guest('').peer, 'standIn', { seat: 3, name: 'Rosa' });
});

test('two requests of one browser for two seats: only one is granted', async () => {
  const { says } = await beginApart();
  // Only the `visitor` of their first sync shows that both connections belong to one browser.
  const [one, other] = [0, 1].map(() => {
    const peer = new Peer(() => {});
    table.join(peer);
    table.sync(peer, { visitor: 'tablet' });
    return peer;
  }) as [Peer, Peer];
  await ask(table, one, 'standIn', { seat: 2, name: 'Rosa' });
  await ask(table, other, 'standIn', { seat: 3, name: 'Rosa' });
  await says(one, 2);
  await says(other, 3);
  expect([one.seat, other.seat]).toEqual([2, null]);
});

test('a browser from which the seat has moved to another device counts, also after a restart', async () => {
  const { b } = await beginApart();
  const { key } = await ask(table, b, 'moveSeat');
  const phone = guest('', 'phone');
  const { token } = await ask(table, phone.peer, 'claim', { key });
  table.part(phone.peer);
  const moved = new Peer(() => {}, '', 'phone');
  table.join(moved);
  table.sync(moved, { token });
  await passing(0);
  table = await bare.restart(table.code);
  for (const browser of ['mina', 'phone'])
    await expect(ask(table, guest('', browser).peer, 'standIn', { seat: 2, name: 'Rosa' })).rejects.toMatchObject(
      TAKEN,
    );
  await ask(table, guest('', 'watch').peer, 'standIn', { seat: 2, name: 'Rosa' });
});

test('whoever asks is shown with a number if the name looks like a player’s, the absent one’s included', async () => {
  const seat = await begin();
  for (const [name, shown] of [
    ['Player 1', 'Player 1 2'],
    [`PLAYER ${seat}`, `PLAYER ${seat} 2`],
  ] as const) {
    const watcher = await wants(seat, name);
    expect(players[0]!.asks.at(-1)!.name).toBe(shown);
    expect(watcher.asks[0]!.name).toBe(shown);
  }
});

test('two who ask under the same name are told apart, and get the seat under the name that was shown', async () => {
  const seat = await begin();
  const [first, second] = [await wants(seat, 'Tom'), await wants(seat, 'tom.')];
  expect(players[0]!.asks.map(({ name }) => name)).toEqual(['Tom', 'tom. 2']);
  // Whoever asks again keeps the name.
  await ask(table, first.peer, 'standIn', { seat, name: 'Tom' });
  expect(first.asks[0]!.name).toBe('Tom');
  for (const by of [0, 1]) await say(by, second, seat, true);
  await passing(0);
  expect(table.lobby().seats[seat]!.name).toBe('tom. 2');
});
