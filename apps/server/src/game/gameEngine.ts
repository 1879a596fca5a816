import type {
  Barrier,
  Command,
  Contribution,
  EventView,
  Forecast,
  Fork,
  GameSetup,
  LastViews,
  Refusal,
  Seat,
  View,
  Viewer,
} from '@smash/engine';
import type { Sealed } from '@smash/engine/seal';
import type { Resolved, Seen } from '@smash/protocol';

/** An engine state or event: plain JSON that only the engine interprets, except for an event's number. */
export type GameState = object;
export type GameEvent = { readonly n: number };

type Applied = { ok: true; state: GameState; events: GameEvent[] } | { ok: false; refusal: Refusal };

/**
 * The server's whole interface to the rules. `view` and `viewEvents` are the only way from a state to a player
 * (INFO-2), `seal` the only one to a bot. Every function may throw; none modifies its arguments.
 */
export interface GameEngine {
  readonly version: string;
  readonly factions: readonly { name: string; set: string }[];
  /** `begunWith`: the rules version, for a game replayed from its record. */
  create(setup: GameSetup, begunWith?: string): { state: GameState; events: GameEvent[] };
  apply(state: GameState, command: Command): Applied;
  /** The state after `played` commands of a record with these forks, as the next command finds it. */
  forked(state: GameState, played: number, forks: readonly Fork[]): GameState;
  /** What prevents a free undo of the command between these states. */
  barrier(before: GameState, command: Command, after: GameState, events: readonly GameEvent[]): Barrier | null;
  /** Has this seat agreed to end the game? */
  agrees(state: GameState, seat: Seat): boolean;
  view(state: GameState, viewer: Viewer): View;
  /**
   * The same for several viewers of one state, in order; results may share objects with each other and with an earlier
   * call for the same game with the same `last`.
   */
  views(state: GameState, viewers: readonly Viewer[], last?: LastViews): View[];
  /** What a bot on that seat may know; null = only its view. */
  seal(state: GameState, seat: Seat): Sealed | null;
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
