import type {
  Barrier,
  Command,
  Contribution,
  EventView,
  Forecast,
  GameSetup,
  LastViews,
  Refusal,
  Seat,
  View,
  Viewer,
} from '@smash/engine';
import type { Resolved, Seen } from '@smash/protocol';

/** A state or an event of the engine: plain JSON that only the engine looks into, but for the number of an event. */
export type GameState = object;
export type GameEvent = { readonly n: number };

type Applied = { ok: true; state: GameState; events: GameEvent[] } | { ok: false; refusal: Refusal };

/**
 * All the server knows of the rules. `view` and `viewEvents` are the only way from a state to a player (INFO-2).
 * Every function may throw; none changes what it is given.
 */
export interface GameEngine {
  readonly version: string;
  readonly factions: readonly { name: string; set: string }[];
  /** `begunWith`: the version of the rules, for a game that is begun again from its record. */
  create(setup: GameSetup, begunWith?: string): { state: GameState; events: GameEvent[] };
  apply(state: GameState, command: Command): Applied;
  /** What stands between the command that led from one state to the next and its undo. */
  barrier(before: GameState, command: Command, after: GameState, events: readonly GameEvent[]): Barrier | null;
  view(state: GameState, viewer: Viewer): View;
  /**
   * The same for several viewers of one state, in their order; they may hold the same objects, also those of an earlier
   * call for the same game with the same `last`.
   */
  views(state: GameState, viewers: readonly Viewer[], last?: LastViews): View[];
  viewEvents(events: readonly GameEvent[], viewer: Viewer): EventView[];
  explain(
    state: GameState,
    viewer: Viewer,
    id: Seen<'card'>,
    stat: 'power' | 'total' | 'breakpoint',
    seat?: Seen<'seat'>,
  ): Contribution[];
  forecast(state: GameState, seat: Seat, option: Seen<'option'>): Forecast | null;
  whyNot(state: GameState, seat: Seat, what: Resolved<'whyNot'>): Refusal | null;
}
