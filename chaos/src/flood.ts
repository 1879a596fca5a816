import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { Kind } from './flood/flooder.ts';
import { Guest, seatTwo } from './guest.ts';
import { mainFile } from './kill.ts';
import { percentile } from './report.ts';
import { Child, endChildren } from './testing/process.ts';

export interface Latency {
  p50: number;
  p99: number;
}
export interface Beside {
  quiet: Latency;
  loud: Latency;
  /** p50 at most twice, p99 at most five times the quiet value. */
  holds: boolean;
}

const KINDS: readonly Kind[] = ['one', 'many', 'slow', 'joins'];
const EVERY_MS = 80;
const ROUNDS = 6;

/** Answer times at this table, in ms. */
async function latencies(guest: Guest, samples: number): Promise<number[]> {
  const took: number[] = [];
  for (let i = 0; i < samples; i++) {
    const from = performance.now();
    await guest.refusal('explain', { id: 1, stat: 'power' });
    took.push(performance.now() - from);
    await pause(EVERY_MS);
  }
  return took;
}

function latency(took: readonly number[]): Latency {
  const sorted = took.toSorted((a, b) => a - b);
  return { p50: percentile(sorted, 0.5), p99: percentile(sorted, 0.99) };
}

/**
 * Answer times at a table, quiet and under attack, `samples` of each. Quiet and loud phases alternate, so that other
 * load on the machine affects both alike.
 */
export async function beside(guest: Guest, samples: number, attack: () => Worker): Promise<Beside> {
  const each = Math.ceil(samples / ROUNDS);
  const [quietly, loudly]: [number[], number[]] = [[], []];
  await latencies(guest, 50);
  for (let round = 0; round < ROUNDS; round++) {
    quietly.push(...(await latencies(guest, each)));
    const attacker = attack();
    await pause(1000);
    loudly.push(...(await latencies(guest, each)));
    await attacker.terminate();
  }
  const [quiet, loud] = [latency(quietly), latency(loudly)];
  return { quiet, loud, holds: loud.p50 <= 2 * quiet.p50 && loud.p99 <= 5 * quiet.p99 };
}

/** Measures one table, quiet and during each kind of flood against another table and the entrance. */
export async function flood({ runs }: { runs: number }): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'smash-flood-'));
  const floods: (Beside & { kind: Kind })[] = [];
  try {
    const port = await new Child({ DATA_DIR: folder, HOST: '127.0.0.1' }, mainFile).port;
    const [a] = await seatTwo(port);
    const [target] = await seatTwo(port);
    for (const kind of KINDS) {
      const workerData = { port, code: target.room.roomId, kind };
      const attack = () =>
        new Worker(new URL('./flood/flooder.ts', import.meta.url), { workerData, stdout: true, stderr: true });
      floods.push({ kind, ...(await beside(a, runs, attack)) });
    }
    const alive = !a.closed && (await Guest.join(port, a.room.roomId, a.token)).seat === 0;
    console.log(JSON.stringify({ part: 'flood', samples: runs, floods, alive }));
    return alive && floods.every(({ holds }) => holds);
  } finally {
    await endChildren();
    rmSync(folder, { recursive: true, force: true });
  }
}
