import { EventEmitter } from 'node:events';
import type { MessagePort } from 'node:worker_threads';
import type { Reply, Seen } from '@smash/bots';
import { library } from '@smash/cards';
import { firstQuestion } from '@smash/chaos/testing/firstQuestion.ts';
import { installLibrary } from '@smash/engine';
import { beforeEach, expect, test } from 'vitest';
import { type Order, shareTime, type Time } from './timeSharing.ts';

installLibrary(library);

/** ms, by a clock in which every step takes one. Nothing else reads it. */
let now = 0;
const time: Time = {
  now: () => now++,
  rest: (ms) => {
    now += ms;
  },
};
beforeEach(() => {
  now = 0;
});

/** A thread that has been asked these, in that order. */
class Thread {
  readonly #port = new EventEmitter();
  readonly answered = new Map<number, number>();

  constructor(...orders: Order[]) {
    const postMessage = ({ id }: Reply) => this.answered.set(id, now);
    shareTime(Object.assign(this.#port, { postMessage }) as unknown as MessagePort, time);
    for (const order of orders) this.#port.emit('message', order);
  }

  /** When that question has been answered. */
  async when(id: number): Promise<number> {
    while (!this.answered.has(id)) await new Promise(setImmediate);
    return this.answered.get(id)!;
  }

  /** The time once question 1 has left and nothing is to be done any more. */
  async end(): Promise<number> {
    this.#port.emit('message', { drop: 1 });
    for (let before = -1; before !== now; ) {
      before = now;
      for (let i = 0; i < 3; i++) await new Promise(setImmediate);
    }
    return now;
  }
}

const question = firstQuestion();
/** Nothing can be compared, so the answer is known at once. */
const decoy: Seen = { ...question, sealed: null };
const ask = (id: number, owner: string, seen: Seen, covered = false): Order => ({
  id,
  owner,
  covered,
  seen,
  level: 'medium',
});

test.each(['A', 'B'])(
  'a hint for A waits for a covered question of %s just as long if it is a decoy',
  async (owner) => {
    const hinted = async (...before: Order[]) => {
      now = 0;
      const thread = new Thread(...before, ask(2, 'A', question));
      const when = await thread.when(2);
      await thread.end();
      return when;
    };
    const alone = await hinted();
    const real = await hinted(ask(1, owner, question, true));
    expect(real).toBeGreaterThan(alone);
    expect(Math.abs(real - (await hinted(ask(1, owner, decoy, true))))).toBeLessThanOrEqual(2);
  },
);

test('a covered question keeps its place after its answer, until it is dropped', async () => {
  const thread = new Thread(ask(1, 'A', decoy, true));
  const answered = await thread.when(1);
  await new Promise(setImmediate);
  expect(now).toBeGreaterThan(answered);
  const ended = await thread.end();
  await new Promise(setImmediate);
  expect(now).toBe(ended);
});
