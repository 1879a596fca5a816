/** A running lesson: the rules run in the page, and the other player follows the script. */

import {
  apply,
  type EventView,
  explain,
  forecast,
  type GameEvent,
  type PromptView,
  type Refusal,
  type State,
  type View,
  view,
  viewEvents,
  whyNot,
} from '@smash/engine';
import { say } from '../../i18n/say.ts';
import { isWanted, type Lesson, type Step } from './lessons.ts';
import { build } from './position.ts';

const YOU = 0;

export interface LessonState {
  view: View;
  events: EventView[];
  /** Index of the current step; the number of steps = done. */
  at: number;
  refusal: Refusal | null;
}

/** While the turn cannot be ended yet, the title names only what can be done. */
function titleOf({ kind, title }: PromptView, options: PromptView['options']): string {
  if (kind !== 'play' || options.some(({ verb }) => verb === 'end')) return title;
  return options.every(({ verb }) => verb === 'use') ? say('Use an ability') : say('Play a card');
}

export class LessonGame {
  readonly #lesson: Lesson;
  #state: State;
  #events: GameEvent[];
  #at = 0;
  #others = 0;
  #refusal: Refusal | null = null;

  constructor(lesson: Lesson) {
    this.#lesson = lesson;
    const begun = build(lesson.position);
    this.#state = begun.state;
    this.#events = begun.events;
    this.#goOn();
  }

  get step(): Step | null {
    return this.#lesson.steps[this.#at] ?? null;
  }

  /** The state in which only the lesson's move can be chosen, but everything can be read. */
  get now(): LessonState {
    const seen = view(this.#state, YOU);
    const { prompt } = seen;
    const { step } = this;
    const options = step ? (prompt?.options.filter((o) => isWanted(step.do, o, seen)) ?? []) : [];
    const shown = prompt && step ? { ...prompt, title: titleOf(prompt, options), optional: false, options } : null;
    return {
      view: { ...seen, prompt: shown },
      events: viewEvents(this.#events, YOU),
      at: this.#at,
      refusal: this.#refusal,
    };
  }

  /** Returns false if that was not the lesson's move: then nothing changes and `now.refusal` explains it. */
  answer(pick: number[]): boolean {
    const { step } = this;
    const seen = view(this.#state, YOU);
    const { prompt } = seen;
    if (!step || !prompt) return false;
    const right = prompt.options.some((option) => pick.includes(option.id) && isWanted(step.do, option, seen));
    if (!right)
      return this.#refuse({ code: 'lesson', rule: '', text: say('Not yet. {what}', { what: say(step.say) }) });
    const result = apply(this.#state, { type: 'answer', seat: YOU, prompt: prompt.id, pick });
    if (!result.ok) return this.#refuse(result.refusal);
    this.#take(result);
    this.#refusal = null;
    this.#at++;
    this.#goOn();
    return true;
  }

  /** Why a card cannot be played: the rules forbid it, or the lesson wants something else first. null = it is over. */
  whyNot(card: number, at?: number): Refusal | null {
    const { step } = this;
    if (!step) return null;
    const rule = whyNot(this.#state, YOU, at === undefined ? { card } : { card, at });
    const first = () => say('That is legal, but first: {what}', { what: say(step.say) });
    return rule ?? { code: 'lesson', rule: '', text: first() };
  }

  forecast(option: number) {
    return forecast(this.#state, YOU, option);
  }

  explain(id: number, stat: 'power' | 'total' | 'breakpoint', seat?: number) {
    return explain(this.#state, YOU, id, stat, seat);
  }

  #refuse(refusal: Refusal): false {
    this.#refusal = refusal;
    return false;
  }

  #take(result: { state: State; events: GameEvent[] }): void {
    this.#state = result.state;
    this.#events = [...this.#events, ...result.events];
  }

  /** Answers the other player's questions until it is your turn to answer. */
  #goOn(): void {
    for (;;) {
      const ask = this.#state.asks.find((one) => one.seat !== YOU);
      if (!ask || this.#state.over || this.#state.asks.some((one) => one.seat === YOU)) return;
      const seen = view(this.#state, ask.seat);
      const options = seen.prompt?.options ?? [];
      const wanted = this.#lesson.other[this.#others];
      const scripted = wanted && options.find((option) => isWanted(wanted, option, seen));
      if (scripted) this.#others++;
      const end = options.find((option) => option.verb === 'end');
      const chosen = scripted ?? end ?? (ask.min > 0 ? options[0] : undefined);
      const pick = chosen ? [chosen.id] : [];
      const result = apply(this.#state, { type: 'answer', seat: ask.seat, prompt: ask.id, pick });
      if (!result.ok) throw new Error(result.refusal.text);
      this.#take(result);
    }
  }
}
