import { monotonicMs } from './time.ts';

/** How often a timer is checked, to notice that the process did not run. */
export const BEAT_MS = 1000;
/** A timer this late means that the process did not run, so nobody could act. */
const LATE_MS = 1000;

/** For how many ms the process did not run, judged by a timer that was due at `due` (monotonicMs); 0 if it did. */
export function standstillMs(due: number): number {
  const late = monotonicMs() - due;
  return late < LATE_MS ? 0 : late;
}

/**
 * Calls `work` after `ms` in which this process ran: while it was stopped or its machine slept, nobody could answer or
 * come back. Does not keep the process alive.
 */
export class AwakeTimer {
  readonly #work: () => void;
  #restMs: number;
  #beatMs = 0;
  /** When the next beat is due (monotonicMs). */
  #due = 0;
  #timer: NodeJS.Timeout | null = null;

  constructor(ms: number, work: () => void) {
    this.#work = work;
    this.#restMs = ms;
    this.#wait();
  }

  /** ms that are left. */
  get restMs(): number {
    return this.#restMs - this.#beatMs + Math.max(0, this.#due - monotonicMs());
  }

  cancel(): void {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
  }

  #wait(): void {
    this.#beatMs = Math.min(BEAT_MS, this.#restMs);
    this.#due = monotonicMs() + this.#beatMs;
    this.#timer = setTimeout(() => this.#beat(), this.#beatMs);
    this.#timer.unref();
  }

  #beat(): void {
    if (standstillMs(this.#due) === 0) this.#restMs -= this.#beatMs;
    if (this.#restMs > 0) return this.#wait();
    this.#timer = null;
    this.#work();
  }
}
