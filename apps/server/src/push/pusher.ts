import { createHash } from 'node:crypto';
import { Agent, request } from 'node:https';
import type { Notice, NoticeKind } from '@smash/protocol';
import webpush from 'web-push';
import { log } from '../common/log.ts';
import { Budget } from '../limits/budget.ts';
import type { Store } from '../storage/store.ts';
import { isPushService, PUSH_SERVICES, publicLookup } from './address.ts';

/** How notices are sent. */
export interface PushConfig {
  /** Names of further push services, as in PUSH_SERVICES. */
  services: readonly string[];
  /** Contact for push services with questions about our notices: mailto: or https:. */
  contact: string;
  /**
   * Only for tests, which set it in code: a push service on this machine, with this certificate. No setting or message
   * can set it.
   */
  trial: { endpoint: string; ca: string } | null;
}

/** Where a notice goes. */
export interface Target {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** gone: the browser has unsubscribed; refused: by us, because a budget is spent, or by the push service. */
export type Outcome = 'sent' | 'gone' | 'failed' | 'refused';
type Told = (outcome: Outcome, kind: NoticeKind) => void;

const HOUR = 3600;
/** How long a push service keeps what it cannot deliver, in s. */
const KEPT: Record<NoticeKind, number> = { turn: 24 * HOUR, asked: 24 * HOUR, over: 168 * HOUR, chat: 24 * HOUR };
/** Notices per hour to one browser. */
const PER_BROWSER = 60;
/** Maximum number of notices being sent or waiting for a retry. */
const MOST_AT_ONCE = 500;
/** Timeout from connecting to the end of the answer. */
const EXCHANGE_MS = 10_000;
/** How many bytes of an answer are read: only its status matters, but a connection is reused only after its end. */
const MOST_ANSWER = 4096;
const RETRIES_MS = [2000, 30_000];

/** Sends notices to push services. Never rejects. */
export class Pusher {
  /** The public part of the server's key, which browsers subscribe with. */
  readonly key: string;
  readonly #secret: string;
  readonly #config: PushConfig;
  readonly #agent: Agent;
  readonly #told: Told;
  readonly #budget = new Budget({ name: 'notices', points: PER_BROWSER, seconds: HOUR });
  readonly #waits = new Set<() => void>();
  #busy = 0;
  #closed = false;

  private constructor(config: PushConfig, keys: webpush.VapidKeys, told: Told) {
    this.#config = config;
    this.key = keys.publicKey;
    this.#secret = keys.privateKey;
    this.#told = told;
    this.#agent = new Agent(
      config.trial ? { ca: config.trial.ca, keepAlive: true } : { lookup: publicLookup, keepAlive: true },
    );
  }

  /**
   * `told`: called for every notice. The key is made at the first start and kept with the data: subscriptions depend on
   * it.
   */
  static async open(config: PushConfig, store: Pick<Store, 'secret'>, told: Told): Promise<Pusher> {
    const text = await store.secret('vapid', () => JSON.stringify(webpush.generateVAPIDKeys()));
    return new Pusher(config, JSON.parse(text), told);
  }

  /** May a browser name this address? */
  accepts(endpoint: string): boolean {
    const { trial, services } = this.#config;
    if (trial && endpoint.startsWith(trial.endpoint)) return true;
    return isPushService(endpoint, [...PUSH_SERVICES, ...services]);
  }

  async send(target: Target, notice: Notice): Promise<Outcome> {
    const outcome = await this.#admitted(target, notice).catch((error): Outcome => {
      log('notice not sent', { room: notice.table, error: (error as Error).message });
      return 'failed';
    });
    this.#told(outcome, notice.kind);
    return outcome;
  }

  close(): void {
    this.#closed = true;
    for (const wake of this.#waits) wake();
    this.#agent.destroy();
  }

  async #admitted(target: Target, notice: Notice): Promise<Outcome> {
    // The list may be shorter than when the browser subscribed.
    if (this.#closed || !this.accepts(target.endpoint) || this.#busy >= MOST_AT_ONCE) return 'refused';
    if ((await this.#budget.take(hash(target.endpoint))) > 0) return 'refused';
    this.#busy++;
    try {
      for (const ms of RETRIES_MS) {
        const outcome = await this.#try(target, notice);
        if (outcome !== 'failed' || this.#closed) return outcome;
        await this.#pause(ms);
        if (this.#closed) return outcome;
      }
      return await this.#try(target, notice);
    } finally {
      this.#busy--;
    }
  }

  async #try({ endpoint, p256dh, auth }: Target, notice: Notice): Promise<Outcome> {
    try {
      const status = await this.#exchange(
        webpush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify(notice), {
          vapidDetails: { subject: this.#config.contact, publicKey: this.key, privateKey: this.#secret },
          contentEncoding: 'aes128gcm',
          TTL: KEPT[notice.kind],
          urgency: notice.kind === 'turn' || notice.kind === 'asked' ? 'high' : 'normal',
          // A newer notice of the same kind replaces one that has not been delivered yet.
          topic: hash(`${notice.table} ${notice.kind} ${this.#secret}`),
        }),
      );
      if (status >= 200 && status < 300) return 'sent';
      if (status === 404 || status === 410) return 'gone';
      // Retrying does not help with any other refusal.
      if (status < 500 && status !== 429) return 'refused';
      log('push service failed', { room: notice.table, why: status });
    } catch (error) {
      log('push service failed', { room: notice.table, why: (error as Error).message });
    }
    return 'failed';
  }

  /**
   * The status of the answer. Whatever the service does after that, the connection is free or closed when this
   * resolves: it reads at most MOST_ANSWER and waits at most EXCHANGE_MS.
   */
  #exchange({ endpoint, method, headers, body }: webpush.RequestDetails): Promise<number> {
    return new Promise((resolve, reject) => {
      let status = 0;
      const sent = request(endpoint, { method, headers, agent: this.#agent }, (answer) => {
        let bytes = 0;
        status = answer.statusCode ?? 0;
        answer.on('data', (chunk: Buffer) => {
          bytes += chunk.length;
          if (bytes > MOST_ANSWER) sent.destroy();
        });
        answer.on('error', () => {});
        answer.once('close', () => resolve(status));
      });
      const late = setTimeout(() => sent.destroy(new Error('No answer in time.')), EXCHANGE_MS);
      sent.on('error', (error) => status || reject(error));
      sent.once('close', () => {
        clearTimeout(late);
        if (status === 0) reject(new Error('No answer.'));
      });
      sent.end(body);
    });
  }

  #pause(ms: number): Promise<void> {
    return new Promise((done) => {
      const wake = () => {
        clearTimeout(timer);
        this.#waits.delete(wake);
        done();
      };
      const timer = setTimeout(wake, ms);
      timer.unref();
      this.#waits.add(wake);
    });
  }
}

/** 32 characters: the length of a topic. */
const hash = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 32);
