import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { answers, missing, type Service, startPostgres } from '@smash/chaos/testing/services.ts';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LOCK_CLASS, ProcessLock } from './processLock.ts';

const ME = 4711;
const absent = missing('postgres', 'initdb');

describe.skipIf(absent !== '')(`the lock of a process ${absent}`, () => {
  let postgres: Service;
  let client: Client;
  /** Between the process and the database. */
  let between: Server;
  const there: [Socket, Socket][] = [];

  beforeAll(async () => {
    postgres = await startPostgres();
    client = new Client({ connectionString: postgres.url });
    await client.connect();
    const { port } = new URL(postgres.url);
    between = createServer((near) => {
      const far = connect(Number(port), '127.0.0.1');
      there.push([near, far]);
      near.pipe(far).pipe(near);
      for (const one of [near, far]) one.on('error', () => {});
    });
    between.listen(0, '127.0.0.1');
    await once(between, 'listening');
  }, 60_000);
  afterAll(async () => {
    for (const one of there.flat()) one.destroy();
    between.close();
    await client.end();
    await postgres.remove();
  });

  const holders = async () => {
    const sql = `SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND granted AND classid::bigint = $1 AND objid::bigint = $2`;
    return (await client.query(sql, [LOCK_CLASS, ME])).rows.length;
  };

  test('is taken again over a new connection when the database is no longer reached over the old one', async () => {
    const url = new URL(postgres.url);
    url.port = `${(between.address() as AddressInfo).port}`;
    const lock = new ProcessLock(url.href, ME);
    await lock.hold();
    expect(await holders()).toBe(1);
    // As if a router between them had forgotten the connection: the database ends its side, and this side hears nothing.
    for (const [near, far] of there) {
      near.unpipe();
      far.unpipe();
      far.destroy();
    }
    await answers(async () => expect(await holders()).toBe(0));
    await answers(async () => expect(await holders()).toBe(1));
    await lock.drop();
    await answers(async () => expect(await holders()).toBe(0));
  }, 40_000);
});
