import type { RequestType } from '@smash/protocol';
import { tooFast } from '../common/refuse.ts';
import { Budget } from './budget.ts';
import { charges, type Pace } from './charges.ts';

/** The paces of one table. Each seat has one account across reconnects; the strangers at an address share one. */
export class Paces {
  readonly #budgets = new Map<string, Budget>();

  /** Throws Refuse if it comes too soon. */
  async take(type: RequestType, { seat, address }: { seat: number | null; address: string }): Promise<void> {
    const { pace, watchers } = charges[type];
    if (seat === null && watchers) await this.#take(watchers, 'watchers');
    if (typeof pace !== 'string') await this.#take(pace, seat === null ? address : `seat ${seat}`);
  }

  async #take(pace: Pace, who: string): Promise<void> {
    const budget = this.#budgets.get(pace.name) ?? new Budget(pace);
    this.#budgets.set(pace.name, budget);
    if ((await budget.take(who)) > 0) throw tooFast();
  }
}
