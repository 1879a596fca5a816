import { statfs } from 'node:fs/promises';
import { inTime } from '../common/inTime.ts';
import { log } from '../common/log.ts';
import { monotonicMs } from '../common/time.ts';
import type { Store } from '../storage/store.ts';

/** How long a result is reused, so that frequent checks write no more. */
const FRESH_MS = 1000;
/** A service that has not answered by then counts as down. */
const PATIENCE_MS = 3000;
const LEAST_FREE = 0.05;

interface Parts {
  store: Pick<Store, 'probe'>;
  /** Folder of the data file; null = not our disk to watch. */
  folder: string | null;
  /** Resolves if Redis answers; null = not configured. */
  redis: (() => Promise<unknown>) | null;
  /** Whether the deadlines of tables by days can be read. */
  deadlines(): boolean;
  /** Figures reported whether ready or not. */
  counts(): Record<string, number>;
}

export interface Readiness {
  ready: boolean;
  /** In plain words, without names, addresses or anything useful to a stranger. */
  reasons: string[];
  [count: string]: unknown;
}

/** GET /readyz: whether this process can accept players now. */
export class Health {
  readonly #parts: Parts;
  #reasons: Promise<string[]> | null = null;
  #askedAt = Number.NEGATIVE_INFINITY;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Writes to the store at most once a second, however often it is called. */
  async ready(): Promise<Readiness> {
    const now = monotonicMs();
    if (!this.#reasons || now - this.#askedAt >= FRESH_MS) {
      this.#askedAt = now;
      this.#reasons = this.#look();
    }
    const reasons = await this.#reasons;
    return { ready: reasons.length === 0, reasons, ...this.#parts.counts() };
  }

  async #look(): Promise<string[]> {
    const { store, folder, redis, deadlines } = this.#parts;
    const reasons: string[] = [];
    const [isWritable, hasRedis] = await Promise.all([
      answers('not ready: nothing can be stored', () => store.probe()),
      redis === null || answers('not ready: no Redis', redis),
    ]);
    if (!isWritable) reasons.push('Nothing can be stored.');
    if (!deadlines()) reasons.push('Deadlines of games by days cannot be read.');
    if (folder !== null && (await freeShare(folder)) < LEAST_FREE) {
      reasons.push('Less than 5 % of the disk is free.');
    }
    if (!hasRedis) reasons.push('Redis cannot be reached.');
    return reasons;
  }
}

async function answers(otherwise: string, ask: () => Promise<unknown>): Promise<boolean> {
  try {
    await inTime(ask(), PATIENCE_MS, () => new Error('No answer.'));
    return true;
  } catch (error) {
    log(otherwise, { error });
    return false;
  }
}

/** 1 if the system does not report it. */
async function freeShare(folder: string): Promise<number> {
  try {
    const { bavail, blocks } = await statfs(folder);
    return blocks > 0 ? bavail / blocks : 1;
  } catch (error) {
    log('free disk not known', { error });
    return 1;
  }
}
