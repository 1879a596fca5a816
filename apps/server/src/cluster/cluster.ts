/** Several processes find each other's tables in Redis: a list that can be rebuilt, never the only copy. */

import { type IRoomCache, matchMaker } from '@colyseus/core';
import { RedisDriver } from '@colyseus/redis-driver';
import { RedisPresence } from '@colyseus/redis-presence';
import { Redis } from 'ioredis';
import { log } from '../common/log.ts';
import { monotonicMs } from '../common/time.ts';

const RETRY_MS = 500;
const COMMAND_MS = 1500;
const START_MS = 30_000;

/** Ignores failures, because it will be written again later. */
const forgiven = async <T>(work: Promise<T>, otherwise: T): Promise<T> => work.catch(() => otherwise);

class Listings extends RedisDriver {
  override async persist(room: IRoomCache, create?: boolean): Promise<boolean> {
    return forgiven(super.persist(room, create), false);
  }

  override async update(...change: Parameters<RedisDriver['update']>): Promise<true> {
    return forgiven<true>(super.update(...change) as Promise<true>, true);
  }

  /** A table that another process has taken over is listed under that process. */
  override async remove(roomId: string): Promise<boolean> {
    const removed = this.findOne({ roomId }).then(
      (listed) => listed?.processId === matchMaker.processId && super.remove(roomId),
    );
    return forgiven(removed, false);
  }

  override async cleanup(processId: string): Promise<void> {
    return forgiven(super.cleanup(processId), undefined);
  }

  /** Lists those that are missing or listed under another process. */
  async complete(rooms: readonly IRoomCache[]): Promise<void> {
    const listed = await this.findByIds(rooms.map(({ roomId }) => roomId));
    const missing = rooms.filter(({ roomId, processId }) => listed.get(roomId)?.processId !== processId);
    if (missing.length > 0) log('tables listed again', { tables: missing.length });
    await Promise.all(missing.map((room) => super.persist(room)));
  }
}

class Channels extends RedisPresence {
  get connection(): Redis {
    return this.sub as Redis;
  }

  // The base class resubscribes to everything it has listeners for.
  override async subscribe(topic: string, callback: (...args: unknown[]) => void): Promise<this> {
    return forgiven(super.subscribe(topic, callback), this);
  }

  override async unsubscribe(topic: string, callback?: (...args: unknown[]) => void): Promise<this> {
    return forgiven(super.unsubscribe(topic, callback), this);
  }

  override async publish(topic: string, data: unknown): Promise<void> {
    return forgiven(super.publish(topic, data), undefined);
  }

  override async hset(key: string, field: string, value: string): Promise<boolean> {
    return forgiven(super.hset(key, field, value), false);
  }

  override async hdel(key: string, field: string): Promise<boolean> {
    return forgiven(super.hdel(key, field), false);
  }

  /** The base class does not wait for these, and they fail while Redis is away. */
  override async shutdown(): Promise<void> {
    const connections = [this.sub as Redis, this.pub as Redis];
    await Promise.all(connections.map((one) => one.quit().catch(() => one.disconnect())));
  }
}

export class Cluster {
  readonly driver: Listings;
  readonly presence: Channels;
  readonly #redis: Redis;

  private constructor(url: string) {
    this.#redis = new Redis(url, {
      // A command does not wait for the connection or for an unresponsive Redis.
      enableOfflineQueue: false,
      maxRetriesPerRequest: 0,
      commandTimeout: COMMAND_MS,
      connectTimeout: COMMAND_MS,
      retryStrategy: () => RETRY_MS,
    });
    this.#redis.on('end', () => log('redis connection ended'));
    this.presence = new Channels(this.#redis);
    this.driver = new Listings(this.#redis);
  }

  /** Throws if there is no Redis after a while. */
  static async join(url: string): Promise<Cluster> {
    const cluster = new Cluster(url);
    const until = monotonicMs() + START_MS;
    while (!cluster.ready) {
      if (monotonicMs() > until) {
        cluster.#redis.disconnect();
        cluster.presence.connection.disconnect();
        throw new Error('Redis cannot be reached at REDIS_URL.');
      }
      await new Promise((done) => setTimeout(done, 50));
    }
    return cluster;
  }

  get redis(): Redis {
    return this.#redis;
  }

  /** Rejects unless Redis answers: a hung one keeps its connections. */
  async ping(): Promise<void> {
    if (!this.ready) throw new Error('Not connected.');
    await this.#redis.ping();
  }

  /** Other processes' tables can now be found. */
  get ready(): boolean {
    return this.#redis.status === 'ready' && this.presence.connection.status === 'ready';
  }
}
