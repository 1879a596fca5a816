import { randomInt } from 'node:crypto';
import { isMasked } from '@smash/protocol';
import { monotonicMs } from '../common/time.ts';
import type { Match } from './match.ts';

/** A seat's prompt while it is secret who is asked. */
interface Asked {
  prompt: number;
  /** It is secret that this seat is asked; otherwise its player just passes. */
  hides: boolean;
  /** The room passes for the seat. */
  auto: boolean;
  /** Its player is missed: nothing is made for it before they are back, whether or not they could act. */
  waits: boolean;
  /** When to pass, ms. */
  due: number;
  /** Its pass is in progress. */
  passing: boolean;
  /** Answers that arrived before that time. */
  held: (() => void)[];
}

/** Is it currently secret who is asked? */
export const isCovered = (match: Match): boolean => isMasked(match.shown('spectator').view);

/** Is it secret whether this seat has a real question? */
export const isSecret = (match: Match, seat: number): boolean =>
  isCovered(match) || match.shown(seat).view.prompt?.decoy === true;

/**
 * Hides who could have acted (INFO-4). A pass made for a seat (its prompt is a decoy, or its player has chosen to pass)
 * happens after a random delay; a faster player's pass is held until then and made in the same tick and order, so that
 * neither timing nor the number of messages reveals a choice. Where nothing is hidden, passes are immediate.
 */
export class Cover {
  readonly #delays: () => readonly [number, number];
  readonly #pass: (seat: number, prompt: number) => void;
  readonly #asked = new Map<number, Asked>();
  #match: Match | null = null;
  #timer: NodeJS.Timeout | null = null;
  /** The store failed: no passes before this time, ms. */
  #notBefore = 0;

  /**
   * `pass` answers the prompt with an empty pick if it is still open, then calls `update`, or `retry` if that failed.
   * Passes and answers are made in call order.
   */
  constructor(delays: () => readonly [number, number], pass: (seat: number, prompt: number) => void) {
    this.#delays = delays;
    this.#pass = pass;
  }

  /**
   * Call whenever the position, the set of `passed` seats or that of `missed` players has changed. Whoever comes back
   * is covered as if asked only then.
   */
  update(match: Match | null, passed: (seat: number) => boolean, missed: (seat: number) => boolean): void {
    const gone = this.#match === match ? [] : [...this.#asked.values()];
    if (gone.length > 0) this.#asked.clear();
    this.#match = match;
    let due: number | null = null;
    for (let seat = 0; match && seat < match.setup.players; seat++) {
      const { prompt } = match.shown(seat).view;
      const before = this.#asked.get(seat);
      const auto = prompt !== null && passed(seat);
      const waits = !auto && missed(seat);
      if (before && before.prompt === prompt?.id) {
        if (before.hides && before.waits && !waits) before.due = monotonicMs() + this.#draw();
        Object.assign(before, { auto, waits: before.hides && waits });
        continue;
      }
      if (before) gone.push(before);
      this.#asked.delete(seat);
      if (!prompt) continue;
      const hides = isSecret(match, seat);
      if (!hides && !auto) continue;
      // All seats asked at the same time share one delay.
      if (hides) due ??= monotonicMs() + this.#draw();
      const when = { waits: hides && waits, due: due ?? monotonicMs() };
      this.#asked.set(seat, { prompt: prompt.id, hides, auto, ...when, passing: false, held: [] });
    }
    this.#arm();
    // Make the held answers to closed questions, so that their players learn that the question is closed.
    for (const { held } of gone) for (const answer of held) answer();
  }

  /** Is it still secret that this seat is asked, because the others' covers have not passed yet? */
  hides(seat: number): boolean {
    const asked = this.#asked.get(seat);
    return asked?.hides === true && this.#due(asked) > monotonicMs();
  }

  /**
   * Makes the answer in due time: immediately, or together with the others' covers. `kind` and `pick` as in the prompt.
   */
  hold(seat: number, kind: string | undefined, pick: readonly number[], answer: () => void): void {
    const asked = this.#asked.get(seat);
    // Acting in a window is visible; otherwise nobody sees the answer.
    if (!asked || this.#due(asked) <= monotonicMs() || (kind === 'react' && pick.length > 0)) return answer();
    asked.held.push(answer);
    this.#arm();
  }

  /** A pass could not be saved: retry after this many ms, 0 = now. */
  retry(ms: number): void {
    this.#notBefore = monotonicMs() + ms;
    for (const asked of this.#asked.values()) asked.passing = false;
    this.#arm();
  }

  close(): void {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
    this.#asked.clear();
  }

  #due(asked: Asked): number {
    return asked.waits ? Number.POSITIVE_INFINITY : Math.max(asked.due, this.#notBefore);
  }

  #draw(): number {
    const [min, max] = this.#delays();
    return randomInt(min, max + 1);
  }

  #arm(): void {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
    const waiting = [...this.#asked.values()].filter(
      (asked) => !asked.waits && ((asked.auto && !asked.passing) || asked.held.length > 0),
    );
    if (waiting.length === 0) return;
    const first = Math.min(...waiting.map((asked) => this.#due(asked)));
    this.#timer = setTimeout(() => this.#fire(), Math.max(0, first - monotonicMs()));
  }

  #fire(): void {
    this.#timer = null;
    const now = monotonicMs();
    const seats = [...this.#asked.keys()].sort((a, b) => a - b);
    for (const seat of seats) {
      const asked = this.#asked.get(seat);
      if (!asked || this.#due(asked) > now) continue;
      for (const answer of asked.held.splice(0)) answer();
      if (!asked.auto || asked.passing) continue;
      asked.passing = true;
      this.#pass(seat, asked.prompt);
    }
    this.#arm();
  }
}
