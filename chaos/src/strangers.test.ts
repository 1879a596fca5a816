import { readConfig } from '@smash/server/config.ts';
import type { RunningServer } from '@smash/server/server.ts';
import { isDue } from '@smash/testkit/due';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Guest, seatTwo } from './guest.ts';
import { openSite } from './site.ts';
import { Stranger } from './strangers/stranger.ts';
import { guess, openRooms } from './strangers.ts';
import { eventually } from './testing/harness.ts';
import { NO_LIMITS } from './testing/limits.ts';

const { perAddress, perConnection } = readConfig({});
const logged: string[] = [];
let server: RunningServer;
let close: () => Promise<void>;
let table: Guest;

beforeAll(async () => {
  vi.spyOn(process.stderr, 'write').mockImplementation((line) => logged.push(String(line)) > 0);
  const site = await openSite({
    metricsPort: 0,
    perAddress: { ...perAddress, connections: 12 },
    // Unlimited full states, so that the other limits are reached.
    perConnection: { ...NO_LIMITS.perConnection, messages: perConnection.messages },
  });
  ({ server } = site);
  close = site.close;
  [table] = await seatTwo(server.port);
});
afterAll(async () => {
  await close();
  vi.restoreAllMocks();
});

const counted = async (line: string): Promise<number> => {
  const text = await (await fetch(`http://127.0.0.1:${server.metricsPort}/metrics`)).text();
  return Number(new RegExp(`^${line} (\\d+)$`, 'm').exec(text)?.[1] ?? 0);
};

describe('strangers', () => {
  it('one address cannot keep another from opening a room', async () => {
    expect(await openRooms(server.port)).toMatchObject({ opened: 10, refused: 40, other: 200 });
    expect(await counted('smash_over_budget_total{budget="address rooms"}')).toBe(40);
  });

  it('somebody guessing codes can try ten a minute, while a friend at another address joins', async () => {
    const { looked, friendMs } = await guess(server.port, table.room.roomId, 300);
    expect(looked).toBeLessThanOrEqual(20);
    expect(friendMs).toBeGreaterThanOrEqual(0);
    expect(await counted('smash_over_budget_total{budget="address codes"}')).toBeGreaterThanOrEqual(280);
  });

  it('a socket that never reads is closed once a megabyte is queued, and no other is', async () => {
    const code = table.room.roomId;
    const deaf = await Promise.all(['127.0.0.2', '127.0.0.3'].map((from) => Stranger.join(server.port, from, code)));
    for (const one of deaf) one.deaf();
    // Slow enough for the message budget, long enough to fill the system's own buffers.
    const big = vi.spyOn(server.tables.get(code)!, 'sync');
    const { sync } = Object.getPrototypeOf(server.tables.get(code)!) as { sync: typeof big };
    big.mockImplementation(function (this: unknown, ...args) {
      const reply = (sync as unknown as (...args: unknown[]) => object).apply(server.tables.get(code), args);
      return { ...reply, padding: 'x'.repeat(2_000_000) } as never;
    });
    for (let i = 0; i < 12; i++) for (const one of deaf) one.request('sync', {});
    await eventually(async () => expect(await counted('smash_refused_total{code="unsent"}')).toBe(2));
    big.mockRestore();
    expect(table.closed).toBe(false);
    await table.sync();
  });

  it('a connection that does not confirm joining cannot make the server keep anything for it', async () => {
    const code = table.room.roomId;
    const silent = await Stranger.join(server.port, '127.0.0.4', code, false);
    for (let i = 0; i < 3; i++) silent.request('sync', {});
    await table.sync();
    expect(silent.closed).toBe(false);
    silent.request('sync', {});
    await eventually(() => expect(silent.closed).toBe(true));
    expect(silent.heard).toBeLessThan(1200);
  });

  it('an address has a limit of open sockets and each connection a rate limit, and others are not affected', async () => {
    const code = table.room.roomId;
    const from = '127.0.0.5';
    const all = await Promise.allSettled(Array.from({ length: 20 }, () => Stranger.join(server.port, from, code)));
    const open = all.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    expect(open).toHaveLength(12);
    const other = await Stranger.join(server.port, '127.0.0.6', code);
    for (let i = 0; i < 100; i++) open[0]!.request('sync', {});
    await eventually(async () =>
      expect(await counted('smash_over_budget_total{budget="connection messages"}')).toBeGreaterThanOrEqual(55),
    );
    const before = other.heard;
    other.request('sync', {});
    await eventually(() => expect(other.heard).toBeGreaterThan(before));
    for (const one of [...open, other]) one.end();
    await eventually(async () => {
      const again = await Stranger.join(server.port, from, code);
      again.end();
    });
  });

  it.runIf(isDue(6, 4))('ten thousand refusals, with stacks or without, write less than 100 KB', async () => {
    logged.length = 0;
    vi.spyOn(server.store, 'addRoom').mockRejectedValue(new Error('disk full'));
    for (let i = 0; i < 2000; i++) {
      await Promise.all([
        ...Array.from({ length: 3 }, () => server.tables.open().catch(() => {})),
        fetch(`http://127.0.0.1:${server.port}/healthz`, { headers: { origin: `https://${i}.evil.example` } }),
        table.refusal('answer', { prompt: 'x' }),
      ]);
    }
    expect(logged.length).toBeGreaterThan(10);
    expect(logged.join('').length).toBeLessThan(100_000);
  });
});
