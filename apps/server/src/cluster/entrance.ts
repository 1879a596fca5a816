import { ErrorCode, matchMaker, ServerError } from '@colyseus/core';
import { DOOR, entry, normaliseCode } from '@smash/protocol';
import { InTurn } from '../common/inTurn.ts';
import { log } from '../common/log.ts';
import { type Budgets, seconds } from '../limits/budgets.ts';
import { addressIn } from '../limits/ownHeaders.ts';

/** Without a number of HTTP's the browser would be told something else. */
export const UNAVAILABLE = 503;
const NOT_FOUND = 404;
const TOO_MANY = 429;
/** Colyseus itself waits much longer for a process that does not answer. */
const DEADLINE_MS = 1800;

interface Entrance {
  budgets: Pick<Budgets, 'rooms' | 'codes' | 'note' | 'isCrowded'>;
  /** Other processes, and with them new tables, can be reached now. */
  open(): boolean;
  /** Is there a table of this code, though nobody serves it at the moment? */
  has(code: string): Promise<boolean>;
  /** Has the operator closed it? */
  closed(code: string): Promise<boolean>;
  /** Makes the table ready to be joined, unless another process has it or there is none. */
  bring(code: string): Promise<void>;
  /** Does this hash of a token hold a seat of the table of this code, as far as it is in memory here? */
  seats(code: string, hash: string): boolean;
}

const closed = (): ServerError =>
  new ServerError(UNAVAILABLE, 'The server cannot look for tables just now. Please try again in a moment.');

/** Nobody serves a table of this code, as Colyseus says it. */
const isUnknown = (error: unknown): boolean => /not found|disposed/.test((error as Error).message);

/** Colyseus takes none for a fault of ours; here it is one that nobody has. */
function tokenIn(options: unknown): string {
  const { reconnectionToken: token } = (options ?? {}) as { reconnectionToken?: unknown };
  return typeof token === 'string' && token !== '' ? token : 'none';
}

const tooMany = (text: string, ms: number): ServerError =>
  new ServerError(TOO_MANY, `${text} Please wait ${seconds(ms)} and try again.`);

/**
 * A room is opened, or joined by its code in any spelling; joining "some" room is not offered. Whoever asks has an
 * answer soon, also when another process or Redis does not. Each address opens only so many rooms, and asks for only so
 * many codes that are none.
 */
export function openOnlyByCode(entrance: Entrance): void {
  const { controller } = matchMaker;
  const { budgets } = entrance;
  controller.exposedMethods = ['create', 'joinById', 'reconnect'];
  const invoke = controller.invokeMethod;
  // One code after the other: a thousand asked for at once are a thousand, not one.
  const asking = new InTurn();
  controller.invokeMethod = async function (method, name, options, context) {
    if (!entrance.open()) throw closed();
    // Colyseus would say what was asked for.
    if (!controller.exposedMethods.includes(method)) throw new ServerError(NOT_FOUND, 'There is nothing of that name.');
    const address = addressIn(context?.headers);
    if (budgets.isCrowded(address)) {
      budgets.note('address connections');
      throw new ServerError(TOO_MANY, 'Too many pages of your network are connected. Please close some.');
    }
    if (method === 'create') {
      const wait = await budgets.rooms.take(address);
      if (wait === 0) return soon(() => invoke.call(this, method, name, options, context));
      budgets.note('address rooms');
      throw tooMany('Many tables were opened from your network.', wait);
    }
    const code = normaliseCode(name) ?? name;
    const shown = method === 'reconnect' ? { reconnectionToken: tokenIn(options) } : options;
    const invite = () => soon(() => invoke.call(this, method, code, shown, context), code);
    // Whoever shows a seat of the table guesses nothing: guesses of others in the same network do not keep them out.
    const seat = entry.safeParse(options).data?.seat;
    if (method === 'joinById' && seat !== undefined && entrance.seats(code, seat)) return invite();
    return asking.run(address, async () => {
      const wait = await budgets.codes.spent(address);
      if (wait > 0) {
        budgets.note('address codes');
        throw tooMany('Too many codes of no table were asked for from your network.', wait);
      }
      try {
        return await invite();
      } catch (error) {
        // A table that keeps somebody out is no unknown one; who comes back by a wrong token is no friend of it.
        if (method === 'reconnect' || isUnknown(error)) await budgets.codes.take(address);
        throw error;
      }
    });
  };

  async function soon<T>(ask: () => Promise<T>, code?: string): Promise<T> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(closed()), DEADLINE_MS);
    });
    const asked = code === undefined ? ask() : entrance.bring(code).then(ask);
    // When it fails later than that, nobody listens any more.
    asked.catch(() => {});
    try {
      const seat = await Promise.race([asked, late]);
      // The line to Redis broke while the room was opened: no other process would find it.
      if (!entrance.open()) throw closed();
      return seat;
    } catch (error) {
      throw await reasonOf(error, code);
    } finally {
      clearTimeout(timer);
    }
  }

  async function reasonOf(error: unknown, room = ''): Promise<unknown> {
    const { code, message } = error as { code?: number; message: string };
    if (!isUnknown(error)) {
      // A refusal has a number. What has none is a fault inside, such as a line to Redis that breaks at this very moment.
      if (typeof code === 'number' && code !== ErrorCode.MATCHMAKE_UNHANDLED) return error;
      log('nobody could be let in', { error: message });
      return closed();
    }
    if (await entrance.closed(room).catch(() => false)) {
      return new ServerError(DOOR.closed, 'The server’s operators have closed this table.');
    }
    // Its process has ended and no other has it yet: the browser is to try again.
    if (await entrance.has(room).catch(() => true)) {
      return new ServerError(UNAVAILABLE, 'The table is being brought back. Please try again in a moment.');
    }
    return error;
  }
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
