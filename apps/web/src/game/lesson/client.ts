import { createStore, type StoreApi } from 'zustand/vanilla';
import { say } from '../../i18n/say.ts';
import type { Seat, Stat } from '../../view/types.ts';
import { BaseClient, type Shown } from '../base.ts';
import { LessonGame, type LessonState } from './game.ts';
import type { Lesson } from './lessons.ts';

/** A lesson at the table: the coach limits what can be chosen. */
export class LessonClient extends BaseClient {
  /** The lesson's progress, for the coach. */
  readonly progress: Pick<StoreApi<LessonState>, 'getState' | 'getInitialState' | 'subscribe'>;
  readonly #game: LessonGame;
  readonly #set: (now: LessonState) => void;

  constructor(lesson: Lesson) {
    const game = new LessonGame(lesson);
    const progress = createStore(() => game.now);
    super([progress]);
    this.#game = game;
    this.progress = progress;
    this.#set = (now) => progress.setState(now);
  }

  protected read(): Shown {
    const { view, events, refusal } = this.progress.getState();
    return { view, events, refusal, names: [say('You'), say('Your opponent')], title: say('Lesson') };
  }

  override answer(pick: number[]): void {
    this.#game.answer(pick);
    this.#set(this.#game.now);
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
