import type { ServerResponse } from 'node:http';
import { openPushService, type PushService, Subscriber } from '@smash/testkit/push';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readConfig } from '../config.ts';
import { Pusher } from './pusher.ts';

let service: PushService;
let pusher: Pusher;
const secrets = new Map<string, string>();
const store = {
  secret: async (name: string, make: () => string) => {
    if (!secrets.has(name)) secrets.set(name, make());
    return secrets.get(name)!;
  },
};
const told: string[] = [];
const openPusher = (trial: { endpoint: string; ca: string } | null) =>
  Pusher.open({ services: [], contact: 'mailto:host@example.org', trial }, store, (outcome, kind) =>
    told.push(`${kind} ${outcome}`),
  );

beforeEach(async () => {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  service = await openPushService();
  pusher = await openPusher(service);
  told.length = 0;
});
afterEach(async () => {
  vi.useRealTimers();
  pusher.close();
  await service.close();
});

describe('a notice', () => {
  test('arrives encrypted for its browser alone, and says the table and the kind, nothing else (INFO-2)', async () => {
    const [mine, other] = [new Subscriber(`${service.endpoint}mine`), new Subscriber(`${service.endpoint}other`)];
    expect(await pusher.send(mine.wish, { table: 'KILN-42', kind: 'turn' })).toBe('sent');
    const [{ path, headers, body }] = service.delivered as [(typeof service.delivered)[0]];
    expect(path).toBe('mine');
    expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', urgency: 'high', ttl: '86400' });
    expect(mine.open(body)).toEqual({ table: 'KILN-42', kind: 'turn' });
    expect(() => other.open(body)).toThrow();
    // Nothing that the push service can read names the table.
    expect(JSON.stringify(headers)).not.toContain('KILN');
    expect(body.toString('latin1')).not.toContain('KILN');
    // Signed with the key that browsers subscribe with.
    expect(headers.authorization).toContain(`k=${pusher.key}`);
  });

  test.each([404, 410])('to a browser that has unsubscribed (%i) is told so', async (status) => {
    service.status = status;
    const { wish } = new Subscriber(`${service.endpoint}gone`);
    expect(await pusher.send(wish, { table: 'KILN-42', kind: 'chat' })).toBe('gone');
    expect(told).toEqual(['chat gone']);
  });

  test('that the service refuses is not sent again; if the service fails, it is', async () => {
    const { wish } = new Subscriber(`${service.endpoint}a`);
    service.status = 403;
    expect(await pusher.send(wish, { table: 'KILN-42', kind: 'over' })).toBe('refused');
    expect(service.delivered).toHaveLength(1);
    service.status = 503;
    const sent = pusher.send(wish, { table: 'KILN-42', kind: 'over' });
    await vi.waitFor(() => expect(service.delivered).toHaveLength(2), 60_000);
    service.status = 201;
    expect(await sent).toBe('sent');
    expect(service.delivered).toHaveLength(3);
  }, 20_000);

  test('that comes too often for one browser is refused and counted', async () => {
    const { wish } = new Subscriber(`${service.endpoint}a`);
    const outcomes: string[] = [];
    for (let n = 0; n < 61; n++) outcomes.push(await pusher.send(wish, { table: 'KILN-42', kind: 'turn' }));
    expect(outcomes.filter((one) => one === 'sent')).toHaveLength(60);
    expect(outcomes.at(-1)).toBe('refused');
    expect(told.at(-1)).toBe('turn refused');
    expect(service.delivered).toHaveLength(60);
  });
});

/** Lets pending I/O run while the fake timers stand still. */
const moment = () => new Promise((done) => setImmediate(done));

describe('an answer', () => {
  const notice = { table: 'KILN-42', kind: 'turn' } as const;

  test('without end is not read: the notice is sent, and the connection closed', async () => {
    let written = 0;
    service.answer = (response) => {
      const go = () => {
        while (!response.destroyed && written < 500_000_000 && response.write(Buffer.alloc(65_536))) written += 65_536;
        if (!response.destroyed) response.once('drain', go);
      };
      go();
    };
    expect(await pusher.send(new Subscriber(`${service.endpoint}a`).wish, notice)).toBe('sent');
    await vi.waitFor(() => expect(service.open).toBe(0), { timeout: 60_000 });
    // No more than the system's buffers hold.
    expect(written).toBeLessThan(50_000_000);
  });

  test.each([
    ['body', 'sent', (response: ServerResponse) => response.write('x')],
    ['headers', 'failed', (response: ServerResponse) => response.socket!.write('HTTP/1.1 201 Created\r\nX-A: a')],
  ])('a byte at a time (%s) takes ten seconds at most', async (_, outcome, drip) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    service.answer = (response) => {
      response.socket!.on('error', () => {});
      drip(response);
      const more = setInterval(() => response.socket?.write(response.headersSent ? '1\r\nx\r\n' : 'a'), 5);
      response.once('close', () => clearInterval(more));
    };
    const sent = pusher.send(new Subscriber(`${service.endpoint}a`).wish, notice);
    while (service.delivered.length === 0) await moment();
    await vi.advanceTimersByTimeAsync(10_000);
    while (service.open > 0) await moment();
    pusher.close();
    expect(await sent).toBe(outcome);
  });

  test('that ends leaves the connection open for the next notice', async () => {
    service.answer = (response) => response.end('Created.');
    const { wish } = new Subscriber(`${service.endpoint}a`);
    let connections = 0;
    for (let n = 0; n < 5; n++) {
      expect(await pusher.send(wish, notice)).toBe('sent');
      connections = Math.max(connections, service.open);
    }
    expect(connections).toBe(1);
  });
});

test('the key is made once and kept', async () => {
  expect((await openPusher(null)).key).toBe(pusher.key);
});

test('no setting lets a server send to this machine; only a test does, in code', async () => {
  const all = Object.fromEntries(
    ['PUSH_SERVICES', 'PUSH_CONTACT', 'PUSH_TRIAL', 'NODE_ENV'].map((name) => [name, undefined]),
  );
  expect(readConfig({ ...all, NODE_ENV: 'test' }).push.trial).toBeNull();
  for (const name of ['localhost', '127.0.0.1', 'a.b:8443', 'https://push.example.org'])
    expect(() => readConfig({ PUSH_SERVICES: name })).toThrow('PUSH_SERVICES');
  const shipped = await openPusher(null);
  expect(shipped.accepts(`${service.endpoint}mine`)).toBe(false);
  const { wish } = new Subscriber(`${service.endpoint}mine`);
  expect(await shipped.send(wish, { table: 'KILN-42', kind: 'turn' })).toBe('refused');
  expect(service.delivered).toHaveLength(0);
  shipped.close();
});
