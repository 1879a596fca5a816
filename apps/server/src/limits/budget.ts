import type { Redis } from 'ioredis';
import { type RateLimiterAbstract, RateLimiterRedis } from 'rate-limiter-flexible';
import { SteadyMemory } from './steadyMemory.ts';

export interface Terms {
  /** Also its key prefix. */
  name: string;
  /** The amount per window; 0 = no limit. */
  points: number;
  /** Length of a window. */
  seconds: number;
  /** Where all processes share the account; without it, or while it is down, each keeps its own. */
  redis?: Redis | null;
}

/** A fixed amount per window for each key: an address, a connection, a seat. */
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

  /** Spends it; returns ms until the next window if it was too much, otherwise 0. Overspending counts as well. */
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

  /** Is it used up? ms until there is more, 0 = some is left. */
  async spent(who: string): Promise<number> {
    const account = await this.#limiter?.get(who);
    return account && account.remainingPoints <= 0 ? waitOf(account) : 0;
  }

  /** How much is left in this window; infinite if there is no limit. */
  async left(who: string): Promise<number> {
    if (!this.#limiter) return Number.POSITIVE_INFINITY;
    return Math.max(0, (await this.#limiter.get(who))?.remainingPoints ?? this.#limiter.points);
  }
}

const waitOf = (account: unknown): number => Math.max(1, (account as { msBeforeNext: number }).msBeforeNext);
