import { log } from '../common/log.ts';
import { monotonicMs } from '../common/time.ts';
import type { DueRoom, Store } from '../storage/store.ts';

/**
 * Checks again after this time at the latest: another process may have ended, leaving its rooms, or the clock was set.
 */
const LONGEST_MS = 60_000;
/** A room that could not be woken is tried again after this time. */
const RETRY_MS = 30_000;
const BATCH = 100;
/** Tables woken at the same time. */
const AT_ONCE = 4;

/**
 * Wakes tables when their stored deadlines have passed, whether in memory or not. All share one timer, so sleeping
 * tables cost nothing. Deadlines are ms since 1970.
 */
export class Deadlines {
  readonly #store: Pick<Store, 'due'>;
  readonly #wake: (code: string) => Promise<void>;
  /** Rooms that could not be woken, and when to try again (monotonicMs). */
  readonly #later = new Map<string, number>();
  #timer: NodeJS.Timeout | null = null;
  /** When the timer fires. */
  #at = Number.POSITIVE_INFINITY;
  #running: Promise<void> | null = null;
  #again = false;
  /** False if they could not be read the last time. */
  readable = true;
  #closed = false;

  /** `wake` acts on the passed deadline of a room; rejects if it currently cannot. */
  constructor(store: Pick<Store, 'due'>, wake: (code: string) => Promise<void>) {
    this.#store = store;
    this.#wake = wake;
  }

  /** A deadline was stored. */
  note(at: number | null): void {
    if (at !== null && at < this.#at) this.#set(at);
  }

  /** Resolves when work in progress is done. */
  async close(): Promise<void> {
    this.#closed = true;
    if (this.#timer) clearTimeout(this.#timer);
    await this.#running;
  }

  #set(at: number): void {
    if (this.#closed) return;
    if (this.#timer) clearTimeout(this.#timer);
    const ms = Math.min(LONGEST_MS, Math.max(0, at - Date.now()));
    this.#at = Date.now() + ms;
    this.#timer = setTimeout(() => this.look(), ms);
    this.#timer.unref();
  }

  /** Wakes all tables whose deadlines have passed, and sets the timer for the next. */
  look(): Promise<void> {
    if (this.#running) {
      this.#again = true;
      return this.#running;
    }
    // Deadlines noted from now on set it again.
    this.#at = Number.POSITIVE_INFINITY;
    this.#again = false;
    this.#running = this.#look()
      .then((next) => {
        this.readable = true;
        return next;
      })
      .catch((error) => {
        this.readable = false;
        log('deadlines not read', { error: (error as Error).message });
        return Date.now() + RETRY_MS;
      })
      .then((next) => {
        this.#running = null;
        this.note(this.#again ? 0 : next);
      });
    return this.#running;
  }

  /** When to look again. */
  async #look(): Promise<number> {
    const now = monotonicMs();
    for (const [code, until] of this.#later) if (until <= now) this.#later.delete(code);
    let next = Number.POSITIVE_INFINITY;
    for (let after: DueRoom | null = null; !this.#closed; ) {
      const rooms: DueRoom[] = await this.#store.due(after, BATCH);
      const due = rooms.filter(({ at }) => at <= Date.now());
      await this.#wakeAll(due.map(({ code }) => code).filter((code) => !this.#later.has(code)));
      next = rooms[due.length]?.at ?? next;
      if (due.length < BATCH) break;
      after = rooms.at(-1)!;
    }
    const waits = [...this.#later.values()].map((until) => until - monotonicMs());
    return Math.min(next, Date.now() + Math.min(LONGEST_MS, ...waits));
  }

  async #wakeAll(codes: string[]): Promise<void> {
    const next = async (): Promise<void> => {
      for (let code = codes.shift(); code !== undefined && !this.#closed; code = codes.shift()) {
        try {
          await this.#wake(code);
        } catch (error) {
          log('table not woken', { room: code, error: (error as Error).message });
          this.#later.set(code, monotonicMs() + RETRY_MS);
        }
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, next));
  }
}
