import { Player } from '@smash/chaos/testing/harness.ts';
import { Child, endChildren, memberEnv } from '@smash/chaos/testing/process.ts';
import { freePort, missing, startPostgres, startRedis } from '@smash/chaos/testing/services.ts';
import { afterAll, expect, test } from 'vitest';

const absent = missing('initdb', 'postgres', 'redis-server');

afterAll(async () => {
  await endChildren();
});

test.skipIf(absent !== '')(
  'a server that is stopped while Redis is down says so in one plain line',
  {
    timeout: 120_000,
  },
  async () => {
    const [postgres, redis] = await Promise.all([startPostgres(), startRedis()]);
    try {
      const port = await freePort();
      const server = new Child(memberEnv(port, postgres, redis));
      await server.port;
      await Player.create(port);
      await redis.stop();
      await new Promise((done) => setTimeout(done, 500));
      const before = server.output.length;
      expect(await server.kill('SIGTERM')).toBe(0);
      const said = server.output.slice(before);
      expect(said.split('\n').filter((line) => line.includes('shutdown'))).toHaveLength(1);
      expect(said).not.toMatch(/ {4}at |"level":"error"/);
    } finally {
      await Promise.all([postgres.remove(), redis.remove()]);
    }
  },
);
