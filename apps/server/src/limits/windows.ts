import { monotonicMs } from '../common/time.ts';

interface Account {
  used: number;
  /** monotonicMs */
  readonly end: number;
}

/** What each key has spent in its current window, in memory and on monotonic time (docs/decisions/0009). */
export class Windows {
  readonly #points: number;
  readonly #ms: number;
  readonly #accounts = new Map<string, Account>();

  constructor(points: number, seconds: number) {
    this.#points = points;
    this.#ms = seconds * 1000;
  }

  /** Spends it; returns ms until the next window if it was too much, otherwise 0. Overspending counts as well. */
  take(who: string, points: number): number {
    const account = this.#accounts.get(who) ?? this.#begin(who);
    account.used += points;
    return account.used > this.#points ? waitFor(account) : 0;
  }

  /** Is it used up? ms until there is more, 0 = some is left. */
  spent(who: string): number {
    const account = this.#accounts.get(who);
    return account && account.used >= this.#points ? waitFor(account) : 0;
  }

  #begin(who: string): Account {
    const account = { used: 0, end: monotonicMs() + this.#ms };
    this.#accounts.set(who, account);
    setTimeout(() => this.#accounts.delete(who), this.#ms).unref();
    return account;
  }
}

const waitFor = ({ end }: Account): number => Math.max(1, end - monotonicMs());
