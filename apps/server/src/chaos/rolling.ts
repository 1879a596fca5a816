import { setTimeout as pause } from 'node:timers/promises';
import { dice, seededRandom } from '@smash/bots';
import { PostgresStore } from '../store/postgres.ts';
import { Child, endChildren } from '../testing/process.ts';
import { freePort, startPostgres, startRedis } from '../testing/services.ts';
import { Crowd, judge } from './crowd.ts';
import { mainFile, PATIENCE_MS, type Report } from './kill.ts';

const blows = ['restart', 'kill', 'redis', 'database'] as const;

/** Two processes with Redis and PostgreSQL: restarts in turn, kill -9, Redis and the database away, all under load. */
export async function rolling(runs: number, games: number, seed: string, say: (text: string) => void): Promise<Report> {
  const random = seededRandom(seed);
  const [postgres, redis] = await Promise.all([startPostgres(), startRedis()]);
  const ports = [await freePort(), await freePort()];
  const start = async (port: number): Promise<Child> => {
    const child = new Child(
      {
        PORT: String(port),
        PUBLIC_ADDRESS: `localhost:${port}`,
        DATABASE_URL: postgres.url,
        REDIS_URL: redis.url,
        MESSAGE_RATE: '500',
        LOG_LEVEL: 'warn',
      },
      mainFile,
    );
    await child.port;
    return child;
  };
  const children = await Promise.all(ports.map(start));
  const crowd = new Crowd(games, () => ports, seededRandom(`${seed}/bots`));
  const waits: number[] = [];
  try {
    while (crowd.live.length < games * 2) await pause(50);
    for (let run = 1; run <= runs; run++) {
      await pause(500 + dice(random, 1500));
      const blow = blows[(run - 1) % blows.length]!;
      const which = dice(random, 2);
      const from = Date.now();
      if (blow === 'restart' || blow === 'kill') {
        await children[which]!.kill(blow === 'kill' ? 'SIGKILL' : 'SIGTERM');
        const restarted = start(ports[which]!);
        const cutOff = await moved(crowd, from);
        waits.push(...cutOff);
        children[which] = await restarted;
      } else {
        const service = blow === 'redis' ? redis : postgres;
        await service.stop();
        await pause(500 + dice(random, 2500));
        await service.start();
        const again = Date.now();
        waits.push(await moving(crowd, again));
      }
      say(`run ${run}: ${blow}, ${crowd.acknowledged.length} acknowledged, longest wait ${Math.max(0, ...waits)} ms`);
    }
    await pause(2000);
    await crowd.stop();
    for (const child of children) await child.kill('SIGTERM');
    const store = await PostgresStore.open(postgres.url);
    const verdict = await judge(crowd, crowd.acknowledged, store, await store.claim());
    await store.close();
    return { ...verdict, runs, games: crowd.games, waits, faults: crowd.faults };
  } finally {
    await crowd.stop();
    await endChildren();
    await Promise.all([postgres.remove(), redis.remove()]);
  }
}

/** Those who were cut off: how long until they were back. */
async function moved(crowd: Crowd, from: number): Promise<number[]> {
  // A moment, so that whoever was cut off knows it.
  await pause(100);
  const gone = crowd.live.filter((bot) => bot.isCutOff || bot.syncedAt >= from);
  const until = from + PATIENCE_MS;
  while (Date.now() < until && gone.some((bot) => bot.syncedAt < from && !bot.stopped)) await pause(20);
  return gone.map((bot) => (bot.syncedAt >= from ? bot.syncedAt - from : PATIENCE_MS));
}

/** How long until as many moves are made again as there are games. */
async function moving(crowd: Crowd, from: number): Promise<number> {
  const before = crowd.acknowledged.length;
  while (crowd.acknowledged.length < before + 5 && Date.now() < from + PATIENCE_MS) await pause(20);
  return Date.now() - from;
}
