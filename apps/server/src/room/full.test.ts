import { fakeEngine } from '@smash/chaos/testing/fakeEngine.ts';
import { useTemporaryFolder } from '@smash/chaos/testing/harness.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { monotonicMs } from '../common/time.ts';
import { SqliteStore } from '../storage/sqlite.ts';
import { Peer } from './peer.ts';
import type { Table } from './table.ts';
import { Tables } from './tables.ts';

const MINUTE = 60_000;
const MOST = 10;
const folder = useTemporaryFolder();
let store: SqliteStore;
let tables: Tables;

beforeEach(() => {
  store = new SqliteStore(folder.path);
  tables = new Tables({ engine: fakeEngine, store, version: '', build: '', coverMs: [0, 0] }, MOST);
});
afterEach(async () => {
  vi.restoreAllMocks();
  await tables.close();
  await store.close();
});

const later = (ms: number) => {
  const now = performance.now.bind(performance);
  vi.spyOn(performance, 'now').mockImplementation(() => now() + ms);
};

/** Somebody who only watches. */
function watch(table: Table): Peer {
  const peer = new Peer(() => {});
  table.join(peer);
  table.sync(peer, {});
  return peer;
}

/** A table with a player, abandoned and no longer in memory. */
async function stored(): Promise<string> {
  const table = await tables.open();
  const peer = watch(table);
  await table.seats.takeSeat(peer, { name: 'Ines' });
  table.part(peer);
  await tables.rest(monotonicMs());
  await tables.rest(monotonicMs() + 11 * MINUTE);
  expect(tables.get(table.code)).toBeUndefined();
  return table.code;
}

/** Rooms as strangers open them, each with a silent spectator, until no more are allowed. */
async function fill(): Promise<Table[]> {
  const opened: Table[] = [];
  for (;;) {
    const table = await tables.open().catch(() => null);
    if (!table) return opened;
    watch(table);
    opened.push(table);
  }
}

describe('a server full of rooms without players', () => {
  it('reserves places for tables with players', async () => {
    const codes = [await stored()];
    const strangers = await fill();
    expect(strangers).toHaveLength(9);
    expect(await tables.load(codes[0]!)).not.toBeNull();
    expect(strangers.every(({ code }) => tables.get(code))).toBe(true);
  });

  it('gives way to every table with players, however many silent spectators there are', async () => {
    const codes: string[] = [];
    while (codes.length < MOST) codes.push(await stored());
    const strangers = await fill();
    for (const code of codes) expect(await tables.load(code)).not.toBeNull();
    expect(tables.all().map(({ code }) => code)).toEqual(codes);
    // They are stored, and come back when there is space.
    expect(await store.has(strangers[0]!.code)).toBe(true);
    await expect(tables.load(strangers[0]!.code)).rejects.toThrow('as many rooms');
    expect(tables.health().unreadable).toBe(0);
  });

  it('never gives way to strangers’ tables: one with a player stays, watched or not', async () => {
    const code = await stored();
    await tables.load(code);
    await fill();
    await expect(tables.open()).rejects.toThrow('as many rooms');
    expect(tables.get(code)).toBeDefined();
  });

  it('replaces the oldest one where nobody has sat down for two minutes', async () => {
    const strangers = await fill();
    watch(strangers[0]!);
    await strangers[1]!.seats.takeSeat(watch(strangers[1]!), { name: 'Ines' });
    await expect(tables.open()).rejects.toThrow('as many rooms');
    later(2 * MINUTE);
    await tables.open();
    expect(tables.get(strangers[0]!.code)).toBeUndefined();
    await tables.open();
    expect(tables.get(strangers[1]!.code)).toBeDefined();
    expect(tables.get(strangers[2]!.code)).toBeUndefined();
  });
});

it('opens no table once it is closing, not even one that is being stored', async () => {
  const { addRoom } = store;
  let go = () => {};
  const stored = new Promise<void>((done) => {
    go = done;
  });
  store.addRoom = async (room) => {
    await stored;
    return addRoom.call(store, room);
  };
  const opening = tables.open();
  const failed = expect(opening).rejects.toMatchObject({ reason: { code: 'restart' } });
  const closing = tables.close();
  go();
  await Promise.all([failed, closing]);
  await expect(tables.open()).rejects.toMatchObject({ reason: { code: 'restart' } });
  expect(tables.size).toBe(0);
});

it('gives no seat to a connection that has ended while its request was waiting', async () => {
  const table = await tables.open();
  const peer = watch(table);
  const refused = expect(table.seats.takeSeat(peer, { name: 'Ines' })).rejects.toMatchObject({
    reason: { code: 'putOut' },
  });
  table.part(peer);
  await refused;
  expect(table.room.seats.filter(Boolean)).toEqual([]);
});

it('never holds more tables than it may, however many are opened or requested at once', async () => {
  const codes: string[] = [];
  while (codes.length < MOST + 5) codes.push(await stored());
  const opened = await Promise.allSettled(Array.from({ length: MOST + 5 }, () => tables.open()));
  expect(opened.filter(({ status }) => status === 'fulfilled')).toHaveLength(9);
  expect(tables.size).toBe(9);
  const loaded = await Promise.allSettled(codes.map((code) => tables.load(code)));
  expect(loaded.filter(({ status }) => status === 'fulfilled')).toHaveLength(MOST);
  expect(tables.size).toBe(MOST);
  // The place of a table that could not be read is free again.
  later(3 * MINUTE);
  vi.spyOn(store, 'game').mockRejectedValue(new Error('disk I/O error'));
  const one = codes.find((code) => !tables.get(code))!;
  await store.startGame({ ...tables.all()[0]!.room, code: one }, '', { seed: '', players: 2 }, []);
  await expect(tables.load(one)).rejects.toThrow('disk I/O error');
  vi.mocked(store.game).mockRestore();
  expect(await tables.load(codes.find((code) => code !== one && !tables.get(code))!)).not.toBeNull();
  expect(tables.size).toBe(MOST);
});

it('a table that is asked for while its room is being removed is not there any more', async () => {
  const { code } = await tables.open();
  let asked: Promise<Table | null> | null = null;
  tables.left = async () => {
    asked = tables.load(code);
  };
  expect(await tables.cleanUp(Date.now() + 3 * 60 * MINUTE)).toEqual([code]);
  expect(await asked).toBeNull();
  expect([tables.get(code), await store.has(code)]).toEqual([undefined, false]);
});

it('a table whose connections cannot be ended leaves memory all the same, and comes back', async () => {
  const { code } = await tables.open();
  tables.left = async () => {
    throw new Error('no room');
  };
  await tables.unload(code);
  expect(tables.get(code)).toBeUndefined();
  expect(await tables.load(code)).not.toBeNull();
});
