import { ErrorCode, matchMaker, ServerError } from '@colyseus/core';
import { normaliseCode } from '@smash/protocol';
import { log } from './log.ts';

/** Without a number of HTTP's the browser would be told something else. */
export const UNAVAILABLE = 503;
/** Colyseus itself waits much longer for a process that does not answer. */
const DEADLINE_MS = 1800;

interface Entrance {
  /** Other processes, and with them new tables, can be reached now. */
  open(): boolean;
  /** Is there a table of this code, though nobody serves it at the moment? */
  has(code: string): Promise<boolean>;
}

const closed = (): ServerError =>
  new ServerError(UNAVAILABLE, 'The server cannot look for tables just now. Please try again in a moment.');

/**
 * A room is opened, or joined by its code in any spelling; joining "some" room is not offered. Whoever asks has an
 * answer soon, also when another process or Redis does not.
 */
export function openOnlyByCode(entrance: Entrance): void {
  const { controller } = matchMaker;
  controller.exposedMethods = ['create', 'joinById', 'reconnect'];
  const invoke = controller.invokeMethod;
  controller.invokeMethod = async function (method, name, ...rest) {
    if (!entrance.open()) throw closed();
    const room = method === 'create' ? name : (normaliseCode(name) ?? name);
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(closed()), DEADLINE_MS);
    });
    const asked = invoke.call(this, method, room, ...rest);
    // When it fails later than that, nobody listens any more.
    asked.catch(() => {});
    try {
      const seat = await Promise.race([asked, late]);
      // The line to Redis broke while the room was opened: no other process would find it.
      if (!entrance.open()) throw closed();
      return seat;
    } catch (error) {
      const { code, message } = error as { code?: number; message: string };
      if (!/not found|disposed/.test(message)) {
        // A refusal has a number. What has none is a fault inside, such as a line to Redis that breaks at this very moment.
        if (typeof code === 'number' && code !== ErrorCode.MATCHMAKE_UNHANDLED) throw error;
        log('nobody could be let in', { error: message });
        throw closed();
      }
      // Its process has ended and no other has it yet: the browser is to try again.
      if (await entrance.has(room).catch(() => true)) {
        throw new ServerError(UNAVAILABLE, 'The table is being brought back. Please try again in a moment.');
      }
      throw error;
    } finally {
      clearTimeout(timer);
    }
  };
}

/** Repeats the work until it is stopped; a failure is logged and tried again. */
export function every(ms: number, what: string, work: () => Promise<unknown>): () => void {
  let timer: NodeJS.Timeout;
  let stopped = false;
  const again = () => {
    timer = setTimeout(async () => {
      await work().catch((error) => log(`${what} failed`, { error: (error as Error).message }));
      if (!stopped) again();
    }, ms);
    timer.unref();
  };
  again();
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}
