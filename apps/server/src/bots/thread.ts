import { Worker } from 'node:worker_threads';
import type { Reply, Request, Seen, Thought } from '@smash/bots';
import type { BotLevel, BotStyle } from '@smash/protocol';
import { log } from '../common/log.ts';
import type { Order } from './timeSharing.ts';

/** On whose behalf a bot thinks. */
export interface Asker {
  /** Those who share a turn in the queue: an address, or a table. */
  owner: string;
  /** Aborted as soon as nobody needs the thought any more. */
  signal?: AbortSignal;
  /**
   * It is secret whether there is anything to think about (INFO-4): until the signal is aborted, others wait for it
   * equally long, even after the answer.
   */
  covered?: boolean;
}

/** Does the thinking for bots. */
export interface Thinker {
  /** Rejects if thinking is impossible now, or if the signal is aborted. */
  think(level: BotLevel, seen: Seen, asker: Asker, style?: BotStyle): Promise<Pick<Thought, 'pick'>>;
  /** For a person: the hard bot's answer and its alternatives. Rejects also while too many questions wait. */
  hint(seen: Seen, asker: Asker): Promise<Pick<Thought, 'pick' | 'considered'>>;
}

interface Waiting {
  owner: string;
  covered: boolean;
  resolve(thought: Thought): void;
  reject(error: Error): void;
}

/**
 * With this many questions of one owner waiting (covered ones do not count), or this many owners, further bots think
 * like easy ones, so that nobody waits long.
 */
const MOST_WAITING = 12;

/**
 * One thread for all tables of the process, started by the first question, so that bots never take more than one core.
 * Owners share its time: only those with many bot tables wait longer.
 */
export class BotThread implements Thinker {
  #worker: Worker | null = null;
  readonly #waiting = new Map<number, Waiting>();
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
    // Whether a covered question has been answered is a secret.
    const owners = [...this.#waiting.values()].flatMap((one) => (one.covered ? [] : one.owner));
    return owners.filter((one) => one === owner).length >= MOST_WAITING || new Set(owners).size >= MOST_WAITING;
  }

  #ask({ owner, signal, covered = false }: Asker, question: Omit<Request, 'id'>): Promise<Thought> {
    const id = ++this.#last;
    return new Promise((resolve, reject) => {
      signal?.throwIfAborted();
      this.#waiting.set(id, { owner, covered, resolve, reject });
      this.#tell({ id, owner, covered, ...question });
      signal?.addEventListener('abort', () => {
        if (!this.#waiting.delete(id) && !covered) return;
        this.#worker?.postMessage({ drop: id } satisfies Order);
        reject(signal.reason);
      });
    });
  }

  #tell(order: Order): void {
    this.#worker ??= this.#begin();
    this.#worker.postMessage(order);
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
    const waiting = this.#waiting.get(reply.id);
    this.#waiting.delete(reply.id);
    if ('thought' in reply) waiting?.resolve(reply.thought);
    else waiting?.reject(new Error(reply.error));
  }

  /** The next question starts another thread. */
  #end(): void {
    this.#worker = null;
    for (const { reject } of this.#waiting.values()) reject(new Error('The thread of the bots has ended.'));
    this.#waiting.clear();
  }
}
