import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Kind } from './flood/flooder.ts';
import { Guest, seatTwo } from './guest.ts';
import { share } from './report.ts';

interface Latency {
  p50: number;
  p99: number;
}

const KINDS: readonly Kind[] = ['one', 'many', 'slow', 'joins'];
const EVERY_MS = 80;

/** The shipped server in a process of its own. */
async function startShipped(folder: string): Promise<{ port: number; stop(): void }> {
  const main = join(import.meta.dirname, '../main.ts');
  const child = spawn(process.execPath, [main], {
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', DATA_DIR: folder, COVER_MS_MIN: '0', COVER_MS_MAX: '0' },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const port = await new Promise<number>((resolve, reject) => {
    child.stdout.on('data', (data) => {
      const found = /localhost:(\d+)/.exec(String(data))?.[1];
      if (found) resolve(Number(found));
    });
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}.`)));
  });
  return { port, stop: () => void child.kill('SIGKILL') };
}

/** How long answers take at this table, ms. */
async function measure(guest: Guest, samples: number): Promise<Latency> {
  const took: number[] = [];
  for (let i = 0; i < samples; i++) {
    const from = performance.now();
    await guest.refusal('explain', { id: 1, stat: 'power' });
    took.push(performance.now() - from);
    await new Promise((done) => setTimeout(done, EVERY_MS));
  }
  took.sort((a, b) => a - b);
  return { p50: share(took, 0.5), p99: share(took, 0.99) };
}

/** One table is measured, quiet and under each kind of flood upon another table and the way in. */
export async function flood({ runs }: { runs: number }): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'smash-flood-'));
  const { port, stop } = await startShipped(folder);
  const floods: (Latency & { kind: Kind; holds: boolean })[] = [];
  try {
    const [a] = await seatTwo(port);
    const [target] = await seatTwo(port);
    await measure(a, 50);
    const quiet = await measure(a, runs);
    for (const kind of KINDS) {
      const flooder = new Worker(new URL('./flood/flooder.ts', import.meta.url), {
        workerData: { port, code: target.room.roomId, kind },
        stdout: true,
        stderr: true,
      });
      await new Promise((done) => setTimeout(done, 1000));
      const latency = await measure(a, runs);
      await flooder.terminate();
      floods.push({ kind, ...latency, holds: latency.p50 <= 2 * quiet.p50 && latency.p99 <= 5 * quiet.p99 });
    }
    const alive = !a.closed && (await Guest.join(port, a.room.roomId, a.token)).seat === 0;
    console.log(JSON.stringify({ part: 'flood', samples: runs, quiet, floods, alive }));
    return alive && floods.every(({ holds }) => holds);
  } finally {
    stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
