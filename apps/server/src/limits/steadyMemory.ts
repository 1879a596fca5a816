import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';
import { monotonicMs } from '../common/time.ts';

/**
 * The library's in-memory limiter on monotonic time (docs/decisions/0009). Its own windows end by Date.now(): a clock
 * set forward would reset every budget's account, and one set back would make clients wait for the length of the jump.
 * Here the library's keys never expire, and each is deleted when its window is over.
 */
export class SteadyMemory extends RateLimiterMemory {
  readonly #windowMs: number;
  readonly #ends = new Map<string | number, number>();

  constructor({ points, duration, keyPrefix }: { points: number; duration: number; keyPrefix: string }) {
    super({ points, duration: 0, keyPrefix });
    this.#windowMs = duration * 1000;
  }

  override async consume(key: string | number, points = 1): Promise<RateLimiterRes> {
    this.#begin(key);
    try {
      return this.#dated(key, await super.consume(key, points));
    } catch (spent) {
      throw this.#dated(key, spent as RateLimiterRes);
    }
  }

  override async penalty(key: string | number, points = 1): Promise<RateLimiterRes> {
    this.#begin(key);
    return this.#dated(key, await super.penalty(key, points));
  }

  override async reward(key: string | number, points = 1): Promise<RateLimiterRes> {
    this.#begin(key);
    return this.#dated(key, await super.reward(key, points));
  }

  override async get(key: string | number): Promise<RateLimiterRes | null> {
    const found = await super.get(key);
    return found && this.#dated(key, found);
  }

  #begin(key: string | number): void {
    if (this.#ends.has(key)) return;
    this.#ends.set(key, monotonicMs() + this.#windowMs);
    setTimeout(() => {
      this.#ends.delete(key);
      void super.delete(key);
    }, this.#windowMs).unref();
  }

  #dated(key: string | number, result: RateLimiterRes): RateLimiterRes {
    const left = Math.max(0, (this.#ends.get(key) ?? 0) - monotonicMs());
    return Object.assign(result, { msBeforeNext: left });
  }
}
