import { EventEmitter } from 'node:events';
import type { Server } from 'node:http';
import { NO_LIMITS } from '@smash/chaos/testing/limits.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Budgets } from '../limits/budgets.ts';
import { Transport } from './transport.ts';

const EVERY_MS = 2000;
const MOST_MISSED = 3;

/** A connection whose browser answers, or is gone. */
class Connection {
  pingCount = 0;
  ended = false;
  asked: number[] = [];
  private readonly answers: boolean;
  constructor(answers: boolean) {
    this.answers = answers;
  }
  ping(): void {
    this.asked.push(Date.now());
    if (this.answers) this.pingCount = 0;
  }
  terminate(): void {
    this.ended = true;
  }
}

beforeEach(() => void vi.useFakeTimers({ now: 0 }));
afterEach(() => void vi.useRealTimers());

/** A transport with these connections; returns the function that ends it. */
function serve(connections: Connection[]): () => void {
  const transport = new Transport(
    { noServer: true, pingInterval: EVERY_MS, pingMaxRetries: MOST_MISSED },
    new Budgets(NO_LIMITS.perAddress, NO_LIMITS.perConnection, () => {}),
    () => {},
  );
  Object.assign(transport, { wss: { clients: new Set(connections) } });
  const server = new EventEmitter() as Server;
  transport.attachToServer(server);
  return () => server.emit('close');
}

test('connections are pinged at intervals, never many in one tick', () => {
  const connections = Array.from({ length: 200 }, () => new Connection(true));
  const end = serve(connections);
  vi.advanceTimersByTime(5 * EVERY_MS);
  end();
  for (const { asked, ended } of connections) {
    expect(asked).toHaveLength(5);
    expect(asked.slice(1).map((at, i) => at - asked[i]!)).toEqual([EVERY_MS, EVERY_MS, EVERY_MS, EVERY_MS]);
    expect(ended).toBe(false);
  }
  const moments = new Map<number, number>();
  for (const at of connections.flatMap(({ asked }) => asked)) moments.set(at, (moments.get(at) ?? 0) + 1);
  expect(Math.max(...moments.values())).toBe(10);
});

test('an unresponsive connection is closed, the others stay', () => {
  const [here, gone] = [new Connection(true), new Connection(false)];
  const end = serve([here, gone]);
  vi.advanceTimersByTime((MOST_MISSED + 1) * EVERY_MS);
  end();
  expect([here.ended, gone.ended]).toEqual([false, true]);
  expect(gone.asked).toHaveLength(MOST_MISSED);
});
