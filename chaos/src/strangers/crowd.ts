/** Strangers in a worker thread: `workerData` says where and what. Runs until terminated. */
import { workerData } from 'node:worker_threads';
import { Stranger } from './stranger.ts';

export interface Orders {
  port: number;
  /** The tables they watch. */
  codes: readonly string[];
  count: number;
  /** Full states that each requests per second. */
  syncs: number;
  /** They never read what they receive. */
  deaf: boolean;
  /** All share one address; otherwise each has its own. */
  together: boolean;
}

const { port, codes, count, syncs, deaf, together } = workerData as Orders;
const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

async function beAround(i: number): Promise<never> {
  const from = `127.0.0.${together ? 2 : 2 + i}`;
  for (;;) {
    const stranger = await Stranger.join(port, from, codes[i % codes.length]!).catch(() => null);
    if (!stranger) {
      await pause(200);
      continue;
    }
    if (deaf) stranger.deaf();
    while (!stranger.closed) {
      stranger.sync();
      await pause(1000 / syncs);
    }
  }
}

process.on('uncaughtException', () => {});
for (let i = 0; i < count; i++) void beAround(i);
