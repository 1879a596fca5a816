import type { Redis } from 'ioredis';
import { type RateLimiterAbstract, RateLimiterRedis } from 'rate-limiter-flexible';
import { SteadyMemory } from './steadyMemory.ts';
import { Windows } from './windows.ts';

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
  /** Null if the account is shared, or if there is no limit. */
  readonly #own: Windows | null;
  readonly #shared: RateLimiterAbstract | null;

  constructor({ name, points, seconds, redis }: Terms) {
    this.#own = points > 0 && !redis ? new Windows(points, seconds) : null;
    this.#shared = points > 0 && redis ? sharedBy(redis, { name, points, seconds }) : null;
  }

  /** Spends it; returns ms until the next window if it was too much, otherwise 0. Overspending counts as well. */
  take(who: string, points = 1): number | Promise<number> {
    if (points === 0) return 0;
    if (this.#own) return this.#own.take(who, points);
    return this.#shared ? takeShared(this.#shared, who, points) : 0;
  }

  /** Is it used up? ms until there is more, 0 = some is left. */
  spent(who: string): number | Promise<number> {
    if (this.#own) return this.#own.spent(who);
    return this.#shared ? spentShared(this.#shared, who) : 0;
  }
}

function sharedBy(redis: Redis, { name, points, seconds }: Terms): RateLimiterAbstract {
  const terms = { points, duration: seconds, keyPrefix: `smash:budget:${name}` };
  const insuranceLimiter = new SteadyMemory(terms);
  return new RateLimiterRedis({ ...terms, storeClient: redis, rejectIfRedisNotReady: true, insuranceLimiter });
}

async function takeShared(limiter: RateLimiterAbstract, who: string, points: number): Promise<number> {
  try {
    await limiter.consume(who, points);
    return 0;
  } catch (spent) {
    if (spent instanceof Error) throw spent;
    return waitOf(spent);
  }
}

async function spentShared(limiter: RateLimiterAbstract, who: string): Promise<number> {
  const account = await limiter.get(who);
  return account && account.remainingPoints <= 0 ? waitOf(account) : 0;
}

const waitOf = (account: unknown): number => Math.max(1, (account as { msBeforeNext: number }).msBeforeNext);
