import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { log } from '../common/log.ts';

/** First number of our locks; the second is the process. */
export const LOCK_CLASS = 0x53_4d;

/** This name tells the others that the holder sends signs of life; older servers did not. */
export const ALIVE = 'smash: alive, beating';
const BEAT_MS = 2000;

const WAIT_MS = 200;
/** How soon the database notices that a machine has vanished. */
const WATCHFUL = `SET tcp_keepalives_idle = 2; SET tcp_keepalives_interval = 1; SET tcp_keepalives_count = 3`;

/**
 * Shows the other processes that this one is alive: a connection that holds a lock. The database frees it the moment
 * the process ends, for any reason; one that is frozen shows no signs of life over it. A broken connection is reopened.
 */
export class ProcessLock {
  readonly #url: string;
  readonly #me: number;
  #client: Client | null = null;
  #dropped = false;

  constructor(url: string, me: number) {
    this.#url = url;
    this.#me = me;
  }

  async hold(): Promise<void> {
    const client = new Client({
      connectionString: this.#url,
      keepAlive: true,
      connectionTimeoutMillis: 2000,
      query_timeout: 5000,
      application_name: ALIVE,
    });
    client.on('error', () => {});
    await client.connect();
    try {
      await client.query(WATCHFUL);
      await client.query('SELECT pg_advisory_lock($1, $2)', [LOCK_CLASS, this.#me]);
    } catch (error) {
      void client.end().catch(() => {});
      throw error;
    }
    this.#client = client;
    // The database notes when. A broken connection ends by itself, but not one whose other end has vanished: by the time
    // a sign of life stays unanswered, the database has freed the lock.
    let isWaiting = false;
    const beat = setInterval(async () => {
      if (isWaiting) return;
      isWaiting = true;
      await client.query('SELECT 1').catch(() => client.end().catch(() => {}));
      isWaiting = false;
    }, BEAT_MS).unref();
    client.once('end', () => clearInterval(beat));
    client.once('end', () => {
      if (!this.#dropped) void this.#again();
    });
  }

  async drop(): Promise<void> {
    this.#dropped = true;
    await this.#client?.end().catch(() => {});
  }

  async #again(): Promise<void> {
    log('database connection lost');
    while (!this.#dropped) {
      try {
        await this.hold();
        log('database connection back');
        return;
      } catch {
        await pause(WAIT_MS);
      }
    }
  }
}
