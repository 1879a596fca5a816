import type { Redis } from 'ioredis';
import { type RateLimiterAbstract, RateLimiterRedis } from 'rate-limiter-flexible';
import { SteadyMemory } from './steadyMemory.ts';

export interface Terms {
  /** Also the prefix of its keys. */
  name: string;
  /** What may be spent in each window; 0 = no limit. */
  points: number;
  /** Length of a window. */
  seconds: number;
  /** Where all processes keep the account together; without it, and while it is away, each keeps its own. */
  redis?: Redis | null;
}

/** So much in each window for everybody: an address, a connection, a seat. */
export class Budget {
  readonly #limiter: RateLimiterAbstract | null;

  constructor({ name, points, seconds, redis }: Terms) {
    const terms = { points, duration: seconds, keyPrefix: `smash:budget:${name}` };
    if (points === 0) this.#limiter = null;
    else if (!redis) this.#limiter = new SteadyMemory(terms);
    else {
      const insuranceLimiter = new SteadyMemory(terms);
      this.#limiter = new RateLimiterRedis({
        ...terms,
        storeClient: redis,
        rejectIfRedisNotReady: true,
        insuranceLimiter,
      });
    }
  }

  /** Spends it; ms until there is some again when there was too little, else 0. What is too much is spent as well. */
  async take(who: string, points = 1): Promise<number> {
    if (!this.#limiter || points === 0) return 0;
    try {
      await this.#limiter.consume(who, points);
      return 0;
    } catch (spent) {
      if (spent instanceof Error) throw spent;
      return waitOf(spent);
    }
  }

  /** Is all of it spent? ms until there is some again, 0 = there is some. */
  async spent(who: string): Promise<number> {
    const account = await this.#limiter?.get(who);
    return account && account.remainingPoints <= 0 ? waitOf(account) : 0;
  }
}

const waitOf = (account: unknown): number => Math.max(1, (account as { msBeforeNext: number }).msBeforeNext);
