import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Table } from '../room/table.ts';
import type { Store, StoredCommand } from '../storage/store.ts';

const FAST = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** GET /metrics (Prometheus). Labels come from us and from the engine, never from a message. */
export class Metrics {
  readonly #registry = new Registry();
  /** Refused messages, by code. */
  readonly refused: Record<string, number> = {};
  readonly #refused = this.#counter('smash_refused_total', 'Messages that were not accepted', ['code']);
  readonly #requests = this.#times('smash_request_seconds', 'From a request to its answer', 'type');
  readonly #store = this.#times('smash_store_seconds', 'How long the store takes', 'operation');
  readonly #failures = this.#counter('smash_store_failures_total', 'What could not be stored or read', ['operation']);

  readonly #moves = this.#counter('smash_moves_total', 'Entries in the records of games, whoever made them', ['type']);

  readonly #overBudget = this.#counter('smash_over_budget_total', 'What was refused because a budget was spent', [
    'budget',
  ]);

  readonly #notices = this.#counter('smash_notices_total', 'Notices to closed pages', ['kind', 'outcome']);

  constructor(tables: () => readonly Table[]) {
    collectDefaultMetrics({ register: this.#registry });
    this.#gauge('smash_tables', 'Tables served here', ['phase'], (gauge) => {
      for (const phase of ['lobby', 'game', 'over']) gauge.set({ phase }, 0);
      for (const { room } of tables()) gauge.inc({ phase: room.phase });
    });
    this.#gauge('smash_connections', 'Connections to tables', ['role'], (gauge) => {
      const peers = tables().flatMap((table) => [...table.peers]);
      const players = peers.filter(({ seat }) => seat !== null).length;
      gauge.set({ role: 'player' }, players);
      gauge.set({ role: 'watcher' }, peers.length - players);
    });
    this.#gauge('smash_paused_tables', 'Tables that wait for the store', [], (gauge) =>
      gauge.set(tables().filter((table) => table.lobby().paused).length),
    );
  }

  refuse(code: string): void {
    this.refused[code] = (this.refused[code] ?? 0) + 1;
    this.#refused.inc({ code });
  }

  /** A client was over this budget. */
  readonly overBudget = (budget: string): void => this.#overBudget.inc({ budget });

  /** A notice was sent, or was not. */
  readonly noticed = (outcome: string, kind: string): void => this.#notices.inc({ kind, outcome });

  /**
   * A request has been answered. Passes are left out: together with their number and times, the total of moves would
   * reveal the seats that only the room passed for (INFO-4).
   */
  answered(type: string, payload: unknown, seconds: number): void {
    if (type === 'answer' && (payload as { pick?: unknown[] } | null)?.pick?.length === 0) return;
    this.#requests.observe({ type }, seconds);
  }

  /** The same store, instrumented. */
  timed(store: Store): Store {
    const watched = new Map<PropertyKey, unknown>();
    return new Proxy(store, {
      get: (target, key) => {
        const method: unknown = Reflect.get(target, key);
        if (typeof method !== 'function') return method;
        // Wrapped once, around the store's current methods.
        if (!watched.has(key)) {
          const work = (...args: unknown[]) => (Reflect.get(target, key) as typeof method).apply(target, args);
          watched.set(key, this.#watched(work, String(key)));
        }
        return watched.get(key);
      },
    });
  }

  #watched(work: (...args: unknown[]) => unknown, operation: string): (...args: unknown[]) => Promise<unknown> {
    return async (...args) => {
      const from = performance.now();
      try {
        const stored = await work(...args);
        // Here a player's pass and the room's pass for a seat look the same (INFO-4).
        if (operation === 'addCommand') this.#moves.inc({ type: (args[1] as StoredCommand).command.type });
        return stored;
      } catch (error) {
        this.#failures.inc({ operation });
        throw error;
      } finally {
        this.#store.observe({ operation }, (performance.now() - from) / 1000);
      }
    };
  }

  get type(): string {
    return this.#registry.contentType;
  }

  text(): Promise<string> {
    return this.#registry.metrics();
  }

  #counter(name: string, help: string, labelNames: string[]): Counter {
    return new Counter({ name, help, labelNames, registers: [this.#registry] });
  }

  #times(name: string, help: string, label: string): Histogram {
    return new Histogram({ name, help, labelNames: [label], buckets: FAST, registers: [this.#registry] });
  }

  #gauge(name: string, help: string, labelNames: string[], collect: (gauge: Gauge) => void): void {
    const gauge: Gauge = new Gauge({
      name,
      help,
      labelNames,
      registers: [this.#registry],
      collect: () => collect(gauge),
    });
  }
}
