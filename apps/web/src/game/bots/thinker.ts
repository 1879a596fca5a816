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

/** The thread has ended, or could not start. */
class Gone extends Error {}

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

  async think(level: BotLevel, seen: Seen, more: More = {}): Promise<Thought> {
    try {
      return await this.#ask(level, seen, more);
    } catch (error) {
      // Perhaps only the network failed: another thread may be able to load its script.
      if (error instanceof Gone && !this.#ended) return this.#ask(level, seen, more);
      throw error;
    }
  }

  end(): void {
    this.#ended = true;
    window.clearTimeout(this.#later);
    this.#drop();
  }

  #ask(level: BotLevel, seen: Seen, more: More): Promise<Thought> {
    if (this.#ended) return Promise.reject(new Gone());
    const id = ++this.#last;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      const options = { alternatives: true, ...more };
      this.#running().postMessage({ id, level, seen, options } satisfies Request);
    });
  }

  #running(): Worker {
    if (this.#worker) return this.#worker;
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<Reply>) => this.#take(data));
    worker.addEventListener('error', () => {
      if (worker === this.#worker) this.#drop();
    });
    this.#worker = worker;
    return worker;
  }

  #take(reply: Reply): void {
    const waiting = this.#waiting.get(reply.id);
    this.#waiting.delete(reply.id);
    if ('thought' in reply) waiting?.resolve(reply.thought);
    else waiting?.reject(new Error(reply.error));
  }

  /** Ends the thread and gives up what it was asked; the next question starts another. */
  #drop(): void {
    this.#worker?.terminate();
    this.#worker = null;
    for (const { reject } of this.#waiting.values()) reject(new Gone());
    this.#waiting.clear();
  }
}
