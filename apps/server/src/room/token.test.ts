import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fakeEngine } from '@smash/chaos/testing/fakeEngine.ts';
import { eventually, Player, startGame, temporaryFolder, testConfig } from '@smash/chaos/testing/harness.ts';
import { NO_LIMITS } from '@smash/chaos/testing/limits.ts';
import { readable } from '@smash/testkit';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { logSecurity } from '../common/securityLog.ts';
import { type RunningServer, startServer } from '../server.ts';

const folder = temporaryFolder();
const logged: string[] = [];
let server: RunningServer;

beforeAll(async () => {
  vi.spyOn(process.stderr, 'write').mockImplementation((line) => logged.push(String(line).trimEnd()) > 0);
  server = await startServer(testConfig(folder.path, { perConnection: NO_LIMITS.perConnection }), fakeEngine);
});
afterAll(async () => {
  await server.close();
  folder.remove();
});

const comesBack = async (code: string, token: string | undefined): Promise<number | null> => {
  const player = await Player.join(server.port, code, token);
  const { seat } = player;
  await player.leave();
  return seat;
};

describe('the token of a seat', () => {
  test('is replaced after use, and stays valid until the new one has been used (ASVS 7.2.3, 7.2.4)', async () => {
    const [, b] = (await startGame(server.port, 2)) as [Player, Player];
    const first = b.token!;
    expect(Buffer.from(first, 'base64url')).toHaveLength(32);
    const { token: second } = await b.ask('renew', { token: first });
    expect(second).not.toBe(first);
    // The reply may have been lost: both tokens open the seat.
    expect(await comesBack(b.code, first)).toBe(1);
    const again = await Player.join(server.port, b.code, second);
    expect(again.seat).toBe(1);
    expect(await comesBack(b.code, first)).toBeNull();
    const { token: third } = await again.ask('renew', { token: second });
    expect(await comesBack(b.code, second)).toBe(1);
    expect(await comesBack(b.code, third)).toBe(1);
    expect(await comesBack(b.code, second)).toBeNull();
  });

  test('survives two tabs renewing it at the same time, whichever reply is kept (ASVS 7.2.4)', async () => {
    for (const kept of [0, 1]) {
      const [, b] = (await startGame(server.port, 2)) as [Player, Player];
      const first = b.token!;
      const issued = [(await b.ask('renew', { token: first })).token, (await b.ask('renew', { token: first })).token];
      expect(await comesBack(b.code, issued[kept])).toBe(1);
      // One has been used, so all others are invalid.
      for (const other of [first, issued[1 - kept]!]) expect(await comesBack(b.code, other)).toBeNull();
      expect(await comesBack(b.code, issued[kept])).toBe(1);
    }
  });

  test('is replaced only for a seat holder who presents it', async () => {
    const [a, b] = (await startGame(server.port, 2)) as [Player, Player];
    expect(await a.refused('renew', { token: b.token! })).toMatchObject({ code: 'noSeat' });
    expect(await a.refused('renew', { token: 'x'.repeat(43) })).toMatchObject({ code: 'noSeat' });
    const watcher = await Player.join(server.port, a.code);
    expect(await watcher.refused('renew', { token: a.token! })).toMatchObject({ code: 'noSeat' });
    expect(await comesBack(a.code, a.token)).toBe(0);
    expect(await comesBack(b.code, b.token)).toBe(1);
  });

  test('appears in no message to others, not in the data file and not in the log (ASVS 16.2.5)', async () => {
    const [a, b] = (await startGame(server.port, 2)) as [Player, Player];
    const watcher = await Player.join(server.port, a.code);
    const { token } = await b.ask('renew', { token: b.token! });
    const secrets = [a.token!, b.token!, token];
    await a.refused('answer', { prompt: 999, pick: [] });
    await a.answer();
    await eventually(() => expect(watcher.known!.view.seats[0]!.vp).toBe(1));
    const text = (frames: Uint8Array[]) => frames.map(readable).join();
    expect(text(b.frames)).toContain(token);
    for (const secret of secrets) expect(text(watcher.frames)).not.toContain(secret);
    for (const secret of [b.token!, token]) expect(text(a.frames)).not.toContain(secret);
    const hashes = server.tables.get(a.code)!.room.seats.map((seat) => seat!.tokenHash);
    for (const one of [a, b, watcher]) for (const hash of hashes) expect(text(one.frames)).not.toContain(hash);
    for (const name of readdirSync(folder.path)) {
      const bytes = readFileSync(join(folder.path, name)).toString('latin1');
      for (const secret of secrets) expect([name, bytes.includes(secret)]).toEqual([name, false]);
    }
    for (const secret of secrets) expect(logged.join()).not.toContain(secret);
  });

  test('does not appear in the log when a message that carries it is malformed', async () => {
    const [a] = (await startGame(server.port, 2)) as [Player, Player];
    const { transport } = a.room.connection as unknown as { transport: { ws: { send(bytes: Uint8Array): void } } };
    const send = transport.ws.send.bind(transport.ws);
    transport.ws.send = (bytes) => send(Uint8Array.from([...bytes, 0]));
    logged.length = 0;
    void a.ask('renew', { token: a.token! }).catch(() => {});
    await eventually(() => expect(logged.join()).toContain('"msg":"colyseus"'));
    expect(logged.join()).not.toContain(a.token!);
  });

  test('token logins, attempts and input our pages never send are logged (ASVS 16.3.1, 16.3.2, 16.3.3)', async () => {
    const [a] = (await startGame(server.port, 2)) as [Player, Player];
    await a.refused('answer', { prompt: 'x' });
    await comesBack(a.code, 'x'.repeat(43));
    await comesBack(a.code, a.token);
    const about = logged.filter((line) => line.includes(a.code)).join('\n');
    expect(about).toMatch(
      /"time":"\d{4}-\d\d-\d\dT\S+Z","room":"[A-Z0-9-]+","seat":0,"msg":"security: seat opened"}$/m,
    );
    expect(about).toMatch(/"room":"[A-Z0-9-]+","seat":-1,"msg":"security: unknown token"}$/m);
    expect(about).toMatch(/"seat":0,"type":"answer","code":"invalid","msg":"security: refused"}$/m);
  });

  test('no input can forge a log line, and no flood fills the log (ASVS 16.4.1)', () => {
    logged.length = 0;
    logSecurity('origin refused', { origin: 'http://a\n2026-01-01T00:00:00.000Z all is well\u2028' });
    expect(logged.join()).not.toMatch(/[\n\u2028]/);
    for (let i = 0; i < 1000; i++) logSecurity('flood', { i });
    expect(logged.length).toBeLessThan(150);
  });
});
