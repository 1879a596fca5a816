/** A finished game, replayed by the rules themselves so that any moment can be viewed from any seat. */
import { library } from '@smash/cards';
import {
  apply,
  type Command,
  explain,
  type GameEvent,
  type GameRecord,
  type State,
  standing,
  type View,
  view,
  viewEvents,
} from '@smash/engine';
import { beginAgain } from '@smash/protocol/begin';
import type { EventView, Seat, Stat } from '../../view/types.ts';
import { together } from './together.ts';

/** The viewpoint: a player's, a spectator's, or all cards open. */
export type Viewpoint = Seat | 'spectator' | 'open';

/** Simultaneous events: a replay moves from one of these to the next. */
export interface Stop {
  /** Number of the last event that has happened. */
  n: number;
  turn: number;
  /** A base was scored, or a period of the Big Base board. */
  scored: boolean;
  /** Commands played so far. */
  played: number;
}

/** The state is kept every this many commands; those in between are replayed on demand. */
const KEEP_EVERY = 16;

const SCORED = new Set<GameEvent['type']>(['scored', 'period']);

export class Recording {
  readonly stops: Stop[] = [];
  readonly players: number;
  /** Where today's rules stop following the record; null = it plays to its end. */
  readonly broken: Stop | null;
  readonly #commands: Command[];
  readonly #kept = new Map<number, State>();
  readonly #events: GameEvent[];
  readonly #seen = new Map<Viewpoint, EventView[]>();
  #last: { played: number; state: State };

  /** Throws if the rules cannot even begin this game. */
  constructor(record: GameRecord) {
    this.#commands = standing<Command>(record.commands);
    const begun = beginAgain(record, library);
    this.players = record.setup.players;
    this.#events = begun.events;
    this.#last = { played: 0, state: begun.state };
    this.#kept.set(0, begun.state);
    this.#stop(begun.state, begun.events, 0);
    const whole = this.#commands.every((command, i) => this.#play(command, i + 1));
    const end = this.#last.state;
    if (this.stops.length === 0) this.stops.push({ n: this.#number, turn: end.turn, scored: false, played: 0 });
    this.broken = whole && end.over ? null : (this.stops.at(-1) ?? null);
  }

  /** The engine's view for that seat or spectator. Nothing can be answered: it is history. */
  view(at: number, from: Viewpoint): View {
    const state = this.#state(at);
    const open = view(state, 'spectator');
    const seen = from === 'open' ? together(this.#everySeat(state), open) : view(state, from);
    return { ...seen, prompt: null, waiting: open.waiting };
  }

  /** All hands, by seat; only with all cards open. */
  hands(at: number): View['hand'][] {
    return this.#everySeat(this.#state(at)).map(({ hand }) => hand);
  }

  events(at: number, from: Viewpoint): EventView[] {
    const all = this.#seen.get(from) ?? this.#log(from);
    this.#seen.set(from, all);
    const { n } = this.stops[at] as Stop;
    const end = all.findIndex((event) => event.n > n);
    return end < 0 ? all : all.slice(0, end);
  }

  explain(at: number, from: Viewpoint, id: number, stat: Stat, seat?: Seat) {
    return explain(this.#state(at), from === 'open' ? 'spectator' : from, id, stat, seat);
  }

  /** The last stop at or before an event. */
  at(n: number): number {
    const after = this.stops.findIndex((stop) => stop.n > n);
    return after < 0 ? this.stops.length - 1 : Math.max(0, after - 1);
  }

  get #number(): number {
    return this.#events.at(-1)?.n ?? 0;
  }

  #play(command: Command, played: number): boolean {
    const before = this.#last.state;
    try {
      const result = apply(before, command);
      if (!result.ok) return false;
      this.#events.push(...result.events);
      this.#last = { played, state: result.state };
      if (played % KEEP_EVERY === 0) this.#kept.set(played, result.state);
      this.#stop(result.state, result.events, played);
      return true;
    } catch {
      // The card's text has changed since.
      return false;
    }
  }

  /** An invisible pass is not a stop; nor is anything before the table is set up. */
  #stop(state: State, events: readonly GameEvent[], played: number): void {
    if (events.length === 0 || view(state, 'spectator').draft) return;
    const scored = events.some(({ type }) => SCORED.has(type));
    this.stops.push({ n: this.#number, turn: state.turn, scored, played });
  }

  #state(at: number): State {
    const { played } = this.stops[at] as Stop;
    const near = this.#last.played <= played && played - this.#last.played < KEEP_EVERY;
    const from = near ? this.#last.played : played - (played % KEEP_EVERY);
    let state = near ? this.#last.state : (this.#kept.get(from) as State);
    for (const command of this.#commands.slice(from, played)) state = apply(state, command).state;
    this.#last = { played, state };
    return state;
  }

  #everySeat(state: State): View[] {
    return state.seats.map((_, seat) => view(state, seat));
  }

  #log(from: Viewpoint): EventView[] {
    if (from !== 'open') return viewEvents(this.#events, from);
    const seats = Array.from({ length: this.players }, (_, seat) => viewEvents(this.#events, seat));
    return viewEvents(this.#events, 'spectator').map((event, i) =>
      Object.assign({}, event, ...seats.map((seen) => seen[i])),
    );
  }
}
