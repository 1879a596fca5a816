import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { dice, seededRandom } from '@smash/bots';
import { SqliteStore } from '@smash/server/storage/sqlite.ts';
import { Crowd, judge, sum, type Verdict } from './crowd.ts';
import { held, type Report, say } from './report.ts';
import { Child, endChildren } from './testing/process.ts';
import { freePort } from './testing/services.ts';

export const mainFile: string = fileURLToPath(new URL('../../apps/server/src/main.ts', import.meta.url));
/** The longest that a player waits to be back at the table. */
export const PATIENCE_MS = 30_000;

/** kill -9 at seeded instants. */
export const kill = async (options: { runs: number; games: number; seed: string }): Promise<boolean> =>
  held('kill', await killing(options.runs, options.games, options.seed, say));

/** kill -9 at seeded instants while games are played, with the data file. */
export async function killing(
  runs: number,
  games: number,
  seed: string,
  tell: (text: string) => void,
): Promise<Report> {
  const random = seededRandom(seed);
  const folder = mkdtempSync(join(tmpdir(), 'smash-chaos-'));
  const port = await freePort();
  const env = { PORT: String(port), DATA_DIR: folder, MESSAGE_RATE: '500', LOG_LEVEL: 'warn' };
  let child = new Child(env, mainFile);
  await child.port;
  const crowd = new Crowd(games, { ports: () => [port], random: seededRandom(`${seed}/bots`), thinksMs: 80 });
  const waits: number[] = [];
  const sealed = new Set<number>();
  let verdict: Verdict = { acknowledged: 0, lost: 0, twice: 0, different: 0 };
  try {
    while (crowd.live.length < games * 2) await pause(50);
    for (let run = 1; run <= runs; run++) {
      await pause(200 + dice(random, 1500));
      await child.kill('SIGKILL');
      const from = Date.now();
      const acknowledged = crowd.acknowledged;
      // Check the file as the killed process left it, before the next process opens it.
      verdict = sum(verdict, await check(folder, crowd, acknowledged, sealed));
      const judged = Date.now() - from;
      child = new Child(env, mainFile);
      await child.port;
      const back = await crowd.back(from, PATIENCE_MS);
      waits.push(...back.map((ms) => ms - judged));
      tell(`run ${run}: ${JSON.stringify(verdict)}, back in ${Math.max(0, ...back) - judged} ms at most`);
    }
    await crowd.stop();
    await child.kill('SIGTERM');
    // At the end, replay every game once more, including those already sealed.
    verdict = sum(verdict, await check(folder, crowd, crowd.acknowledged, new Set()));
    return { ...verdict, runs, games: crowd.games, waits, faults: crowd.faults };
  } finally {
    await crowd.stop();
    await endChildren();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function check(folder: string, crowd: Crowd, acknowledged: string[], sealed: Set<number>): Promise<Verdict> {
  const store = new SqliteStore(folder);
  try {
    return await judge(crowd, acknowledged, store, sealed);
  } finally {
    await store.close();
  }
}
