import { fakeEngine } from '@smash/chaos/testing/fakeEngine.ts';
import { eventually, Player, startGame, temporaryFolder, testConfig } from '@smash/chaos/testing/harness.ts';
import { NO_LIMITS } from '@smash/chaos/testing/limits.ts';
import { MOVE_MS } from '@smash/protocol';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { type RunningServer, startServer } from '../server.ts';

const folder = temporaryFolder();
let server: RunningServer;
beforeAll(async () => {
  server = await startServer(testConfig(folder.path, { perConnection: NO_LIMITS.perConnection }), fakeEngine);
});
afterEach(() => {
  vi.restoreAllMocks();
});
afterAll(async () => {
  await server.close();
  folder.remove();
});

const game = async (): Promise<[Player, Player]> => (await startGame(server.port, 2)) as [Player, Player];

describe('a seat that moves to another device', () => {
  test('the new device plays on, and the old one loses the seat', async () => {
    const [, b] = await game();
    const { key } = await b.ask('moveSeat');
    const phone = await Player.join(server.port, b.code);
    expect(phone.seat).toBeNull();
    const claimed = await phone.ask('claim', { key });
    expect(claimed).toMatchObject({ seat: 1 });
    // Nothing has moved yet, in case the reply was lost.
    expect(b.moved).toBeFalsy();
    const again = await Player.join(server.port, b.code, claimed.token);
    expect(again.seat).toBe(1);
    await eventually(() => expect(b.moved).toMatch(/another device/));
    expect((await Player.join(server.port, b.code, b.token)).seat).toBeNull();
  });

  test('a page that has renewed its token keeps the seat until a new device opens it, however many replies are lost', async () => {
    const [, b] = await game();
    const { token } = await b.ask('renew', { token: b.token! });
    for (let lost = 0; lost < 3; lost++) {
      const { key } = await b.ask('moveSeat');
      await (await Player.join(server.port, b.code)).ask('claim', { key });
    }
    expect((await Player.join(server.port, b.code, token)).seat).toBe(1);
  });

  test('a key works once, and only the newest one', async () => {
    const [, b] = await game();
    const { key: old } = await b.ask('moveSeat');
    const { key } = await b.ask('moveSeat');
    const watcher = await Player.join(server.port, b.code);
    expect(await watcher.refused('claim', { key: old })).toMatchObject({ code: 'unknown' });
    await watcher.ask('claim', { key });
    expect(await watcher.refused('claim', { key })).toMatchObject({ code: 'unknown' });
  });

  test('a key is void after five minutes', async () => {
    const [, b] = await game();
    const { key } = await b.ask('moveSeat');
    const watcher = await Player.join(server.port, b.code);
    const now = Date.now();
    vi.spyOn(Date, 'now').mockReturnValue(now + MOVE_MS);
    expect(await watcher.refused('claim', { key })).toMatchObject({ code: 'unknown' });
  });

  test('while the reply is under way both devices hold the seat; renewing does not void a key', async () => {
    const [, b] = await game();
    const { key } = await b.ask('moveSeat');
    const { token } = await b.ask('renew', { token: b.token! });
    const back = await Player.join(server.port, b.code, token);
    expect(back.seat).toBe(1);
    const watcher = await Player.join(server.port, b.code);
    const claimed = await watcher.ask('claim', { key });
    expect((await Player.join(server.port, b.code, token)).seat).toBe(1);
    expect((await Player.join(server.port, b.code, claimed.token)).seat).toBe(1);
  });

  test('spectators have no key to give, and players claim no second seat', async () => {
    const [a, b] = await game();
    const watcher = await Player.join(server.port, a.code);
    expect(await watcher.refused('moveSeat')).toMatchObject({ code: 'noSeat' });
    const { key } = await b.ask('moveSeat');
    expect(await a.refused('claim', { key })).toMatchObject({ code: 'taken' });
    expect(await watcher.refused('claim', { key: 'x'.repeat(43) })).toMatchObject({ code: 'unknown' });
    expect((await Player.join(server.port, a.code, key)).seat).toBeNull();
  });

  test('a key becomes void when its player leaves the seat: the next player there keeps it', async () => {
    const host = await Player.create(server.port);
    await host.ask('seat', { name: 'Ines' });
    const first = await Player.join(server.port, host.code);
    await first.ask('seat', { name: 'Alex' });
    const { key } = await first.ask('moveSeat');
    await first.ask('leave');
    const second = await Player.join(server.port, host.code);
    await second.ask('seat', { name: 'Alex' });
    expect(await first.refused('claim', { key })).toMatchObject({ code: 'unknown' });
  });
});
