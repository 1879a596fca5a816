import { randomInt } from 'node:crypto';
import type { Match } from './match.ts';

interface Window {
  prompt: number;
  /** When the window may be passed, ms. */
  due: number;
}

/**
 * Hides who could have acted (INFO-4). A seat that is asked only as a cover passes after a random delay; a player who
 * passes faster than that waits for the rest of it, so that a quick pass does not tell that there was a choice.
 */
export class Cover {
  readonly #delays: readonly [number, number];
  readonly #pass: (seat: number, prompt: number) => void;
  readonly #windows = new Map<number, Window>();
  #timer: NodeJS.Timeout | null = null;

  /** `pass` answers the prompt with an empty pick and then calls `update`, or `retry` when it could not. */
  constructor(delays: readonly [number, number], pass: (seat: number, prompt: number) => void) {
    this.#delays = delays;
    this.#pass = pass;
  }

  /** To be called whenever the position has changed. */
  update(match: Match | null): void {
    const now = Date.now();
    let due: number | null = null;
    const covers: Window[] = [];
    for (let seat = 0; seat < (match?.setup.players ?? 0); seat++) {
      const { prompt } = (match as Match).shown(seat).view;
      if (prompt?.kind !== 'react') {
        this.#windows.delete(seat);
        continue;
      }
      let window = this.#windows.get(seat);
      if (window?.prompt !== prompt.id) {
        // All who are asked at the same moment share one delay.
        due ??= now + this.#draw();
        window = { prompt: prompt.id, due };
        this.#windows.set(seat, window);
      }
      if (prompt.cover) covers.push(window);
    }
    if (!match) this.#windows.clear();
    this.#arm(match, covers, now);
  }

  /** Ms that an empty answer to this prompt still has to wait. */
  wait(match: Match, seat: number): number {
    const masked = match.shown('spectator').view.waiting?.seats === null;
    const window = this.#windows.get(seat);
    return masked && window ? Math.max(0, window.due - Date.now()) : 0;
  }

  /** A pass could not be saved: try again. */
  retry(match: Match | null, ms: number): void {
    const due = Date.now() + ms;
    for (const window of this.#windows.values()) window.due = Math.max(window.due, due);
    this.update(match);
  }

  close(): void {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
    this.#windows.clear();
  }

  #draw(): number {
    const [min, max] = this.#delays;
    return randomInt(min, max + 1);
  }

  #arm(match: Match | null, covers: Window[], now: number): void {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
    if (!match || covers.length === 0) return;
    const first = Math.min(...covers.map((window) => window.due));
    this.#timer = setTimeout(() => this.#fire(match), Math.max(0, first - now));
  }

  #fire(match: Match): void {
    this.#timer = null;
    const now = Date.now();
    for (const [seat, window] of [...this.#windows]) {
      // Looked up each time: the pass before may have closed this window.
      const { prompt } = match.shown(seat).view;
      if (prompt?.cover && prompt.id === window.prompt && window.due <= now) this.#pass(seat, prompt.id);
    }
    if (this.#timer === null) this.update(match);
  }
}
