import { useTemporaryFolder } from '@smash/chaos/testing/harness.ts';
import { served } from '@smash/chaos/testing/served.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SqliteStore } from '../storage/sqlite.ts';
import { Health } from './health.ts';

const { statfs } = vi.hoisted(() => ({ statfs: vi.fn() }));
vi.mock('node:fs/promises', async (original) => {
  const real = await original<typeof import('node:fs/promises')>();
  statfs.mockImplementation(real.statfs);
  return { ...real, statfs };
});

const counts = () => ({ tables: 3 });

describe('readiness', () => {
  const folder = useTemporaryFolder();
  let store: SqliteStore;
  beforeEach(() => {
    store = new SqliteStore(folder.path);
    vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    await store.close();
  });
  let isReadable = true;
  const deadlines = () => isReadable;
  const healthOf = (redis: (() => Promise<unknown>) | null = null) =>
    new Health({ store, folder: folder.path, redis, deadlines, counts });

  it('is reported if the store can be written to, with figures', async () => {
    expect(await healthOf(async () => 'PONG').ready()).toEqual({ ready: true, reasons: [], tables: 3 });
  });

  it('fails if the data file is read-only, in plain words without a path', async () => {
    store.file.forbidWrites(true);
    expect(await healthOf().ready()).toEqual({ ready: false, reasons: ['Nothing can be stored.'], tables: 3 });
    store.file.forbidWrites(false);
    expect(await healthOf().ready()).toMatchObject({ ready: true });
  });

  it('fails with less than 5 % of the disk free', async () => {
    statfs.mockResolvedValueOnce({ bavail: 49, blocks: 1000 });
    expect(await healthOf().ready()).toMatchObject({ ready: false, reasons: ['Less than 5 % of the disk is free.'] });
    statfs.mockResolvedValueOnce({ bavail: 50, blocks: 1000 });
    expect(await healthOf().ready()).toMatchObject({ ready: true });
  });

  it('fails without Redis if Redis is configured', async () => {
    const missing = { ready: false, reasons: ['Redis cannot be reached.'] };
    expect(await healthOf(() => Promise.reject(new Error('closed'))).ready()).toMatchObject(missing);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const asked = healthOf(() => new Promise(() => {})).ready();
    await vi.advanceTimersByTimeAsync(3000);
    vi.useRealTimers();
    expect(await asked).toMatchObject(missing);
  });

  it('fails if deadlines cannot be read', async () => {
    isReadable = false;
    expect(await healthOf().ready()).toMatchObject({ reasons: ['Deadlines of games by days cannot be read.'] });
    isReadable = true;
  });

  it('writes once however many ask in the same second', async () => {
    const probe = vi.spyOn(store, 'probe');
    const health = healthOf();
    await Promise.all(Array.from({ length: 50 }, () => health.ready()));
    expect(probe).toHaveBeenCalledTimes(1);
  });
});

describe('a running server', () => {
  const at = served();

  it('returns 200 when ready and 503 with the reasons when not; /healthz returns 200 either way', async () => {
    const get = (path: string) => fetch(`http://localhost:${at.server.port}${path}`);
    expect((await get('/readyz')).status).toBe(200);
    vi.spyOn(at.server.store, 'probe').mockRejectedValue(new Error('disk full'));
    await vi.waitFor(async () => expect((await get('/readyz')).status).toBe(503), { timeout: 60_000 });
    const body = await (await get('/readyz')).json();
    expect(body).toMatchObject({ ready: false, reasons: ['Nothing can be stored.'] });
    expect(JSON.stringify(body)).not.toContain('disk full');
    expect((await get('/healthz')).status).toBe(200);
  });
});
