import { ErrorCode, matchMaker, ServerError } from '@colyseus/core';
import { DOOR, entry, normaliseCode } from '@smash/protocol';
import { inTime } from '../common/inTime.ts';
import { InTurn } from '../common/inTurn.ts';
import { log } from '../common/log.ts';
import { TOO_MANY, UNAVAILABLE } from '../common/status.ts';
import { addressIn } from '../http/ownHeaders.ts';
import { type Budgets, waitInWords } from '../limits/budgets.ts';

/** The only kind of room. */
export const ROOM = 'table';
const NOT_FOUND = 404;
/** Colyseus's own error codes: its messages repeat requests and name internals. */
const COLYSEUS: ReadonlySet<number> = new Set(Object.values(ErrorCode));
/** Colyseus itself waits much longer for an unresponsive process. */
const DEADLINE_MS = 1800;

interface Entrance {
  budgets: Pick<Budgets, 'rooms' | 'codes' | 'note' | 'isCrowded' | 'join'>;
  /** Other processes, and so new tables, can be reached now. */
  open(): boolean;
  /** Does a table with this code exist, even if nobody serves it right now? */
  has(code: string): Promise<boolean>;
  /** Has the operator closed it? */
  closed(code: string): Promise<boolean>;
  /** Makes the table joinable, unless another process has it or there is none. */
  bring(code: string): Promise<void>;
  /** Removes a table whose opening was refused meanwhile, unless somebody is there. */
  discard(code: string): Promise<void>;
  /** Does this token hash hold a seat of the table with this code, if it is in memory here? */
  seats(code: string, hash: string): boolean;
}

/** The reply for anything that does not exist: Colyseus would repeat the request's content. */
const nothing = (): ServerError => new ServerError(NOT_FOUND, 'There is nothing of that name.');
/** Tables and connections alike. */
const unknown = (): ServerError => new ServerError(NOT_FOUND, 'This table was not found.');

const closed = (): ServerError =>
  new ServerError(UNAVAILABLE, 'The server cannot look for tables just now. Please try again in a moment.');

/** Colyseus's message when nobody serves a table with this code. */
const isUnknown = (error: unknown): boolean => /not found|disposed/.test((error as Error).message);

/** Colyseus reports a missing token as an internal error, so pass one that nobody has. */
function tokenIn(options: unknown): string {
  const { reconnectionToken: token } = (options ?? {}) as { reconnectionToken?: unknown };
  return typeof token === 'string' && token !== '' ? token : 'none';
}

const tooMany = (text: string, ms: number): ServerError =>
  new ServerError(TOO_MANY, `${text} Please wait ${waitInWords(ms)} and try again.`);

const { controller } = matchMaker;
/** Colyseus's own, also for the next server of this process. */
const invokeMethod = controller.invokeMethod;

/**
 * Opens a room, or joins one by its code in any spelling; joining "some" room is not offered. Answers promptly, even if
 * another process or Redis does not. Each address may open only so many rooms and ask for only so many unknown codes.
 */
export function openOnlyByCode(entrance: Entrance, invoke = invokeMethod): void {
  const { budgets } = entrance;
  controller.exposedMethods = ['create', 'joinById', 'reconnect'];
  // One at a time per address, so that a thousand parallel requests count as a thousand, not one.
  const asking = new InTurn();
  controller.invokeMethod = async function (method, name, options, context) {
    if (!entrance.open()) throw closed();
    if (!controller.exposedMethods.includes(method) || (method === 'create' && name !== ROOM)) throw nothing();
    const address = addressIn(context?.headers);
    if (budgets.isCrowded(address)) {
      budgets.note('address connections');
      throw new ServerError(TOO_MANY, 'Too many pages are connected from your network. Please close some.');
    }
    const code = normaliseCode(name) ?? name;
    const seat = entry.safeParse(options).data?.seat;
    const isSeated = method === 'joinById' && seat !== undefined && entrance.seats(code, seat);
    const rooms = method === 'create' ? await budgets.rooms.take(address) : 0;
    if (rooms > 0) {
      budgets.note('address rooms');
      throw tooMany('Many tables were opened from your network.', rooms);
    }
    const join = async () => {
      const wait = await budgets.join(address, isSeated);
      if (wait > 0) throw tooMany('Too many pages from your network joined at once.', wait);
    };
    if (method === 'create' || isSeated) await join();
    if (method === 'create') return opening(() => invoke.call(this, method, name, options, context));
    const shown = method === 'reconnect' ? { reconnectionToken: tokenIn(options) } : options;
    const invite = () => soon(() => invoke.call(this, method, code, shown, context), code);
    // A browser that proves a seat is not guessing, so others' guesses in the same network do not lock it out.
    if (isSeated) return invite();
    return asking.run(address, async () => {
      const wait = await budgets.codes.spent(address);
      if (wait > 0) {
        budgets.note('address codes');
        throw tooMany('Too many wrong room codes were tried from your network.', wait);
      }
      await join();
      try {
        return await invite();
      } catch (error) {
        // Only unknown codes count, not tables that refuse entry; wrong tokens count, too.
        if (method === 'reconnect' || isUnknown(error)) await budgets.codes.take(address);
        throw error;
      }
    });
  };

  /** Nobody gets the code of a table whose opening is refused, even if it succeeds later. */
  async function opening(ask: () => Promise<unknown>): Promise<unknown> {
    let made: Promise<unknown> = Promise.resolve();
    try {
      return await soon(() => {
        made = ask();
        return made;
      });
    } catch (error) {
      const discard = async () => {
        // If opening itself failed, there is no table.
        const seat = (await made.catch(() => null)) as { roomId?: string } | null | undefined;
        if (seat?.roomId !== undefined) await entrance.discard(seat.roomId);
      };
      discard().catch((fault) => log('a refused table stays until it expires', { error: (fault as Error).message }));
      throw error;
    }
  }

  async function soon<T>(ask: () => Promise<T>, code?: string): Promise<T> {
    const asked = code === undefined ? ask() : entrance.bring(code).then(ask);
    // If it fails later than that, nobody is listening.
    asked.catch(() => {});
    try {
      const seat = await inTime(asked, DEADLINE_MS, closed);
      // The connection to Redis broke while the room was opened: no other process would find it.
      if (!entrance.open()) throw closed();
      // Browsers only put it into a URL, where nobody reads it.
      return { ...(seat as object), processId: ROOM } as T;
    } catch (error) {
      throw await reasonOf(error, code);
    }
  }

  async function reasonOf(error: unknown, room = ''): Promise<unknown> {
    const { code, message } = error as { code?: number; message: string };
    if (code === ErrorCode.MATCHMAKE_EXPIRED) return unknown();
    if (!isUnknown(error)) {
      // Our refusals have a status. The others are internal errors, such as a Redis connection breaking at this moment.
      if (typeof code === 'number' && !COLYSEUS.has(code)) return error;
      log('nobody could be let in', { error: message });
      return closed();
    }
    if (await entrance.closed(room).catch(() => false)) {
      return new ServerError(DOOR.closed, 'The server’s operators have closed this table.');
    }
    // Its process has ended and no other has it yet: the browser should retry.
    if (await entrance.has(room).catch(() => true)) {
      return new ServerError(UNAVAILABLE, 'The table is being brought back. Please try again in a moment.');
    }
    return unknown();
  }
}
