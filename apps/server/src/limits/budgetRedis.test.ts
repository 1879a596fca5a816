import { eventually } from '@smash/chaos/testing/harness.ts';
import { missing, type Service, startRedis } from '@smash/chaos/testing/services.ts';
import { Redis } from 'ioredis';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Budget } from './budget.ts';

const absent = missing('redis-server');
if (absent) console.warn(`Not tested: budgets in Redis (${absent}).`);

describe.skipIf(absent !== '')('budgets of several processes', { timeout: 300_000 }, () => {
  let service: Service;
  const clients: Redis[] = [];
  const budget = () => {
    const redis = new Redis(service.url, {
      enableOfflineQueue: false,
      maxRetriesPerRequest: 0,
      retryStrategy: () => 50,
    });
    redis.on('error', () => {});
    clients.push(redis);
    return new Budget({ name: 'test', points: 4, seconds: 600, redis });
  };
  const ready = () => eventually(() => expect(clients.every(({ status }) => status === 'ready')).toBe(true));

  beforeAll(async () => {
    service = await startRedis();
  }, 300_000);
  afterAll(async () => {
    for (const redis of clients) redis.disconnect();
    await service.remove();
  });

  test('are shared through Redis, and separate while it is down', async () => {
    const [one, two] = [budget(), budget()];
    await ready();
    for (const each of [one, two, one, two]) expect(await each.take('1.1.1.1')).toBe(0);
    expect(await one.take('1.1.1.1')).toBeGreaterThan(0);
    expect(await two.spent('1.1.1.1')).toBeGreaterThan(0);
    expect(await two.take('2.2.2.2')).toBe(0);
    await service.stop();
    await eventually(() => expect(clients.some(({ status }) => status === 'ready')).toBe(false));
    for (const each of [one, two]) {
      for (let i = 0; i < 4; i++) expect(await each.take('1.1.1.1')).toBe(0);
      expect(await each.take('1.1.1.1')).toBeGreaterThan(0);
      expect(await each.spent('1.1.1.1')).toBeGreaterThan(0);
    }
    await service.start();
    await ready();
    expect(await one.take('3.3.3.3')).toBe(0);
  });
});
