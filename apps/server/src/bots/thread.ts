import { Worker } from 'node:worker_threads';
import type { Reply, Request, Seen, Thought } from '@smash/bots';
import type { BotLevel, BotStyle } from '@smash/protocol';
import { log } from '../common/log.ts';

/** Who thinks for bots. */
export interface Thinker {
  /** Rejects if thinking is impossible now. */
  think(level: BotLevel, seen: Seen, style?: BotStyle): Promise<Pick<Thought, 'pick'>>;
  /** For a person: the hard bot's answer and its alternatives. Rejects while too many questions wait. */
  hint(seen: Seen): Promise<Pick<Thought, 'pick' | 'considered'>>;
}

interface Waiting {
  resolve(thought: Thought): void;
  reject(error: Error): void;
}

/** While so many questions wait, further bots think as easy ones do: nobody waits long for a bot. */
const MOST_WAITING = 12;

/**
 * One thread for all tables of the process, begun with the first question: bots never take more than one core, and no
 * table waits for another one's bots but in line.
 */
export class BotThread implements Thinker {
  #worker: Worker | null = null;
  readonly #waiting = new Map<number, Waiting>();
  #last = 0;

  think(level: BotLevel, seen: Seen, style: BotStyle = 'plain'): Promise<Thought> {
    return this.#ask({ level: this.#isBusy ? 'easy' : level, seen, options: { style } });
  }

  hint(seen: Seen): Promise<Thought> {
    if (this.#isBusy) return Promise.reject(new Error('The bots are busy.'));
    return this.#ask({ level: 'hard', seen, options: { alternatives: true } });
  }

  get #isBusy(): boolean {
    return this.#waiting.size >= MOST_WAITING;
  }

  #ask(request: Omit<Request, 'id'>): Promise<Thought> {
    const id = ++this.#last;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#running().postMessage({ id, ...request } satisfies Request);
    });
  }

  async close(): Promise<void> {
    await this.#worker?.terminate();
  }

  #running(): Worker {
    if (this.#worker) return this.#worker;
    const worker = new Worker(new URL('./worker.ts', import.meta.url));
    worker.on('message', (reply: Reply) => this.#take(reply));
    worker.on('error', (error) => log('bots failed', { error }));
    worker.on('exit', () => this.#end());
    worker.unref();
    this.#worker = worker;
    return worker;
  }

  #take(reply: Reply): void {
    const waiting = this.#waiting.get(reply.id);
    this.#waiting.delete(reply.id);
    if ('thought' in reply) waiting?.resolve(reply.thought);
    else waiting?.reject(new Error(reply.error));
  }

  /** The next question begins another thread. */
  #end(): void {
    this.#worker = null;
    for (const { reject } of this.#waiting.values()) reject(new Error('The thread of the bots has ended.'));
    this.#waiting.clear();
  }
}
