import type { MessagePort } from 'node:worker_threads';
import { type Reply, type Request, type Thought, thinkInSteps } from '@smash/bots';
import { FairQueue } from './fairQueue.ts';

/** A message to the thread: a question, on behalf of an owner, or the news that an answer is no longer needed. */
export type Order = (Request & { owner: string }) | { drop: number };

interface Job {
  id: number;
  owner: string;
  steps: Generator<void, Thought>;
}

/** Length of an owner's turn, ms: short for those who wait, long compared with switching to the next. */
const TURN_MS = 20;

/**
 * Thinks about many questions at once, giving each owner's first one a slice in turn. Time affects only the order of
 * the work, never its results.
 */
export function shareTime(port: Pick<MessagePort, 'on' | 'postMessage'>): void {
  const queue = new FairQueue<Job>();
  const jobs = new Map<number, Job>();
  let isThinking = false;

  const forget = (job: Job): void => {
    jobs.delete(job.id);
    queue.delete(job.owner, job);
  };

  const answer = (job: Job, reply: Reply): void => {
    forget(job);
    port.postMessage(reply);
  };

  const takeTurn = (): void => {
    const job = queue.next();
    isThinking = job !== undefined;
    if (!job) return;
    const until = performance.now() + TURN_MS;
    try {
      do {
        const { done, value } = job.steps.next();
        if (done) {
          answer(job, { id: job.id, thought: value });
          break;
        }
      } while (performance.now() < until);
    } catch (error) {
      answer(job, { id: job.id, error: error instanceof Error ? error.message : String(error) });
    }
    // Handle messages that have arrived meanwhile first.
    setImmediate(takeTurn);
  };

  port.on('message', (order: Order) => {
    if ('drop' in order) {
      const job = jobs.get(order.drop);
      if (job) forget(job);
      return;
    }
    const { id, owner, seen, level, options } = order;
    const job = { id, owner, steps: thinkInSteps(seen, level, options) };
    jobs.set(id, job);
    queue.add(owner, job);
    if (!isThinking) takeTurn();
  });
}
