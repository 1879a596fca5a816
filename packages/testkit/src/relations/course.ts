import {
  apply,
  type Command,
  createGame,
  type GameRecord,
  type GameSetup,
  type Registry,
  type State,
  views,
} from '@smash/engine';

/** A recorded game, decision by decision, beside which others are played. */
export class Course {
  readonly setup: GameSetup;
  readonly commands: readonly Command[];
  /** The state before each decision, and the last one. */
  readonly states: readonly State[];
  private readonly texts: string[] = [];
  private readonly views: Sights[] = [];

  constructor({ setup, commands }: GameRecord, library: Registry) {
    this.setup = setup;
    this.commands = commands.filter((command) => command.type !== 'undo');
    if (this.commands.length < commands.length) throw new Error('A random game takes nothing back');
    const states = [createGame(setup, library).state];
    for (const command of this.commands) {
      const next = apply(states.at(-1)!, command);
      if (!next.ok) throw new Error(`The recorded game refuses its own command: ${next.refusal.text}`);
      states.push(next.state);
    }
    this.states = states;
  }

  /** Everything in a state that has to match. */
  told(at: number): string {
    this.texts[at] ??= told(this.states[at]!);
    return this.texts[at];
  }
  /** What everybody sees. */
  seen(at: number): Sights {
    this.views[at] ??= sightsOf(this.states[at]!);
    return this.views[at];
  }
}

export const told = (state: State): string => JSON.stringify({ ...state, library: '' });

/** Everybody's views, and their text. */
export interface Sights {
  all: ReturnType<typeof views>;
  text: string;
}
export function sightsOf(state: State): Sights {
  const all = views(state, [...state.seats.keys(), 'spectator']);
  return { all, text: JSON.stringify(all) };
}
