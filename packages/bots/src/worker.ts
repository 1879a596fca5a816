import type { Level } from './levels.ts';
import { type Seen, type Thinking, type Thought, think } from './think.ts';

/** What the thread of a bot is asked, as a message. `id`: any number of the caller's, unique among its open requests. */
export interface Request {
  id: number;
  seen: Seen;
  level: Level;
  options?: Thinking;
}

/** Its answer to the request of that id. `error` only if the request itself makes no sense. */
export type Reply = { id: number; thought: Thought } | { id: number; error: string };

/** The thread's end of the line: `self` of a web worker, `parentPort` of a worker thread. */
export interface Port {
  addEventListener(type: 'message', listener: (event: { data: Request }) => void): void;
  postMessage(reply: Reply): void;
}

/** Answers one request after the other. */
export function serve(port: Port): void {
  port.addEventListener('message', ({ data }) => {
    port.postMessage(answer(data));
  });
}

function answer({ id, seen, level, options }: Request): Reply {
  try {
    return { id, thought: think(seen, level, options) };
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : String(error) };
  }
}
