import { barrier, type Command, type GameEvent, type State, view } from '@smash/engine';
import {
  barredBy,
  follow,
  lastOwn,
  MOST_ASKS,
  type Step,
  stepLabel,
  stepsBefore,
  type UndoView,
} from '@smash/protocol';

type HotStep = Step<{ state: State; events: number }>;

interface Taken extends Pick<HotStep, 'n' | 'own' | 'before'> {
  /** The state after the command. */
  state: State;
  events: GameEvent[];
}

/** The steps of the current turn that can be undone; reloading the page loses them. */
export class Undoing {
  #steps: readonly HotStep[] = [];
  /** Undo requests made in a turn. */
  #asks = { turn: 0, n: 0 };

  /** @param own the player chose the command */
  note(command: Command, { n, own, before, state, events }: Taken): void {
    const isAnswer = command.type === 'answer';
    const step = {
      n,
      seat: command.seat,
      own: own && isAnswer,
      ...stepLabel(view(before.state, command.seat).prompt, isAnswer ? command.pick : []),
      barrier: barrier(before.state, command, state, events),
      before,
    };
    this.#steps = follow(this.#steps, step, state.turn !== before.state.turn);
  }

  last(seat: number): HotStep | undefined {
    return lastOwn(this.#steps, seat);
  }

  takeBack(step: HotStep): void {
    this.#steps = stepsBefore(this.#steps, step);
  }

  noteAsk(turn: number): void {
    this.#asks = { turn, n: this.#asked(turn) + 1 };
  }

  /** @param canAsk no undo request is open yet */
  view(state: State, seat: number, canAsk: boolean): UndoView | null {
    const step = state.current === seat ? this.last(seat) : undefined;
    if (!step) return null;
    const barred = barredBy(this.#steps, step);
    const ask = barred !== '' && canAsk && this.#asked(state.turn) < MOST_ASKS && !view(state, seat).waiting;
    return { step: step.n, label: step.label, barred, ask };
  }

  #asked(turn: number): number {
    return this.#asks.turn === turn ? this.#asks.n : 0;
  }
}
