import { AwakeTimer } from '../common/awakeTimer.ts';
import { Refuse } from '../common/refuse.ts';
import type { Reseated } from './persons.ts';

interface Question<S> {
  readonly id: number;
  readonly subject: S;
  readonly asked: readonly number[];
  /** Seats that have not answered yet. */
  readonly waiting: Set<number>;
  readonly timer: AwakeTimer;
}

/** A question to seats that all have to agree in time; one at a time. */
export class Consent<S> {
  readonly #ms: number;
  #open: Question<S> | null = null;
  #asked = 0;

  /** `ms`: how long they may take. */
  constructor(ms: number) {
    this.#ms = ms;
  }

  /** What is being asked; null = nothing. */
  get subject(): S | null {
    return this.#open?.subject ?? null;
  }

  /** The question as announced to the table; null = none. */
  get told(): { id: number; ms: number; waiting: number[] } | null {
    if (!this.#open) return null;
    const { id, timer, waiting } = this.#open;
    return { id, ms: Math.round(timer.restMs), waiting: [...waiting] };
  }

  /** Asks these seats. `late` is called if they have not all answered in time. */
  ask(subject: S, seats: readonly number[], late: () => void): void {
    this.close();
    this.#asked++;
    this.#open = {
      id: this.#asked,
      subject,
      asked: seats,
      waiting: new Set(seats),
      timer: new AwakeTimer(this.#ms, late),
    };
  }

  /** Records whether that seat agrees. Throws Refuse if it is not asked. */
  answer(seat: number, id: number, allow: boolean): 'no' | 'waiting' | 'all' {
    const open = this.#open;
    if (open?.id !== id || !open.waiting.has(seat)) throw new Refuse('barred', 'This request is closed.');
    if (!allow) return 'no';
    open.waiting.delete(seat);
    return open.waiting.size > 0 ? 'waiting' : 'all';
  }

  /** Asks a seat again if the person who answered no longer sits there. True if there is such a seat. */
  follow(to: Reseated): boolean {
    const open = this.#open;
    const again = open?.asked.filter((seat) => to(seat) !== seat && !open.waiting.has(seat)) ?? [];
    for (const seat of again) open?.waiting.add(seat);
    return again.length > 0;
  }

  close(): void {
    this.#open?.timer.cancel();
    this.#open = null;
  }
}
