import { matchMaker } from '@colyseus/core';
import { log } from '../common/log.ts';
import type { Tables } from '../room/tables.ts';
import type { Order, Store } from '../storage/store.ts';

/** Drops the connection; its browser reconnects and requests the state again. */
const END = 4000;
const CLOSED = 'The people who run this server have closed this table. Nobody can play on here.';

/** Carries out `pnpm admin` orders for tables in this process's memory. */
export class Operator {
  readonly #store: Store;
  readonly #tables: Tables;
  /** Already carried out, or older than this process: it loaded its tables after them. */
  readonly #done = new Set<string>();

  private constructor(store: Store, tables: Tables) {
    this.#store = store;
    this.#tables = tables;
  }

  /** Must be created before the first table is loaded. */
  static async from(store: Store, tables: Tables): Promise<Operator> {
    const operator = new Operator(store, tables);
    for (const { id } of await store.orders()) operator.#done.add(id);
    return operator;
  }

  async look(): Promise<void> {
    const orders = await this.#store.orders();
    for (const order of orders) {
      if (this.#done.has(order.id)) continue;
      const answer = await this.#carryOut(order).catch((error: Error) => error.message);
      await this.#store.answerOrder(order.id, answer);
      this.#done.add(order.id);
    }
    for (const id of this.#done) if (!orders.some((order) => order.id === id)) this.#done.delete(id);
  }

  /** '' = done; otherwise why not. */
  async #carryOut({ what, subject }: Order): Promise<string> {
    if (what === 'unload') await this.#unload(subject);
    else if (what === 'forget') await this.#forget(subject);
    else return `This server does not know the order "${what}".`;
    return '';
  }

  async #unload(code: string): Promise<void> {
    this.#tables.get(code)?.trouble(CLOSED);
    await this.#tables.unload(code);
    log('room closed by the operator', { room: code });
  }

  async #forget(name: string): Promise<void> {
    const failed: unknown[] = [];
    for (const table of await this.#tables.settled()) {
      try {
        // Browsers reconnect automatically, and their copy of the chat is then replaced.
        if (await table.talk.forget(name)) for (const client of roomOf(table.code)) client.leave(END);
      } catch (error) {
        failed.push(error);
      }
    }
    if (failed.length > 0) throw new Error(`Tables not changed: ${failed.length}. ${failed[0]}`);
  }
}

const roomOf = (code: string) => [...(matchMaker.getLocalRoomById(code)?.clients ?? [])];
