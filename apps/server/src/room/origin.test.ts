import { deflateRawSync } from 'node:zlib';
import { randomPick, seededRandom } from '@smash/bots';
import { library } from '@smash/cards';
import { ask } from '@smash/chaos/testing/ask.ts';
import { useTemporaryFolder } from '@smash/chaos/testing/harness.ts';
import { mixerFor } from '@smash/chaos/testing/mixes.ts';
import { type Command, replay, standing, view } from '@smash/engine';
import { type FinishedGame, forkOf, hashOf, type MixMessage, plain } from '@smash/protocol';
import { verify } from '@smash/protocol/verify';
import { playRandomGame } from '@smash/testkit';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { engine } from '../game/engine.ts';
import { findReplay, replayId } from '../storage/finished.ts';
import { SqliteStore } from '../storage/sqlite.ts';
import { recordAt } from './origin.ts';
import { Peer } from './peer.ts';
import type { Table } from './table.ts';
import { Tables } from './tables.ts';

const folder = useTemporaryFolder();
let store: SqliteStore;
let tables: Tables;
let table: Table;
/** The finished game, and where its record is. */
let old: FinishedGame;
let address: string;

const open = () => new Tables({ engine, store, version: '', build: '', coverMs: [0, 0] }, 10);
beforeEach(async () => {
  store = new SqliteStore(folder.path);
  tables = open();
  const { record } = playRandomGame({ seed: 'an old game', players: 2 }, 0);
  old = { ...record, forks: undefined, engine: engine.version, names: ['Ines', 'Mina'] };
  const over = await tables.open();
  const { state, events } = engine.create(old.setup);
  const seats = old.names.map((name) => ({ name, ready: false, tokenHash: `of ${name}`, rematch: '' as const }));
  const room = await store.startGame({ ...over.room, seats }, engine.version, old.setup, events);
  let now = state;
  const commands = standing<Command>(old.commands);
  for (const [i, command] of commands.entries()) {
    const applied = engine.apply(now, command);
    if (!applied.ok) throw new Error(applied.refusal.text);
    now = applied.state;
    const last = i === commands.length - 1 ? { engine: engine.version, state: now } : null;
    await store.addCommand(room, { n: i + 1, command, events: applied.events, id: '' }, last);
  }
  address = replayId(room.gameId!, old.setup.seed);
  table = await tables.open();
});
afterEach(async () => {
  await tables.close();
  await store.close();
});

async function comes(name: string, mark: number): Promise<Peer> {
  const mixer = mixerFor((type, payload) => ask(table, peer, type, payload as never));
  const peer: Peer = new Peer((type, message) => {
    if (type === 'mix') void mixer.take(message as MixMessage);
  });
  table.join(peer);
  await ask(table, peer, 'sync', {});
  await ask(table, peer, 'seat', { name, mark });
  return peer;
}

const PLAYED = 24;
const agrees = (peer: Peer) => ask(table, peer, 'ready', { ready: true, terms: table.lobby().terms });
async function begin(fresh: boolean): Promise<Peer[]> {
  const host = await comes('Rosa', 1);
  await ask(table, host, 'playOn', { replay: address, played: PLAYED, fresh });
  const guest = await comes('Quill', 0);
  for (const peer of [guest, host]) await agrees(peer);
  await ask(table, host, 'start', {});
  return [guest, host];
}
const viewHash = (seat: number) => hashOf(plain(table.game.shown(seat).view));
const thenHash = (seat: number) => hashOf(plain(view(replay(forkOf(old, PLAYED), library).state, seat)));

async function playsToTheEnd(players: readonly Peer[]): Promise<void> {
  const random = seededRandom('to the end');
  for (let n = 0; n < 4000 && !table.game.over; n++)
    for (const [seat, peer] of players.entries()) {
      const { view } = table.game.shown(seat);
      if (!view.prompt || table.game.over) continue;
      await ask(table, peer, 'answer', { prompt: view.prompt.id, pick: randomPick(view, random) }).catch(() => {});
    }
  expect(table.game.over).toBe(true);
}

test('the lobby has the seats and rules of that game, says whose they were, and from which turn it goes on', async () => {
  const host = await comes('Rosa', 1);
  await ask(table, host, 'playOn', { replay: address, played: PLAYED, fresh: true });
  const { turn } = view(replay(forkOf(old, PLAYED), library).state, 'spectator');
  expect(table.lobby()).toMatchObject({ from: turn, fresh: true, options: { players: 2 } });
  expect(table.lobby().seats.map(({ was, name }) => [was, name])).toEqual([
    ['Ines', ''],
    ['Mina', 'Rosa'],
  ]);
  await expect(ask(table, host, 'options', { vpToWin: 5 })).rejects.toThrow('keeps the rules it began with');
  await ask(table, host, 'options', { undo: 'free' });
  await expect(ask(table, host, 'start', { anyway: true })).rejects.toMatchObject({ reason: { code: 'players' } });
});

test('it begins at that very position, goes on after a restart, and its record names where it comes from', async () => {
  const players = await begin(false);
  for (const seat of [0, 1]) expect(viewHash(seat)).toBe(thenHash(seat));
  const again = await store.game(table.room.gameId!);
  expect(again.commands).toHaveLength(PLAYED);
  await playsToTheEnd(players);
  const { code } = table;
  const { replay: mine } = table.lobby();
  await tables.close();
  await store.close();
  store = new SqliteStore(folder.path);
  tables = open();
  table = (await tables.load(code))!;
  expect(table.game.over).toBe(true);
  const record = (await findReplay(store, engine, mine))!;
  expect(record.names).toEqual(['Quill', 'Rosa']);
  expect(record.forks).toEqual([
    { at: PLAYED, of: forkOf(old, PLAYED).forks!.at(-1)!.of, key: expect.stringMatching(/^[\w-]{43}$/) },
  ]);
  // The record cannot be found by the seed alone: it is that of the other game, which strangers may know.
  expect(await findReplay(store, engine, replayId(table.room.gameId!, old.setup.seed))).toBeNull();
  expect(verify(record, '', library)).toMatchObject({ forks: true, problem: '', played: { over: true } });
});

test('new shuffles are mixed by those who play on, and that verifies, too', async () => {
  const players = await begin(true);
  const commitment = table.lobby().commitment;
  await playsToTheEnd(players);
  const record = (await findReplay(store, engine, table.lobby().replay))!;
  expect(record.forks!.at(-1)!.mix!.seats.map(({ bits }) => bits.length)).toEqual([32, 32]);
  const verdict = verify(record, commitment, library);
  expect(verdict).toMatchObject({ fits: true, forks: true, mix: { server: true, seed: true }, problem: '' });
  expect(verify(record, 'f'.repeat(64), library).fits).toBe(false);
});

test('it survives a restart from the record alone', async () => {
  await begin(true);
  const [before, { code }] = [[0, 1].map(viewHash), table];
  await tables.close();
  const { game } = store;
  // Without the stored state.
  store.game = async (id) => ({ ...(await game.call(store, id)), snapshot: null });
  tables = open();
  table = (await tables.load(code))!;
  expect(table.game.stuck).toBe('');
  expect([0, 1].map(viewHash)).toEqual(before);
});

test('people who may not play on, and moments that cannot be played on, are refused', async () => {
  const host = await comes('Rosa', 0);
  const guest = await comes('Quill', 1);
  const asked = { replay: address, played: PLAYED, fresh: true };
  await expect(ask(table, guest, 'playOn', asked)).rejects.toMatchObject({ reason: { code: 'notHost' } });
  const unknown = { ...asked, replay: `1-${'0'.repeat(32)}` };
  await expect(ask(table, host, 'playOn', unknown)).rejects.toMatchObject({ reason: { code: 'unknown' } });
  const end = { ...asked, played: 100_000 };
  await expect(ask(table, host, 'playOn', end)).rejects.toMatchObject({ reason: { code: 'phase' } });
  expect(table.lobby().from).toBe(-1);
});

test('the reason why a stored game cannot go on is told: older rules, or a store that fails', async () => {
  const host = await comes('Rosa', 0);
  const asked = { replay: address, played: PLAYED, fresh: true };
  const [record, game] = [await store.record(Number(address.split('-')[0])), await store.game(table.room.games)];
  const find = vi.spyOn(store, 'record').mockResolvedValue({ ...record!, engine: '0.0.1' });
  vi.spyOn(store, 'game').mockResolvedValue({ ...game, whole: false });
  await expect(ask(table, host, 'playOn', asked)).rejects.toThrow('The rules have changed since this game');
  find.mockRejectedValue(new Error('no disk'));
  await expect(ask(table, host, 'playOn', asked)).rejects.toMatchObject({ reason: { code: 'server' } });
  vi.restoreAllMocks();
});

test('a table with a game looks up no other game: its players would wait for that', async () => {
  const [, host] = await begin(false);
  const looked = vi.spyOn(store, 'record');
  const asked = { replay: address, played: PLAYED, fresh: true };
  await expect(ask(table, host!, 'playOn', asked)).rejects.toMatchObject({ reason: { code: 'phase' } });
  expect(looked).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});

const packed = (value: unknown): string => deflateRawSync(JSON.stringify(value)).toString('base64url');

test('a game that only a browser has goes on from its record, also after a restart before the deal', async () => {
  const host = await comes('Rosa', 1);
  await ask(table, host, 'playOn', {
    record: packed({ ...old, names: ['Ines', 'M\u202eina'] }),
    played: PLAYED,
    fresh: false,
  });
  expect(table.lobby().seats.map(({ was }) => was)).toEqual(['Ines', 'Mina']);
  const guest = await comes('Quill', 0);
  for (const peer of [guest, host]) await agrees(peer);
  await ask(table, host, 'start', {});
  for (const seat of [0, 1]) expect(viewHash(seat)).toBe(thenHash(seat));
  expect(JSON.stringify(table.room)).not.toContain(packed(old).slice(0, 100));
  await playsToTheEnd([guest, host]);
  const record = (await findReplay(store, engine, table.lobby().replay))!;
  expect(verify(record, '', library)).toMatchObject({ forks: true, problem: '', played: { over: true } });
});

test('anything but the record of a game is refused, and the table stays unchanged', async () => {
  const host = await comes('Rosa', 0);
  const before = JSON.stringify(table.room);
  const when = { played: PLAYED, fresh: false };
  const setup = (change: object) => packed({ ...old, setup: { ...old.setup, ...change } });
  for (const wrong of [
    {},
    { replay: address, record: packed(old) },
    { record: 'AAAA' },
    { record: packed('no record') },
    { record: packed({ ...old, commands: [...old.commands, { type: 'cheat', seat: 0 }] }) },
    // A game without a command, whose seed somebody chose, and a game that is not over.
    { record: packed({ ...old, commands: [] }), played: 0 },
    { record: packed({ ...old, commands: old.commands.slice(0, -1) }) },
    { record: packed({ ...old, commands: Array(2000).fill(old.commands[0]) }) },
    { record: deflateRawSync(Buffer.alloc(50_000_000)).toString('base64url').slice(0, 7000) },
    { record: setup({ options: { ...old.setup.options, vpToWin: 1_000_000 } }) },
    { record: setup({ first: 2 }) },
    { record: setup({ draft: { mode: 'free', firstChooser: 3 } }) },
    { record: packed({ ...old, commands: [{ type: 'concede', seat: 2 }, ...old.commands] }) },
    // What would be stored and served again, of any length.
    { record: packed({ ...old, engine: 'x'.repeat(20_000) }) },
    { record: packed({ ...old, engine: 'the newest' }) },
    ...['k'.repeat(20_000), 'a key\n'].map((key) => ({
      record: packed({ ...old, forks: [{ at: 0, of: 'another game', key }] }),
    })),
    { record: packed({ ...old, forks: [{ at: 0, of: 'o'.repeat(20_000) }] }) },
    { record: packed({ ...old, forks: [{ at: 0, of: 'another game', seed: 's'.repeat(20_000) }] }) },
    { record: setup({ seed: 's'.repeat(20_000) }) },
    { record: setup({ pool: Array(2000).fill('Ninjas') }) },
    { record: setup({ draft: { mode: 'free', pool: Array(2000).fill('Ninjas') } }) },
    // Half a surrogate pair.
    { record: setup({ seed: 'a\ud800' }) },
    // One more fork would exceed what a record may hold, so the stored record could not be read again.
    { record: packed({ ...old, forks: Array(100).fill({ at: 0, of: 'another game' }) }) },
  ])
    await expect(
      ask(table, host, 'playOn', { ...when, ...wrong }),
      JSON.stringify(wrong).slice(0, 80),
    ).rejects.toMatchObject({
      reason: { code: 'invalid' },
    });
  for (const wrong of [setup({ seed: 'another' }), setup({ players: 4 }), setup({ factions: [['Nobody', 'Nothing']] })])
    await expect(ask(table, host, 'playOn', { record: wrong, ...when })).rejects.toMatchObject({
      reason: { code: 'unknown' },
    });
  expect(JSON.stringify(table.room)).toBe(before);
});

test('nobody plays on from a game without a look at it: who is ready names it, and no start goes without them', async () => {
  const host = await comes('Rosa', 1);
  const guest = await comes('Quill', 0);
  const { terms: before } = table.lobby();
  await ask(table, host, 'playOn', { record: packed(old), played: PLAYED, fresh: false });
  const { origin, terms } = table.lobby();
  expect(await recordAt(store, engine, origin)).toMatchObject({ setup: old.setup, names: old.names });
  expect(await recordAt(store, engine, `${origin.slice(0, -1)}-`)).toBeNull();
  // A leading zero names the same row but is not the game's address.
  expect(await findReplay(store, engine, `0${address}`)).toBeNull();
  for (const asked of [{}, { terms: before }])
    await expect(ask(table, guest, 'ready', { ready: true, ...asked })).rejects.toMatchObject({
      reason: { code: 'changed' },
    });
  await agrees(host);
  await expect(ask(table, host, 'start', { anyway: true })).rejects.toMatchObject({ reason: { code: 'notReady' } });
  await ask(table, host, 'playOn', { record: packed(old), played: PLAYED, fresh: true });
  await expect(ask(table, guest, 'ready', { ready: true, terms })).rejects.toMatchObject({
    reason: { code: 'changed' },
  });
  for (const peer of [guest, host]) await agrees(peer);
  const { from } = table.lobby();
  await ask(table, host, 'start', {});
  expect(table.lobby()).toMatchObject({ phase: 'game', from, fresh: true, origin: '', terms: '' });
  expect(await recordAt(store, engine, origin)).toBeNull();
});

test('the others agree to exactly that record, including its names', async () => {
  const host = await comes('Rosa', 1);
  const guest = await comes('Quill', 0);
  const bring = (names: string[]) =>
    ask(table, host, 'playOn', { record: packed({ ...old, names }), played: PLAYED, fresh: false });
  await bring(['Ines', 'Mina']);
  const { origin, terms } = table.lobby();
  await bring(['Ines', 'Oskar']);
  expect(table.lobby().origin).not.toBe(origin);
  await expect(ask(table, guest, 'ready', { ready: true, terms })).rejects.toMatchObject({
    reason: { code: 'changed' },
  });
});

test('agreements to end the other game do not count in the one that continues it', async () => {
  const host = await comes('Rosa', 0);
  const guest = await comes('Quill', 1);
  const commands: Command[] = [{ type: 'agree', seat: 1, yes: true }, ...standing<Command>(old.commands)];
  await ask(table, host, 'playOn', { record: packed({ ...old, commands }), played: PLAYED, fresh: false });
  for (const peer of [guest, host]) await agrees(peer);
  await ask(table, host, 'start', {});
  await ask(table, host, 'agree', { yes: true });
  expect(table.game.over).toBe(false);
  const { code } = table;
  await tables.close();
  tables = open();
  table = (await tables.load(code))!;
  expect(table.game).toMatchObject({ stuck: '', over: false });
});
