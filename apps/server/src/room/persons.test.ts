import { ask } from '@smash/chaos/testing/ask.ts';
import { BarePlayer } from '@smash/chaos/testing/bareTable.ts';
import { onFreshTable } from '@smash/chaos/testing/bareTables.ts';
import { passing } from '@smash/chaos/testing/harness.ts';
import { describe, expect, test } from 'vitest';
import type { Table } from './table.ts';

const MINUTE = 60_000;
/** The seat whose player changes. */
const SEAT = 3;
/** The seat whose player is away while the others decide about it. */
const AWAY = 2;

let table: Table;
let players: BarePlayer[];
let tokens: string[];

onFreshTable(async (fresh) => {
  table = fresh;
  players = Array.from({ length: 4 }, () => new BarePlayer(table));
  tokens = [];
  for (const [i, { peer }] of players.entries())
    tokens.push((await ask(table, peer, 'seat', { name: `Player ${i}` })).token);
  await ask(table, players[0]!.peer, 'start', { anyway: true });
});

const by = (seat: number) => players[seat]!.peer;
const leaves = (seat: number) => table.part(by(seat));
const absence = (seat: number) => table.lobby().seats[seat]!.absence;
const comes = async (seat: number, token = tokens[seat]!) => {
  players[seat] = new BarePlayer(table, token);
  await passing(0);
};

/** Those present let a spectator sit in for the player. */
async function sitsIn(seat: number): Promise<void> {
  leaves(seat);
  await passing(MINUTE);
  const others = [0, 1, 2, 3].filter((one) => one !== seat).slice(0, 2);
  for (const one of others) await ask(table, by(one), 'away', { seat, choice: 'hand' });
  await passing(0);
  const guest = new BarePlayer(table);
  await ask(table, guest.peer, 'standIn', { seat, name: 'Quill' });
  for (const one of others)
    if (players[one]!.asks.length > 0)
      await ask(table, by(one), 'answerSeat', { watcher: guest.peer.n, seat, allow: true });
  await passing(0);
  expect(guest.peer.seat).toBe(seat);
  players[seat] = guest;
}

/** Everything that a person can set for a seat, and whether it holds. */
const personal: Record<string, { sets(): Promise<unknown>; holds(): Promise<boolean> | boolean }> = {
  'agreement to end the game': {
    sets: () => ask(table, by(SEAT), 'agree', { yes: true }),
    holds: () => table.game.agrees(SEAT),
  },
  'muting of spectators': {
    sets: () => ask(table, by(SEAT), 'hush', { on: true }),
    holds: () => table.talk.all().hushed,
  },
  'passes and stops': {
    sets: () => ask(table, by(SEAT), 'passing', { skip: { card: 'Secret', on: true } }),
    holds: () => {
      const seen = new BarePlayer(table);
      table.peers.hold(seen.peer, SEAT);
      table.stops.forget(seen.peer);
      table.stops.update(table.game, table.peers);
      return seen.passing.skips.length > 0;
    },
  },
  'consent to a seat that is given away': {
    sets: async () => {
      await ask(table, by(0), 'giveSeat');
      await ask(table, by(SEAT), 'answerGiving', { id: table.giving.open()!.id, allow: true });
    },
    holds: () => !table.giving.open()!.waiting.includes(SEAT),
  },
  'vote about somebody who is away': {
    sets: async () => {
      leaves(AWAY);
      await passing(MINUTE);
      await ask(table, by(SEAT), 'away', { seat: AWAY, choice: 'hand' });
    },
    holds: async () => {
      await ask(table, by(0), 'away', { seat: AWAY, choice: 'hand' });
      await passing(0);
      return absence(AWAY) === 'open';
    },
  },
  'vote about somebody who asks to sit in': {
    sets: async () => {
      leaves(AWAY);
      await passing(MINUTE);
      for (const one of [0, 1]) await ask(table, by(one), 'away', { seat: AWAY, choice: 'hand' });
      await passing(0);
      const guest = new BarePlayer(table);
      await ask(table, guest.peer, 'standIn', { seat: AWAY, name: 'Rosa' });
      await ask(table, by(SEAT), 'answerSeat', { watcher: guest.peer.n, seat: AWAY, allow: true });
    },
    holds: async () => {
      const [{ watcher }] = players[0]!.asks as [(typeof players)[0]['asks'][0]];
      await ask(table, by(0), 'answerSeat', { watcher, seat: AWAY, allow: true });
      await passing(0);
      return table.lobby().seats[AWAY]!.name === 'Rosa';
    },
  },
};

interface Change {
  /** Runs before the person sets anything. */
  prepare?(): Promise<void>;
  change(): Promise<void>;
  /** Settings (names in `personal`) that this person cannot make, or not long enough before the change. */
  except: readonly string[];
}
let gift = '';
/** Every way in which the person in a seat changes while a game runs. */
const changes: Record<string, Change> = {
  'the player comes back to a stand-in': {
    prepare: () => sitsIn(SEAT),
    change: () => comes(SEAT),
    except: ['agreement to end the game', ...Object.keys(personal).filter((name) => name.includes('vote'))],
  },
  'a stand-in sits down': {
    change: () => sitsIn(SEAT),
    except: Object.keys(personal).filter((name) => name.includes('vote') || name.includes('consent')),
  },
  'a bot plays for the player': {
    change: async () => {
      leaves(SEAT);
      await passing(MINUTE);
      for (const one of [0, 1]) await ask(table, by(one), 'away', { seat: SEAT, choice: 'bot' });
      await passing(0);
      expect(table.lobby().seats[SEAT]!.bot).toBe('medium');
    },
    except: Object.keys(personal).filter((name) => name.includes('vote') || name.includes('consent')),
  },
  'the seat is given away': {
    prepare: async () => {
      await ask(table, by(SEAT), 'giveSeat');
      for (const one of [0, 1, 2])
        await ask(table, by(one), 'answerGiving', { id: table.giving.open()!.id, allow: true });
      await passing(0);
      gift = players[SEAT]!.gift;
    },
    change: async () => {
      const friend = new BarePlayer(table);
      const { token } = await ask(table, friend.peer, 'claim', { key: gift, name: 'Uli' });
      await comes(SEAT, token);
      expect(table.lobby().seats[SEAT]!.name).toBe('Uli');
    },
    except: [],
  },
};

describe.each(Object.entries(changes))('%s', (_, { prepare, change, except }) => {
  test.each(Object.entries(personal).filter(([name]) => !except.includes(name)))(
    'the %s of the person before is void',
    async (_name, { sets, holds }) => {
      await prepare?.();
      await sets();
      await change();
      expect(await holds()).toBe(false);
    },
  );
});

test.each(Object.entries(personal))(
  'the %s holds as long as the same person plays, over whatever device',
  async (_, one) => {
    await one.sets();
    const { key } = await ask(table, by(SEAT), 'moveSeat');
    const device = new BarePlayer(table);
    const { token } = await ask(table, device.peer, 'claim', { key });
    await comes(SEAT, token);
    const renewed = await ask(table, by(SEAT), 'renew', { token });
    await comes(SEAT, renewed.token);
    expect(await one.holds()).toBe(true);
  },
);

test('the agreement of a player who gave the seat away ends no game', async () => {
  await ask(table, by(SEAT), 'agree', { yes: true });
  await changes['the seat is given away']!.prepare!();
  await changes['the seat is given away']!.change();
  for (const one of [0, 1, 2]) await ask(table, by(one), 'agree', { yes: true });
  expect(table.lobby().phase).toBe('game');
  await ask(table, by(SEAT), 'agree', { yes: true });
  expect(table.lobby().phase).toBe('over');
});

test('a stand-in neither agrees to end the game nor passes the seat on to anybody else', async () => {
  await sitsIn(SEAT);
  for (const [type, payload] of [
    ['agree', { yes: true }],
    ['moveSeat', null],
    ['giveSeat', null],
    ['concede', {}],
  ] as const)
    await expect(ask(table, by(SEAT), type, payload as never), type).rejects.toThrow(`Only Player ${SEAT}, whose seat`);
});

test('a rematch that a stand-in wants is not the player’s wish', async () => {
  await sitsIn(SEAT);
  for (const one of [0, 1, 2]) await ask(table, by(one), 'concede', {});
  expect(table.lobby().phase).toBe('over');
  await ask(table, by(SEAT), 'rematch', { factions: 'same' });
  expect(table.lobby().seats[SEAT]!.rematch).toBe('same');
  await comes(SEAT);
  expect(table.lobby().seats[SEAT]).toMatchObject({ name: `Player ${SEAT}`, rematch: '' });
});

test.each([
  ['the first', [SEAT, 0, 1, 2]],
  ['the last', [0, 1, 2, SEAT]],
] as const)(
  'a rematch for which a stand-in was %s to ask is not dealt to a player who is back meanwhile',
  async (_, order) => {
    await sitsIn(SEAT);
    for (const one of [0, 1, 2]) await ask(table, by(one), 'concede', {});
    // The shuffle waits for this player.
    players[0]!.mixer = null;
    const asked = order.map((one) => ask(table, by(one), 'rematch', { factions: 'same' }).catch((error) => error));
    await passing(0);
    expect(table.mixing.open).toBe(true);
    await comes(SEAT);
    await passing(2 * MINUTE);
    await Promise.all(asked);
    expect(table.lobby()).toMatchObject({ phase: 'over', game: 1 });
    expect(table.lobby().seats[SEAT]).toMatchObject({ name: `Player ${SEAT}`, here: true, rematch: '' });
    for (const one of [2, SEAT]) void ask(table, by(one), 'rematch', { factions: 'same' });
    await passing(0);
    await passing(2 * MINUTE);
    expect(table.lobby()).toMatchObject({ phase: 'game', game: 2 });
    expect(table.room.seats[SEAT]).not.toHaveProperty('standIn');
  },
);

test('the player’s page may send its settings before it is stored that the player is back', async () => {
  await sitsIn(SEAT);
  players[SEAT] = new BarePlayer(table, tokens[SEAT]);
  const sent = ask(table, by(SEAT), 'passing', { skip: { card: 'Secret', on: true } });
  await passing(0);
  await sent;
  expect(await personal['passes and stops']!.holds()).toBe(true);
});

test('spectators stay muted when players only change seats, but not when the one who muted them has left', async () => {
  for (const one of [0, 1, 2]) await ask(table, by(one), 'concede', {});
  await ask(table, by(1), 'hush', { on: true });
  for (const one of [0, 1, 2, 3]) await ask(table, by(one), 'rematch', { factions: 'rotate' });
  await passing(0);
  expect(table.lobby().seats[2]!.name).toBe('Player 1');
  expect(table.talk.all().hushed).toBe(true);
  await ask(table, by(1), 'concede', {});
  for (const one of [0, 2]) await ask(table, by(one), 'concede', {});
  await ask(table, by(1), 'leave');
  expect(table.talk.all().hushed).toBe(false);
});
