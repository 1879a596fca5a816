import type { PassingChange } from '@smash/protocol';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Seat, Stat } from '../../view/types.ts';
import { BaseClient, type Shown } from '../base.ts';
import type { HotseatGame } from './game.ts';

/** Number of the last event that has been on the screen for anybody. */
const shown = new WeakMap<HotseatGame, number>();

/** A hotseat game for the player holding the screen; each handover creates a new client. */
export class HotseatClient extends BaseClient {
  readonly #game: HotseatGame;
  readonly #handedOver: boolean;
  /** Events after this number are withheld until the table is open, so that the table can animate them as new. */
  readonly #until: StoreApi<{ last: number }>;

  /** @param handedOver the screen is between players: nobody in particular is looking */
  constructor(game: HotseatGame, handedOver = false) {
    const last = shown.get(game) ?? game.store.getState().events.at(-1)?.n ?? 0;
    const until = createStore(() => ({ last }));
    super([game.store, until]);
    this.#game = game;
    this.#handedOver = handedOver;
    this.#until = until;
  }

  /** The table is on the screen: shows the events since the last one as new. */
  open(): void {
    this.#until.setState({ last: Number.POSITIVE_INFINITY });
  }

  /**
   * Records that everything up to event `n` has been on the screen. Call after drawing: events during a handover are
   * still new to the next table.
   */
  noteShown(n: number): void {
    shown.set(this.#game, n);
  }

  protected read(): Shown {
    const { view, events, names, refusal, undo, ask, passing, bots, paused, moves } = this.#game.store.getState();
    const { last } = this.#until.getState();
    return {
      view,
      events: events.filter((event) => event.n <= last),
      names,
      refusal,
      passing,
      bots: bots.some(Boolean) ? { levels: bots, paused, hints: true, moves } : null,
      handedOver: this.#handedOver,
      undo: { next: undo, request: ask && { ...ask, until: null, waiting: [], mine: true } },
    };
  }

  override answer(pick: number[]): void {
    this.#game.answer(pick);
  }
  override async whyNot(card: number, at?: number) {
    return this.#game.whyNot(card, at);
  }
  override async forecast(option: number) {
    return this.#game.forecast(option);
  }
  async explain(id: number, stat: Stat, seat?: Seat) {
    return this.#game.explain(id, stat, seat);
  }
  override undo(step: number): void {
    this.#game.undo(step);
  }
  override askUndo(step: number): void {
    this.#game.askUndo(step);
  }
  override answerUndo(allow: boolean): void {
    this.#game.answerUndo(allow);
  }
  override goOn(): void {
    this.#game.goOn();
  }
  override why(n: number) {
    return this.#game.why(n);
  }
  override hint() {
    return this.#game.hint();
  }
  override pass(change: PassingChange): void {
    this.#game.want(change);
  }
}
