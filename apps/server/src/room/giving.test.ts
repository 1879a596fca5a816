import { ask } from '@smash/chaos/testing/ask.ts';
import { BarePlayer } from '@smash/chaos/testing/bareTable.ts';
import { type BareTables, onFreshTable } from '@smash/chaos/testing/bareTables.ts';
import { passing } from '@smash/chaos/testing/harness.ts';
import { GIVE_MS, MOVE_MS } from '@smash/protocol';
import { expect, test } from 'vitest';
import { sha256 } from '../common/tokens.ts';
import { Peer } from './peer.ts';
import type { Table } from './table.ts';

let bare: BareTables;
let table: Table;
let players: BarePlayer[];
let tokens: string[];

onFreshTable((fresh, tables) => {
  [table, bare] = [fresh, tables];
});

/** A game of so many people, and of bots in the seats after them. */
async function begin(people: number, bots = 0): Promise<void> {
  players = Array.from({ length: people }, () => new BarePlayer(table));
  tokens = [];
  for (const [i, { peer }] of players.entries())
    tokens.push((await ask(table, peer, 'seat', { name: `Player ${i}` })).token);
  for (let i = 0; i < bots; i++) await ask(table, players[0]!.peer, 'bot', { seat: people + i });
  await ask(table, players[0]!.peer, 'start', { anyway: true });
}
const gives = (seat: number) => ask(table, players[seat]!.peer, 'giveSeat');
const says = (seat: number, allow: boolean) =>
  ask(table, players[seat]!.peer, 'answerGiving', { id: table.giving.open()!.id, allow });
/** The seat's key, once all have agreed. */
async function keyOf(seat: number): Promise<string> {
  await gives(seat);
  for (const other of players.keys()) if (other !== seat) await says(other, true);
  await passing(0);
  return players[seat]!.gift;
}

test('with everybody’s consent the link gives the seat to somebody else, and its former player watches', async () => {
  await begin(3);
  await gives(2);
  expect(table.giving.open()).toMatchObject({ seat: 2, waiting: [0, 1] });
  await says(0, true);
  expect(players[2]!.gift).toBe('');
  await says(1, true);
  await passing(0);
  const friend = new BarePlayer(table);
  const { seat, name, token } = await ask(table, friend.peer, 'claim', { key: players[2]!.gift, name: 'Quill' });
  expect([seat, name]).toEqual([2, 'Quill']);
  // The seat changes hands only when the friend's browser uses its token: a lost reply costs nobody the seat.
  expect(players[2]!.peer.seat).toBe(2);
  expect(table.lobby().seats[2]!.name).toBe('Player 2');
  const back = new BarePlayer(table, token);
  await passing(0);
  expect(back.view.viewer).toBe(2);
  expect([players[2]!.peer.seat, players[2]!.view.viewer]).toEqual([null, 'spectator']);
  expect(table.lobby().seats[2]!.name).toBe('Quill');
  expect(players[0]!.notices).toContain('Quill has taken over Player 2’s seat.');
  expect(new BarePlayer(table, tokens[2]).peer.seat).toBeNull();
});

test('the former player’s token opens nothing while the change is still being stored', async () => {
  await begin(3);
  const friend = new BarePlayer(table);
  const { token } = await ask(table, friend.peer, 'claim', { key: await keyOf(2), name: 'Quill' });
  // All in one task: nothing has been stored in between.
  const [back, former] = [new BarePlayer(table, token), new BarePlayer(table, tokens[2])];
  expect([back.peer.seat, former.peer.seat, former.view.viewer]).toEqual([2, null, 'spectator']);
  await passing(0);
  expect(new BarePlayer(table, tokens[2]).peer.seat).toBeNull();
  expect(new BarePlayer(table, token).peer.seat).toBe(2);
});

test('a page that opens a seat while its player is being removed does not keep it', async () => {
  const host = new BarePlayer(table);
  await ask(table, host.peer, 'seat', { name: 'Mina' });
  const guest = new BarePlayer(table);
  const { seat, token } = await ask(table, guest.peer, 'seat', { name: 'Quill' });
  const removal = ask(table, host.peer, 'putOut', { seat });
  const late = new BarePlayer(table, token);
  expect(late.peer.seat).toBe(seat);
  await removal;
  expect(late.peer.seat).toBeNull();
});

test('whoever opens the seat on another connection meanwhile is still asking, and gets the link there', async () => {
  await begin(3);
  await gives(2);
  await says(0, true);
  const [before, again] = [players[2]!, new BarePlayer(table, tokens[2])];
  expect(table.giving.open()).toMatchObject({ seat: 2, waiting: [1] });
  await says(1, true);
  await passing(0);
  expect([before.gift, again.gift]).toEqual(['', expect.stringMatching(/./)]);
  expect(again.notices).toContain('The table said yes. Now pass on the link.');
  const friend = new BarePlayer(table);
  expect(await ask(table, friend.peer, 'claim', { key: again.gift, name: 'Quill' })).toMatchObject({ seat: 2 });
});

test.each([
  ['a moment later', 5_000, true],
  ['much later', GIVE_MS + 1000, false],
] as const)('one whose connection ended as the table agreed gets the link when back %s', async (_, ms, gets) => {
  await begin(2);
  await gives(1);
  const agreed = says(0, true);
  while (table.giving.open()) await Promise.resolve();
  table.part(players[1]!.peer);
  await agreed;
  await passing(ms);
  expect(players[1]!.gift).toBe('');
  const again = new BarePlayer(table, tokens[1]);
  expect(again.gift !== '').toBe(gets);
  // Sent once.
  expect(new BarePlayer(table, tokens[1]).gift).toBe('');
});

test('one who declines is enough, and the player may ask again after a minute', async () => {
  await begin(3);
  await gives(0);
  await says(2, true);
  await says(1, false);
  expect(players[0]!.notices).toContain('The table said no, so you keep your seat.');
  expect(table.giving.open()).toBeNull();
  expect(players[0]!.gift).toBe('');
  await expect(gives(0)).rejects.toMatchObject({ reason: { code: 'rate' } });
  await passing(60_000);
  await gives(0);
  expect(table.giving.open()).not.toBeNull();
});

test('silence is no leave', async () => {
  await begin(2);
  await gives(0);
  await passing(GIVE_MS);
  expect(table.giving.open()).toBeNull();
  expect(players[0]!.notices).toContain('Not everybody answered in time, so you keep your seat.');
  expect(players[0]!.gift).toBe('');
});

test('bots are not asked', async () => {
  await begin(1, 2);
  await gives(0);
  await passing(0);
  expect(players[0]!.gift).not.toBe('');
});

test('the link works once, for five minutes, and needs a name', async () => {
  await begin(2);
  const key = await keyOf(0);
  const [first, second] = [new BarePlayer(table), new BarePlayer(table)];
  await expect(ask(table, first.peer, 'claim', { key })).rejects.toMatchObject({ reason: { code: 'name' } });
  await ask(table, first.peer, 'claim', { key, name: 'Quill' });
  await expect(ask(table, second.peer, 'claim', { key, name: 'Rosa' })).rejects.toMatchObject({
    reason: { code: 'unknown' },
  });
  const late = await keyOf(1);
  await passing(MOVE_MS);
  await expect(ask(table, second.peer, 'claim', { key: late, name: 'Rosa' })).rejects.toMatchObject({
    reason: { code: 'unknown' },
  });
});

test('requests and answers by people who cannot be asked, are not asked or have no seat are refused', async () => {
  await begin(3);
  const watcher = new BarePlayer(table);
  await expect(ask(table, watcher.peer, 'giveSeat')).rejects.toMatchObject({ reason: { code: 'noSeat' } });
  await gives(1);
  await expect(gives(0)).rejects.toThrow('The table is already being asked.');
  await expect(says(1, true)).rejects.toThrow('This request is closed.');
  const id = table.giving.open()!.id;
  await expect(ask(table, watcher.peer, 'answerGiving', { id, allow: true })).rejects.toThrow();
  table.part(players[1]!.peer);
  expect(table.giving.open()).toBeNull();
  await expect(gives(0)).rejects.toThrow('Player 1 is not here to be asked.');
});

test('a seat of a lobby is not given away: its player leaves it', async () => {
  players = [new BarePlayer(table)];
  await ask(table, players[0]!.peer, 'seat', { name: 'Ines' });
  await expect(gives(0)).rejects.toMatchObject({ reason: { code: 'phase' } });
});

test('no key or token that the former player requests meanwhile opens the seat once it is taken over', async () => {
  for (const when of ['before the link is used', 'before the new token is used']) {
    table = await bare.open();
    await begin(2);
    const gift = await keyOf(0);
    const friend = new BarePlayer(table);
    const taken = async () => (await ask(table, friend.peer, 'claim', { key: gift, name: 'Quill' })).token;
    const early = when === 'before the link is used' ? null : await taken();
    const device = new BarePlayer(table);
    const { key: first } = await ask(table, players[0]!.peer, 'moveSeat');
    // Only the newest key is valid, so asking for this one may have voided the gift. Then nobody takes the seat over.
    const moved = await ask(table, device.peer, 'claim', { key: first });
    const { key: second } = await ask(table, players[0]!.peer, 'moveSeat');
    const { token: renewed } = await ask(table, players[0]!.peer, 'renew', { token: tokens[0]! });
    const token = early ?? (await taken().catch(() => null));
    if (token === null) continue;
    const back = new BarePlayer(table, token);
    await passing(0);
    expect(back.view.viewer).toBe(0);
    for (const old of [tokens[0]!, moved.token, renewed]) expect(new BarePlayer(table, old).peer.seat).toBeNull();
    const thief = new BarePlayer(table);
    await expect(ask(table, thief.peer, 'claim', { key: second })).rejects.toMatchObject({
      reason: { code: 'unknown' },
    });
    expect(back.peer.seat).toBe(0);
  }
});

test('a device of the former player cannot undo that the link was used', async () => {
  await begin(2);
  const friend = new BarePlayer(table);
  const { token } = await ask(table, friend.peer, 'claim', { key: await keyOf(0), name: 'Quill' });
  const device = new BarePlayer(table);
  const { key } = await ask(table, players[0]!.peer, 'moveSeat');
  const moved = await ask(table, device.peer, 'claim', { key });
  const there = new BarePlayer(table, moved.token);
  await passing(0);
  expect(there.peer.seat).toBe(0);
  expect(new BarePlayer(table, token).peer.seat).toBe(0);
  await passing(0);
  expect(there.peer.seat).toBeNull();
});

test('the link is invalid once the game is over, and admits nobody whom the host removed', async () => {
  await begin(3);
  const key = await keyOf(2);
  const out = new BarePlayer(table);
  const entry = { visitor: 'tablet', seat: sha256(key) };
  expect(() => table.seats.admit(entry, '')).not.toThrow();
  out.peer.visitor = 'tablet';
  await ask(table, players[0]!.peer, 'putOut', { watcher: out.peer.n });
  expect(() => table.seats.admit(entry, '')).toThrow('The host removed you');
  for (const { peer } of players) await ask(table, peer, 'agree', { yes: true });
  expect(table.lobby().phase).toBe('over');
  const friend = new BarePlayer(table);
  await expect(ask(table, friend.peer, 'claim', { key, name: 'Quill' })).rejects.toMatchObject({
    reason: { code: 'unknown' },
  });
});

test('whoever has given a seat away is given no other one, even if their browser does not say which it is', async () => {
  await begin(3);
  const giver = players[2]!;
  const friend = new BarePlayer(table);
  const { token } = await ask(table, friend.peer, 'claim', { key: await keyOf(2), name: 'Quill' });
  players[2] = new BarePlayer(table, token);
  await passing(0);
  expect(giver.peer.seat).toBeNull();
  const key = await keyOf(1);
  await expect(ask(table, giver.peer, 'claim', { key, name: 'Bee' })).rejects.toMatchObject({
    reason: { code: 'taken' },
  });
});

test('a browser that has or had another seat in the game is given none', async () => {
  await begin(3);
  const key = await keyOf(2);
  const laptop = new Peer(() => {});
  table.join(laptop);
  table.sync(laptop, { token: tokens[0]!, visitor: 'laptop' });
  await passing(0);
  const tab = new BarePlayer(table);
  tab.peer.visitor = 'laptop';
  await expect(ask(table, tab.peer, 'claim', { key, name: 'Quill' })).rejects.toMatchObject({
    reason: { code: 'taken' },
  });
  const friend = new BarePlayer(table);
  friend.peer.visitor = 'phone';
  expect((await ask(table, friend.peer, 'claim', { key, name: 'Quill' })).seat).toBe(2);
});

test.each(['unused', 'used'] as const)(
  'a seat is given away for its game: the link, %s, opens no seat in the next one',
  async (how) => {
    await begin(2);
    const key = await keyOf(1);
    const heir = new BarePlayer(table);
    const claim = () => ask(table, heir.peer, 'claim', { key, name: 'Quill' });
    const token = how === 'used' ? (await claim()).token : '';
    await ask(table, players[0]!.peer, 'concede', {});
    for (const { peer } of players) void ask(table, peer, 'rematch', { factions: 'same' });
    await passing(0);
    expect(table.lobby()).toMatchObject({ phase: 'game', game: 2 });
    if (how === 'unused') await expect(claim()).rejects.toThrow('This link has been used or is too old.');
    expect(new BarePlayer(table, token).peer.seat).toBeNull();
    expect(players[1]!.peer.seat).toBe(1);
    expect(table.lobby().seats[1]).toMatchObject({ name: 'Player 1', here: true });
  },
);

test('a seat that was taken by its link is not opened for somebody the host has removed meanwhile', async () => {
  await begin(2);
  const friend = new BarePlayer(table);
  friend.peer.visitor = 'phone';
  const { token } = await ask(table, friend.peer, 'claim', { key: await keyOf(1), name: 'Quill' });
  const entry = { visitor: 'phone', seat: sha256(token) };
  expect(() => table.seats.admit(entry, '')).not.toThrow();
  await ask(table, players[0]!.peer, 'putOut', { watcher: friend.peer.n });
  expect(() => table.seats.admit(entry, '')).toThrow('The host removed you');
});

test('a browser that has taken two seats by their links gets only the first', async () => {
  await begin(3);
  const friend = new BarePlayer(table);
  friend.peer.visitor = 'phone';
  const taken: string[] = [];
  for (const seat of [2, 1])
    taken.push((await ask(table, friend.peer, 'claim', { key: await keyOf(seat), name: 'Quill' })).token);
  const seats: (number | null)[] = [];
  for (const token of taken) {
    const peer = new Peer(() => {});
    table.join(peer);
    table.sync(peer, { token, visitor: 'phone' });
    await passing(0);
    seats.push(peer.seat);
  }
  expect(seats).toEqual([2, null]);
  expect(players[1]!.peer.seat).toBe(1);
});

test('a seat that was taken by its link is not opened once the game is over', async () => {
  await begin(3);
  const friend = new BarePlayer(table);
  friend.peer.visitor = 'phone';
  const { token } = await ask(table, friend.peer, 'claim', { key: await keyOf(2), name: 'Quill' });
  for (const { peer } of players) void ask(table, peer, 'agree', { yes: true });
  await passing(0);
  expect(table.lobby().phase).toBe('over');
  await ask(table, players[0]!.peer, 'reopen');
  expect(new BarePlayer(table, token).peer.seat).toBeNull();
  expect(players[2]!.peer.seat).toBe(2);
});

test('a lock lets in only those whom the host could see, and players who are just coming back', async () => {
  await begin(2);
  const arrives = (visitor: string, proof = ''): Peer => {
    const peer = new Peer(
      () => {},
      '',
      visitor,
      () => {},
      proof,
    );
    table.join(peer);
    return peer;
  };
  const [stranger, player, spectator] = [arrives('lurker'), arrives('laptop', sha256(tokens[1]!)), arrives('phone')];
  table.sync(spectator, {});
  await ask(table, players[0]!.peer, 'lock', { lock: 'all' });
  expect([stranger.gone, player.gone, spectator.gone]).toEqual([true, false, false]);
  expect(() => table.seats.admit({ visitor: 'lurker' }, '')).toThrow('The host locked this table');
  expect(() => table.seats.admit({ visitor: 'phone' }, '')).not.toThrow();
});
