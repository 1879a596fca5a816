/**
 * A puzzle in play: the rules run in the page, and the other players give the answers that are worst for the solver.
 */
import {
  apply,
  type Command,
  type EventView,
  explain,
  forecast,
  type GameEvent,
  type OptionView,
  type Refusal,
  type State,
  type View,
  view,
  viewEvents,
  whyNot,
} from '@smash/engine';
import { stepLabel, type UndoView } from '@smash/protocol';
import {
  answerAgainst,
  type Goal,
  isTurnOver,
  nextQuestion,
  type Puzzle,
  positionOf,
  read,
  verdictOf,
  winningAnswer,
} from '@smash/testkit/puzzles';
import type { Course } from '../replay/recording.ts';

/** won: the player alone gets the base; shared: it scored otherwise; unscored: the turn ended without it scoring. */
export type Outcome = 'won' | 'shared' | 'unscored';

/**
 * What to do next: an option of the open question, or none of them (null). hopeless: no answer wins any more; unknown:
 * there is too much to search.
 */
export type PuzzleHint = { option: OptionView | null } | 'hopeless' | 'unknown';

export interface PuzzleState {
  view: View;
  events: EventView[];
  refusal: Refusal | null;
  /** Null while it is undecided. */
  outcome: Outcome | null;
  undo: UndoView | null;
  /** Moves made so far; undo reduces it. */
  moves: number;
}

/** A moment of the puzzle, and the player's answer that led there. */
interface Moment {
  state: State;
  events: readonly GameEvent[];
  /** Everybody's answers. */
  answers: readonly number[][];
  outcome: Outcome | null;
  label: string;
}

export class PuzzleGame {
  readonly goal: Goal;
  readonly #puzzle: Puzzle;
  /** The start, then the moment after each of the player's answers. */
  #moments: readonly Moment[];
  #refusal: Refusal | null = null;

  /** Throws if the rules have changed so much that they no longer lead to the position. */
  constructor(puzzle: Puzzle) {
    const state = positionOf(puzzle);
    const { seat } = puzzle;
    const base = view(state, seat).bases.find(({ name }) => name === puzzle.base);
    if (!base) throw new Error(`${puzzle.base} is not in play`);
    this.#puzzle = puzzle;
    this.goal = { seat, turn: state.turn, base: base.id };
    this.#moments = [{ state, events: [], answers: [], outcome: null, label: '' }];
  }

  get #now(): Moment {
    return this.#moments.at(-1)!;
  }

  get now(): PuzzleState {
    const { state, events, outcome, label } = this.#now;
    const { seat } = this.goal;
    const seen = view(state, seat);
    const moves = this.#moments.length - 1;
    return {
      view: outcome === null ? seen : { ...seen, prompt: null },
      events: viewEvents(events, seat),
      refusal: this.#refusal,
      outcome,
      undo: moves === 0 ? null : { step: moves, label, barred: '', ask: false },
      moves,
    };
  }

  answer(pick: number[]): void {
    const { state, outcome } = this.#now;
    const ask = state.asks.find(({ seat }) => seat === this.goal.seat);
    if (outcome !== null || !ask) return;
    const label = stepLabel(view(state, ask.seat).prompt, pick).label;
    const { seat, id: prompt } = ask;
    this.#refusal = null;
    const next = this.#after({ ...this.#now, label }, { type: 'answer', seat, prompt, pick });
    if (next) this.#moments = [...this.#moments, this.#goOn(next)];
  }

  /** Takes back the player's last answer and everything that followed. */
  undo(step: number): void {
    if (step !== this.#moments.length - 1 || step === 0) return;
    this.#refusal = null;
    this.#moments = this.#moments.slice(0, -1);
  }

  restart(): void {
    this.#refusal = null;
    this.#moments = this.#moments.slice(0, 1);
  }

  /** What wins from here; null = no question is open. */
  hint(): PuzzleHint | null {
    const { state, answers, outcome } = this.#now;
    const { prompt } = view(state, this.goal.seat);
    if (outcome !== null || !prompt) return null;
    const line = read(this.#puzzle.line);
    const isOnLine = answers.every((pick, i) => pick.join() === line[i]?.join());
    const pick = isOnLine ? line[answers.length]! : winningAnswer(state, this.goal);
    if (pick === undefined) return 'unknown';
    return pick === null ? 'hopeless' : { option: prompt.options.find(({ id }) => id === pick[0]) ?? null };
  }

  /** The winning line, as a replay. */
  solution(): Course {
    const { state: start, events } = this.#moments[0]!;
    const commands: Command[] = [];
    let state = start;
    for (const pick of read(this.#puzzle.line)) {
      const { seat, id: prompt } = nextQuestion(state, this.goal.seat)!;
      const command: Command = { type: 'answer', seat, prompt, pick };
      commands.push(command);
      state = apply(state, command).state;
    }
    return { state: start, events, commands };
  }

  whyNot(card: number, at?: number): Refusal | null {
    return whyNot(this.#now.state, this.goal.seat, at === undefined ? { card } : { card, at });
  }

  forecast(option: number) {
    return this.#now.outcome === null ? forecast(this.#now.state, this.goal.seat, option) : null;
  }

  explain(id: number, stat: 'power' | 'total' | 'breakpoint', seat?: number) {
    return explain(this.#now.state, this.goal.seat, id, stat, seat);
  }

  /** Lets the others answer until the player is asked again or the outcome is decided. */
  #goOn(from: Moment): Moment {
    let now = from;
    for (;;) {
      const ask = nextQuestion(now.state, this.goal.seat);
      if (now.outcome !== null || !ask || ask.seat === this.goal.seat) return now;
      const pick = answerAgainst(now.state, this.goal);
      const next = this.#after(now, { type: 'answer', seat: ask.seat, prompt: ask.id, pick });
      if (!next) throw new Error(this.#refusal?.text);
      now = next;
    }
  }

  /** The moment after a command; null if the rules refuse it. */
  #after({ state, events, answers, label }: Moment, command: Extract<Command, { type: 'answer' }>): Moment | null {
    const applied = apply(state, command);
    if (!applied.ok) {
      this.#refusal = applied.refusal;
      return null;
    }
    return {
      state: applied.state,
      events: [...events, ...applied.events],
      answers: [...answers, command.pick],
      outcome: this.#outcomeOf(applied.state, applied.events),
      label,
    };
  }

  #outcomeOf(state: State, events: readonly GameEvent[]): Outcome | null {
    const { seat, base } = this.goal;
    for (const event of events) {
      const verdict = verdictOf(event, seat);
      if (verdict?.base === base) return verdict.isWon ? 'won' : 'shared';
    }
    return isTurnOver(state, this.goal) ? 'unscored' : null;
  }
}
