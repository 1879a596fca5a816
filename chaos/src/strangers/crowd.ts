/** Strangers in a worker thread: `workerData` says where and what. Runs until terminated. */
import { setTimeout as pause } from 'node:timers/promises';
import { workerData } from 'node:worker_threads';
import { Stranger } from './stranger.ts';

export interface Orders {
  port: number;
  /** The tables they watch. */
  codes: readonly string[];
  count: number;
  /** Requests that each sends per second. */
  rate: number;
  /** They request this page of the log; otherwise full states. */
  page?: { game: number; undone: number; before: number };
  /** They never read what they receive. */
  deaf: boolean;
  /** Addresses that they share. */
  addresses: number;
}

const { port, codes, count, rate, page, deaf, addresses } = workerData as Orders;

async function beAround(i: number): Promise<never> {
  const from = `127.0.0.${2 + (i % addresses)}`;
  for (;;) {
    const stranger = await Stranger.join(port, from, codes[i % codes.length]!).catch(() => null);
    if (!stranger) {
      await pause(200);
      continue;
    }
    if (deaf) stranger.deaf();
    stranger.request('sync', {});
    while (!stranger.closed) {
      await pause(1000 / rate);
      if (page) stranger.request('log', page);
      else stranger.request('sync', {});
    }
  }
}

process.on('uncaughtException', () => {});
for (let i = 0; i < count; i++) void beAround(i);
