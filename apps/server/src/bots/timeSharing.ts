import type { MessagePort } from 'node:worker_threads';
import { type Reply, type Request, type Thought, thinkInSteps } from '@smash/bots';
import { FairQueue } from './fairQueue.ts';

/** A message to the thread: a question, on behalf of an owner, or the news that an answer is no longer needed. */
export type Order = (Request & { owner: string; covered: boolean }) | { drop: number };

interface Job {
  id: number;
  owner: string;
  /** Stays until it is dropped, see Asker. */
  covered: boolean;
  /** null: the answer is known. */
  steps: Generator<void, Thought> | null;
  /** By how much its turns have been too long, ms: its next ones are shorter. */
  debt: number;
}

/** Length of a turn, ms: short for those who wait, long compared with switching to the next. */
const TURN_MS = 20;
/** The same for covered questions: most of them have nothing to think about, and others should not wait long. */
const COVERED_TURN_MS = 4;

/** ms, and how to let them pass. */
export interface Time {
  now(): number;
  rest(ms: number): void;
}
const neverWoken = new Int32Array(new SharedArrayBuffer(4));
const realTime: Time = {
  now: () => performance.now(),
  rest: (ms) => void Atomics.wait(neverWoken, 0, 0, ms),
};

/**
 * Thinks about many questions at once, in turns. Time affects only the order of the work, never its results. A covered
 * question takes its turns whether or not there is anything to think about.
 */
export function shareTime(port: Pick<MessagePort, 'on' | 'postMessage'>, time = realTime): void {
  const queue = new FairQueue<Job>();
  const jobs = new Map<number, Job>();
  let isThinking = false;

  const forget = (job: Job): void => {
    jobs.delete(job.id);
    queue.delete(job.owner, job);
  };

  const answer = (job: Job, reply: Reply): void => {
    job.steps = null;
    if (!job.covered) forget(job);
    port.postMessage(reply);
  };

  const step = (job: Job): void => {
    try {
      const { done, value } = job.steps!.next();
      if (done) answer(job, { id: job.id, thought: value });
    } catch (error) {
      answer(job, { id: job.id, error: error instanceof Error ? error.message : String(error) });
    }
  };

  const takeTurn = (): void => {
    const job = queue.next();
    isThinking = job !== undefined;
    if (!job) return;
    const until = time.now() + (job.covered ? COVERED_TURN_MS : TURN_MS) - job.debt;
    while (job.steps && time.now() < until) step(job);
    if (job.covered && !job.steps) time.rest(Math.max(0, until - time.now()));
    job.debt = Math.max(0, time.now() - until);
    // Handle messages that have arrived meanwhile first.
    setImmediate(takeTurn);
  };

  port.on('message', (order: Order) => {
    if ('drop' in order) {
      const job = jobs.get(order.drop);
      if (job) forget(job);
      return;
    }
    const { id, owner, covered, seen, level, options } = order;
    const job = { id, owner, covered, steps: thinkInSteps(seen, level, options), debt: 0 };
    jobs.set(id, job);
    queue.add(owner, job);
    if (!isThinking) takeTurn();
  });
}
