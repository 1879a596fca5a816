/** Token bucket: `burst` at once, then `perSecond`. Time in ms. */
export class Bucket {
  #left: number;
  #at: number;
  readonly #burst: number;
  readonly #perSecond: number;

  constructor(burst: number, perSecond: number, now: number) {
    this.#burst = burst;
    this.#perSecond = perSecond;
    this.#left = burst;
    this.#at = now;
  }

  /** False when there is none left; nothing is taken then. */
  take(now: number): boolean {
    this.#left = Math.min(this.#burst, this.#left + ((now - this.#at) / 1000) * this.#perSecond);
    this.#at = now;
    if (this.#left < 1) return false;
    this.#left -= 1;
    return true;
  }
}
