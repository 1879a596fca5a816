/** How much longer than the least an answer may take. */
const SPREAD = 1 / 3;
/** A thought that takes longer makes the table's bots this many times slower, once, twice, … */
const FACTOR = 2;
const MOST_STEPS = 3;
/** After this many answers in time for the pace before, that one is back. */
const CALM = 20;

const drawn = (): number => 1 + SPREAD * Math.random();

/**
 * When the answers of a table's bots are shown: after a time that is drawn before they think, and says nothing about
 * what there was to think about (INFO-4). If a thought takes longer, e.g. on a busy server, this answer and all that
 * follow are shown at a slower pace, whether or not they need it: so at most one in CALM answers tells that it took long.
 */
export class BotPace {
  readonly #leastMs: number;
  #step = 0;
  /** Answers in a row that the faster pace would have had time for. */
  #calm = 0;

  /** `leastMs`: every move stays visible for this long. */
  constructor(leastMs: number) {
    this.#leastMs = leastMs;
  }

  /** Call before thinking: tells how long after the question to show an answer that has taken that long, ms. */
  begin(): (tookMs: number) => number {
    const [step, one] = [this.#step, this.#leastMs * drawn()];
    return (tookMs) => {
      let at = step;
      while (at < MOST_STEPS && one * FACTOR ** at < tookMs) at++;
      this.#note(at, step > 0 && tookMs <= (one * FACTOR ** step) / FACTOR);
      const ms = one * FACTOR ** at;
      return ms < tookMs && ms > 0 ? ms * Math.ceil(tookMs / ms) : ms;
    };
  }

  #note(step: number, isCalm: boolean): void {
    this.#calm = isCalm ? this.#calm + 1 : 0;
    if (step > this.#step) this.#step = step;
    if (this.#calm < CALM) return;
    this.#step = Math.max(0, this.#step - 1);
    this.#calm = 0;
  }
}
