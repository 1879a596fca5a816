import type { PassingChange } from '@smash/protocol';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Seat, Stat } from '../../view/types.ts';
import { BaseClient, type Shown } from '../base.ts';
import type { HotseatGame } from './game.ts';

/** Number of the last event that anybody has had on the screen. */
const shown = new WeakMap<HotseatGame, number>();

/** The game on one screen, for the player holding it; a new client each time the screen changes hands. */
export class HotseatClient extends BaseClient {
  readonly #game: HotseatGame;
  readonly #handedOver: boolean;
  /** Until the table is open it shows the previous screen: the table then animates what is new. */
  readonly #until: StoreApi<{ last: number }>;

  /** @param handedOver nobody in particular is looking at the screen */
  constructor(game: HotseatGame, handedOver = false) {
    const last = shown.get(game) ?? game.store.getState().events.at(-1)?.n ?? 0;
    const until = createStore(() => ({ last }));
    super([game.store, until]);
    this.#game = game;
    this.#handedOver = handedOver;
    this.#until = until;
  }

  /** The table is on the screen: events since the last one show as new. */
  open(): void {
    this.#until.setState({ last: Number.POSITIVE_INFINITY });
  }

  /**
   * Everything up to event `n` has been on the screen. Recorded after drawing: events while the screen changes hands
   * are new to the next table.
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
