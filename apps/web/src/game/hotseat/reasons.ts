/** The reasons for the bots' moves. */
import type { Thought } from '@smash/bots';
import type { EventView, OptionView, PromptView, View } from '../../view/types.ts';
import { type Advice, adviceOf } from '../bots/advice.ts';

/** The events of one move: numbers of the first and the last. */
export interface Span {
  from: number;
  to: number;
}

interface Move extends Span {
  /** Without the reasons that concern cards in the bot's hand. */
  shown: Advice;
  whole: Advice;
}

export class Reasons {
  #moves: readonly Move[] = [];

  /** Returns the same list until there is a new move. */
  get spans(): readonly Span[] {
    return this.#moves;
  }

  /**
   * @param before what the reader saw when the bot was asked
   * @param events what the reader sees of the move
   */
  note(prompt: PromptView, thought: Pick<Thought, 'pick' | 'considered'>, before: View, events: EventView[]): void {
    const [first, last] = [events[0], events.at(-1)];
    if (!first || !last || thought.considered.length === 0) return;
    const known = new Set(numbersIn(before));
    const told = JSON.stringify(events);
    const isOpen = ({ card, name }: OptionView) =>
      card === undefined || known.has(card) || (name !== undefined && told.includes(JSON.stringify(name)));
    const shown = adviceOf(prompt, thought, isOpen);
    this.#moves = [...this.#moves, { from: first.n, to: last.n, shown, whole: adviceOf(prompt, thought) }];
  }

  /** Forgets moves that have been undone. */
  keep(last: number): void {
    if (this.#moves.some(({ to }) => to > last)) this.#moves = this.#moves.filter(({ to }) => to <= last);
  }

  /** @param isOver the game is over, so nothing is hidden any more */
  of(n: number, isOver: boolean): Advice | null {
    const move = this.#moves.find(({ from, to }) => from <= n && n <= to);
    if (!move) return null;
    return isOver ? move.whole : move.shown;
  }
}

/** Every `id` in a part of a view: the visible cards and bases. */
function numbersIn(part: unknown): number[] {
  if (Array.isArray(part)) return part.flatMap(numbersIn);
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([key, value]) =>
    key === 'id' && typeof value === 'number' ? [value] : numbersIn(value),
  );
}
