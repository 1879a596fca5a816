import { Client } from '@colyseus/sdk';
import { fakeEngine } from '@smash/chaos/testing/fakeEngine.ts';
import { eventually, Player, startGame, temporaryFolder } from '@smash/chaos/testing/harness.ts';
import { NO_LIMITS } from '@smash/chaos/testing/limits.ts';
import { served } from '@smash/chaos/testing/served.ts';
import type { Refused } from '@smash/protocol';
import { describe, expect, test } from 'vitest';
import { SqliteStore } from '../../storage/sqlite.ts';
import { Peer } from '../peer.ts';
import type { Table } from '../table.ts';
import { Tables } from '../tables.ts';

const site = served({ perConnection: NO_LIMITS.perConnection });

const claimPlace = (code: string) =>
  fetch(`http://localhost:${site.server.port}/matchmake/joinById/${code}`, {
    method: 'POST',
    body: '{}',
    headers: { 'content-type': 'application/json' },
  });

test('strangers who take all the places keep no player out: neither by watching nor by unclaimed reservations', {
  timeout: 300_000,
}, async () => {
  const [a, b] = (await startGame(site.server.port, 2)) as [Player, Player];
  const crowd = await Promise.all(Array.from({ length: 60 }, () => Player.join(site.server.port, a.code)));
  const late = await new Client(`http://localhost:${site.server.port}`).joinById(a.code);
  await expect(late.request('sync' as never)).rejects.toMatchObject({ reason: { code: 'full' } });
  for (const claimed of await Promise.all(Array.from({ length: 100 }, () => claimPlace(a.code))))
    expect(claimed.ok).toBe(true);
  await b.leave();
  const again = await Player.join(site.server.port, a.code, b.token);
  expect(again.seat).toBe(1);
  expect(again.known?.view.viewer).toBe(1);
  // Someone leaving makes room.
  await crowd[0]!.leave();
  await eventually(() => expect(site.server.tables.get(a.code)!.lobby().watchers).toBeLessThan(61));
  await expect(late.request('sync' as never)).resolves.toMatchObject({ seat: null });
});

describe('an open lobby with free seats', () => {
  const lobby = (watchers: number) => {
    const folder = temporaryFolder();
    const store = new SqliteStore(folder.path);
    const limits = { watchers, begin: async () => 0, subscribe: async () => 0 };
    const tables = new Tables({ engine: fakeEngine, store, version: '', build: '', coverMs: [0, 0], limits }, 10);
    const close = async () => {
      await tables.close();
      await store.close();
      folder.remove();
    };
    return { tables, close };
  };
  const come = (table: Table, address: string): boolean => {
    const peer = new Peer(() => {}, address);
    table.join(peer);
    try {
      table.sync(peer, null);
      return true;
    } catch (error) {
      expect((error as { reason: Refused }).reason.code).toBe('full');
      table.part(peer);
      return false;
    }
  };

  test('connections that have not asked for the state are no spectators', async () => {
    const { tables, close } = lobby(8);
    const table = await tables.open();
    const silent = new Peer(() => {}, '1.1.1.1');
    table.join(silent);
    expect(table.lobby().watchers).toBe(0);
    table.sync(silent, null);
    expect(table.lobby().watchers).toBe(1);
    await close();
  });

  test('one address cannot fill it with spectators; eight of one household come in', async () => {
    const { tables, close } = lobby(8);
    const table = await tables.open();
    expect(Array.from({ length: 60 }, () => come(table, '1.1.1.1')).filter(Boolean)).toHaveLength(8);
    const friend = new Peer(() => {}, '2.2.2.2');
    table.join(friend);
    table.sync(friend, null);
    expect(await table.seats.takeSeat(friend, { name: 'Uli' })).toMatchObject({ seat: 0 });
    await close();
  });

  test('when many addresses have filled it, people who could still sit down get in', async () => {
    const { tables, close } = lobby(8);
    const table = await tables.open();
    const crowd = (n: number) => Array.from({ length: 10 }, () => come(table, `1.1.1.${n}`)).filter(Boolean).length;
    expect(Array.from({ length: 10 }, (_, n) => crowd(n)).reduce((sum, n) => sum + n)).toBe(64);
    expect(come(table, '2.2.2.2')).toBe(true);
    await close();
  });
});
