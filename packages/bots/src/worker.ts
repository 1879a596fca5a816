import type { Level } from './levels.ts';
import { type Seen, type Thinking, type Thought, think } from './think.ts';

/** A request to a bot's thread. `id`: any number, unique among the caller's open requests. */
export interface Request {
  id: number;
  seen: Seen;
  level: Level;
  options?: Thinking;
}

/** The reply to the request with that id. `error` only if the request itself makes no sense. */
export type Reply = { id: number; thought: Thought } | { id: number; error: string };

/** The thread's end of the channel: `self` in a web worker, `parentPort` in a worker thread. */
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
