import { Worker } from 'node:worker_threads';
import type { Reply, Request, Seen, Thought } from '@smash/bots';
import type { BotLevel, BotStyle } from '@smash/protocol';
import { log } from '../common/log.ts';
import { FairQueue } from './fairQueue.ts';

/** On whose behalf somebody thinks. */
export interface Asker {
  /** Those who share a turn in the queue: an address, or a table. */
  owner: string;
  /** Aborted as soon as nobody needs the thought any more. */
  signal?: AbortSignal;
}

/** Who thinks for bots. */
export interface Thinker {
  /** Rejects if thinking is impossible now, or if the signal is aborted. */
  think(level: BotLevel, seen: Seen, asker: Asker, style?: BotStyle): Promise<Pick<Thought, 'pick'>>;
  /** For a person: the hard bot's answer and its alternatives. Rejects also while too many questions wait. */
  hint(seen: Seen, asker: Asker): Promise<Pick<Thought, 'pick' | 'considered'>>;
}

/** A question to the thread, and whoever waits for its answer. */
interface Job {
  request: Request;
  resolve(thought: Thought): void;
  reject(error: Error): void;
}

/** While so many questions of an owner wait, or so many owners, further bots think as easy ones do: nobody waits long for a bot. */
const MOST_WAITING = 12;

/**
 * One thread for all tables of the process, begun with the first question: bots never take more than one core. It gets one
 * question at a time, of each owner in turn: whoever has many tables with bots waits for them, and nobody else does.
 */
export class BotThread implements Thinker {
  #worker: Worker | null = null;
  readonly #queue = new FairQueue<Job>();
  /** What the thread is thinking about. */
  #running: Job | null = null;
  #last = 0;

  think(level: BotLevel, seen: Seen, asker: Asker, style: BotStyle = 'plain'): Promise<Thought> {
    return this.#ask(asker, { level: this.#isBusyFor(asker) ? 'easy' : level, seen, options: { style } });
  }

  hint(seen: Seen, asker: Asker): Promise<Thought> {
    if (this.#isBusyFor(asker)) return Promise.reject(new Error('The bots are busy.'));
    return this.#ask(asker, { level: 'hard', seen, options: { alternatives: true } });
  }

  async close(): Promise<void> {
    await this.#worker?.terminate();
  }

  #isBusyFor({ owner }: Asker): boolean {
    return Math.max(this.#queue.countOf(owner), this.#queue.owners) >= MOST_WAITING;
  }

  #ask({ owner, signal }: Asker, question: Omit<Request, 'id'>): Promise<Thought> {
    return new Promise((resolve, reject) => {
      signal?.throwIfAborted();
      const job: Job = { request: { id: ++this.#last, ...question }, resolve, reject };
      signal?.addEventListener('abort', () => {
        this.#queue.delete(owner, job);
        reject(signal.reason);
      });
      this.#queue.add(owner, job);
      this.#go();
    });
  }

  /** Gives the thread something to think about, if it has nothing. */
  #go(): void {
    if (this.#running) return;
    this.#running = this.#queue.next() ?? null;
    if (!this.#running) return;
    this.#worker ??= this.#begin();
    this.#worker.postMessage(this.#running.request);
  }

  #begin(): Worker {
    const worker = new Worker(new URL('./worker.ts', import.meta.url));
    worker.on('message', (reply: Reply) => this.#take(reply));
    worker.on('error', (error) => log('bots failed', { error }));
    worker.on('exit', () => this.#end());
    worker.unref();
    return worker;
  }

  #take(reply: Reply): void {
    const job = this.#running;
    this.#running = null;
    if ('thought' in reply) job?.resolve(reply.thought);
    else job?.reject(new Error(reply.error));
    this.#go();
  }

  /** The next question begins another thread. */
  #end(): void {
    this.#worker = null;
    const left = [this.#running];
    this.#running = null;
    for (let job = this.#queue.next(); job; job = this.#queue.next()) left.push(job);
    for (const job of left) job?.reject(new Error('The thread of the bots has ended.'));
  }
}
