import type { Reply, Request, Thought } from '@smash/bots';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { WorkerThinker } from './thinker.ts';

type Listen = (event: { data: Reply }) => void;

/** Threads in the order in which they were started. `fails`: how many of them cannot load their script. */
let fails = 0;
const threads: { ended: boolean }[] = [];

class Thread {
  ended = false;
  readonly #broken = fails-- > 0;
  readonly #listeners = new Map<string, Listen>();
  constructor() {
    threads.push(this);
  }
  addEventListener(type: string, listen: Listen): void {
    this.#listeners.set(type, listen);
  }
  postMessage({ id }: Request): void {
    const thought = { pick: [7], considered: [] } as unknown as Thought;
    queueMicrotask(() => this.#listeners.get(this.#broken ? 'error' : 'message')?.({ data: { id, thought } }));
  }
  terminate(): void {
    this.ended = true;
  }
}

beforeEach(() => {
  fails = 0;
  threads.length = 0;
  vi.stubGlobal('window', { setTimeout: () => 0, clearTimeout: () => {} });
  vi.stubGlobal('Worker', Thread);
});
afterEach(() => vi.unstubAllGlobals());

const seen = {} as Request['seen'];

it('a thread that fails is replaced: the question is asked once more, and later ones, too', async () => {
  fails = 1;
  const thinker = new WorkerThinker();
  expect((await thinker.think('hard', seen)).pick).toEqual([7]);
  expect(threads.map(({ ended }) => ended)).toEqual([true, false]);
  expect((await thinker.think('hard', seen)).pick).toEqual([7]);
  expect(threads).toHaveLength(2);
  thinker.end();
});

it('where no thread can run, each question is given up after two, until one can', async () => {
  fails = 2;
  const thinker = new WorkerThinker();
  await expect(thinker.think('hard', seen)).rejects.toThrow();
  expect(threads).toHaveLength(2);
  expect((await thinker.think('hard', seen)).pick).toEqual([7]);
  thinker.end();
});

it('once it has ended, nothing is thought and no thread is started any more', async () => {
  const thinker = new WorkerThinker();
  const asked = thinker.think('hard', seen);
  thinker.end();
  await expect(asked).rejects.toThrow();
  await expect(thinker.think('hard', seen)).rejects.toThrow();
  expect(threads).toHaveLength(1);
});
