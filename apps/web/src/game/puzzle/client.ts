import { createStore, type StoreApi } from 'zustand/vanilla';
import { say } from '../../i18n/say.ts';
import { botName } from '../../settings/names.ts';
import type { Seat, Stat } from '../../view/types.ts';
import { BaseClient, type Shown } from '../base.ts';
import type { PuzzleGame, PuzzleHint, PuzzleState } from './game.ts';

/** A puzzle at the table: every step can be taken back. */
export class PuzzleClient extends BaseClient {
  /** The puzzle's progress, for the coach. */
  readonly progress: Pick<StoreApi<PuzzleState>, 'getState' | 'getInitialState' | 'subscribe'>;
  readonly #game: PuzzleGame;
  readonly #show: () => void;

  constructor(game: PuzzleGame) {
    const progress = createStore(() => game.now);
    super([progress]);
    this.#game = game;
    this.progress = progress;
    this.#show = () => progress.setState(game.now, true);
  }

  protected read(): Shown {
    const { view, events, refusal, undo } = this.progress.getState();
    const { seat, base } = this.#game.goal;
    const names = puzzleNames(seat, view.seats.length);
    return { view, events, refusal, names, title: say('Puzzle'), aim: base, undo: { next: undo, request: null } };
  }

  override answer(pick: number[]): void {
    this.#game.answer(pick);
    this.#show();
  }
  override undo(step: number): void {
    this.#game.undo(step);
    this.#show();
  }
  restart(): void {
    this.#game.restart();
    this.#show();
  }
  /** The coach shows these hints. A bot's hint would name a chance to win. */
  nextStep(): PuzzleHint | null {
    return this.#game.hint();
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
}

/** Names by seat. */
export const puzzleNames = (seat: number, players: number): string[] =>
  Array.from({ length: players }, (_, i) => (i === seat ? say('You') : botName(i)));
