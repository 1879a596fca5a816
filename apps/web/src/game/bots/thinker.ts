/** Runs the bots: they get only what their seat may know. */
import type { Reply, Request, Seen, Thinking, Thought } from '@smash/bots';
import type { BotLevel } from './levels.ts';

type More = Pick<Thinking, 'made' | 'style'>;

export interface Thinker {
  /**
   * The answer to the open question, and the best three with their reasons. Rejects if bots cannot run here, for
   * example without the worker's script.
   * @param more the bot's style, and an answer to compare with its own
   */
  think(level: BotLevel, seen: Seen, more?: More): Promise<Thought>;
  end(): void;
}

interface Waiting {
  resolve(thought: Thought): void;
  reject(reason: Error): void;
}

const gone = () => new Error('The bots’ thread has ended.');

/** Let the page paint first: fetching and parsing the bots' script would compete with it. */
const LATER_MS = 1500;

/** Bots in a worker, so that the page stays responsive. It starts soon after loading, or with the first question. */
export class WorkerThinker implements Thinker {
  #worker: Worker | null = null;
  readonly #waiting = new Map<number, Waiting>();
  readonly #later: number;
  #last = 0;
  #ended = false;

  constructor() {
    this.#later = window.setTimeout(() => this.#running(), LATER_MS);
  }

  think(level: BotLevel, seen: Seen, more: More = {}): Promise<Thought> {
    if (this.#ended) return Promise.reject(gone());
    const id = ++this.#last;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      const options = { alternatives: true, ...more };
      this.#running().postMessage({ id, level, seen, options } satisfies Request);
    });
  }

  end(): void {
    window.clearTimeout(this.#later);
    this.#worker?.terminate();
    this.#giveUp();
  }

  #running(): Worker {
    if (this.#worker) return this.#worker;
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<Reply>) => this.#take(data));
    worker.addEventListener('error', () => this.#giveUp());
    this.#worker = worker;
    return worker;
  }

  #take(reply: Reply): void {
    const waiting = this.#waiting.get(reply.id);
    this.#waiting.delete(reply.id);
    if ('thought' in reply) waiting?.resolve(reply.thought);
    else waiting?.reject(new Error(reply.error));
  }

  #giveUp(): void {
    this.#ended = true;
    for (const { reject } of this.#waiting.values()) reject(gone());
    this.#waiting.clear();
  }
}
