import { setTimeout as pause } from 'node:timers/promises';
import { dice, seededRandom } from '@smash/bots';
import { PostgresStore } from '@smash/server/storage/postgres.ts';
import { Crowd, judge } from './crowd.ts';
import { mainFile, PATIENCE_MS } from './kill.ts';
import { held, type Report, say } from './report.ts';
import { noOutages, type Outages, outage } from './rolling/outage.ts';
import { Child, endChildren, memberEnv } from './testing/process.ts';
import { freePort, startPostgres, startRedis } from './testing/services.ts';

/** Slow enough that a game outlasts a minute without Redis, because no new one can be started meanwhile. */
const THINKS_MS = 700;
/** Every fifth time, kill -9 and stop the database, too. */
const OTHERS = 5;
/** New moves that show that the games go on. */
const GOING_ON = 5;

/** Two processes with Redis and PostgreSQL under load; each round restarts one and stops Redis for a while. */
export async function rolling(options: { runs: number; games: number; seed: string }): Promise<boolean> {
  const outages = noOutages();
  const report = await striking(options.runs, options.games, options.seed, outages);
  const { found, ...counts } = outages;
  say(JSON.stringify({ outages: { ...counts, longestFoundMs: Math.max(0, ...found) } }));
  return held('rolling', report) && outages.notRefused.length + outages.stoodStill + outages.lost === 0;
}

async function striking(runs: number, games: number, seed: string, outages: Outages): Promise<Report> {
  const random = seededRandom(seed);
  const [postgres, redis] = await Promise.all([startPostgres(), startRedis()]);
  const ports = [await freePort(), await freePort()];
  const start = async (port: number): Promise<Child> => {
    const child = new Child({ ...memberEnv(port, postgres, redis), MESSAGE_RATE: '500', LOG_LEVEL: 'warn' }, mainFile);
    await child.port;
    return child;
  };
  const children = await Promise.all(ports.map(start));
  const crowd = new Crowd(games, { ports: () => ports, random: seededRandom(`${seed}/bots`), thinksMs: THINKS_MS });
  const waits: number[] = [];
  /** One process ends and is restarted; how long its players had to wait. */
  const strike = async (which: number, signal: NodeJS.Signals): Promise<number[]> => {
    const from = Date.now();
    await children[which]!.kill(signal);
    const restarted = start(ports[which]!);
    const cutOff = await moved(crowd, from);
    children[which] = await restarted;
    return cutOff;
  };
  try {
    while (crowd.live.length < games * 2) await pause(50);
    for (let run = 1; run <= runs; run++) {
      await pause(500 + dice(random, 1000));
      waits.push(...(await strike(run % 2, 'SIGTERM')));
      await outage(redis, crowd, ports, random, outages);
      if (run % OTHERS === 0) {
        waits.push(...(await strike(dice(random, 2), 'SIGKILL')));
        await postgres.stop();
        await pause(500 + dice(random, 2500));
        await postgres.start();
        waits.push(await moving(crowd, Date.now()));
      }
      say(`run ${run}: ${crowd.acknowledged.length} acknowledged, longest wait ${Math.max(0, ...waits)} ms`);
    }
    await pause(2000);
    await crowd.stop();
    for (const child of children) await child.kill('SIGTERM');
    const store = await PostgresStore.open(postgres.url);
    const verdict = await judge(crowd, crowd.acknowledged, store);
    await store.close();
    return { ...verdict, runs, games: crowd.games, waits, faults: crowd.faults };
  } finally {
    await crowd.stop();
    await endChildren();
    await Promise.all([postgres.remove(), redis.remove()]);
  }
}

/** Disconnected players: how long until they were back. */
async function moved(crowd: Crowd, from: number): Promise<number[]> {
  // A moment, so that everybody affected notices the disconnection.
  await pause(100);
  const gone = crowd.live.filter((bot) => bot.isCutOff || bot.syncedAt >= from);
  const until = from + PATIENCE_MS;
  while (Date.now() < until && gone.some((bot) => bot.syncedAt < from && !bot.stopped)) await pause(20);
  return gone.map((bot) => (bot.syncedAt >= from ? bot.syncedAt - from : PATIENCE_MS));
}

/** How long until the games go on. */
async function moving(crowd: Crowd, from: number): Promise<number> {
  const before = crowd.acknowledged.length;
  while (crowd.acknowledged.length < before + GOING_ON && Date.now() < from + PATIENCE_MS) await pause(20);
  return Date.now() - from;
}
