import type { Command, PromptView } from '@smash/engine';
import { type Step, stepLabel } from '@smash/protocol';
import type { GameEngine, GameEvent, GameState } from './gameEngine.ts';

/**
 * The position before a command. States are large: only the turn's first command keeps its own; the others are
 * recomputed once they have been garbage-collected.
 */
interface Before {
  /** The number of events before the command. */
  readonly events: number;
  state(): GameState;
  /** The state that the command led to. */
  after(): GameState;
}

/** A command of the current turn. */
export type MatchStep = Step<Before>;

/** `own`: the player chose it; otherwise the room passed for the seat. */
export function stepOf(
  engine: GameEngine,
  n: number,
  command: Command,
  from: { state: GameState; events: number; last?: MatchStep | undefined; prompt: PromptView | null },
  after: GameState,
  events: readonly GameEvent[],
  own: boolean,
): MatchStep {
  const answer = command.type === 'answer';
  const { state: first, last, prompt } = from;
  const barrier = engine.barrier(first, command, after, events);
  const before = last ? last.before.after : keep(first);
  return {
    n,
    seat: command.seat,
    // Votes and concessions are not steps of the turn.
    own: own && answer,
    ...stepLabel(prompt, answer ? command.pick : []),
    barrier,
    before: chained(engine, from.events, new WeakRef(first), before, command),
  };
}

/** Separate functions: inline closures would keep their whole scope alive. */
const keep = (state: GameState) => (): GameState => state;

function chained(
  engine: GameEngine,
  events: number,
  known: WeakRef<GameState>,
  again: () => GameState,
  command: Command,
): Before {
  const state = () => known.deref() ?? again();
  return { events, state, after: () => played(engine, state(), command) };
}

function played(engine: GameEngine, state: GameState, command: Command): GameState {
  const applied = engine.apply(state, command);
  if (!applied.ok) throw new Error(`What was played is refused: ${applied.refusal.code}`);
  return applied.state;
}
