import { dice, type Random } from '@smash/testkit';

export interface Faults {
  /** Percentages of messages. */
  lost: number;
  twice: number;
  /** ms; later messages may arrive earlier. */
  slowest: number;
}

/** A simulated network and clock: the same random numbers give the same course. */
export class Network {
  #now = 0;
  #n = 0;
  readonly #due: { at: number; n: number; work: () => void }[] = [];
  readonly #random: Random;
  readonly #faults: Faults;
  lost = 0;
  twice = 0;

  constructor(random: Random, faults: Faults) {
    this.#random = random;
    this.#faults = faults;
  }

  get now(): number {
    return this.#now;
  }

  /** Does the work in that many ms. */
  later(ms: number, work: () => void): void {
    this.#n++;
    this.#due.push({ at: this.#now + ms, n: this.#n, work });
  }

  /** A message in transit, as text, so that nobody can modify it afterwards. */
  send<T>(message: T, receive: (message: T) => void): void {
    const text = JSON.stringify(message);
    const copies = dice(this.#random, 100) < this.#faults.twice ? 2 : 1;
    this.twice += copies - 1;
    for (let i = 0; i < copies; i++) {
      if (dice(this.#random, 100) < this.#faults.lost) this.lost++;
      else this.later(1 + dice(this.#random, this.#faults.slowest), () => receive(JSON.parse(text) as T));
    }
  }

  /** Runs the next event; false = there is none. */
  step(): boolean {
    let first = 0;
    for (let i = 1; i < this.#due.length; i++) {
      const [a, b] = [this.#due[i]!, this.#due[first]!];
      if (a.at < b.at || (a.at === b.at && a.n < b.n)) first = i;
    }
    const [next] = this.#due.splice(first, 1);
    if (!next) return false;
    this.#now = next.at;
    next.work();
    return true;
  }
}
