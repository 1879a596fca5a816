/** A finished game, replayed by the rules themselves, so that every moment can be viewed from every seat. */
import { chances } from '@smash/bots';
import { library } from '@smash/cards';
import {
  apply,
  type Command,
  explain,
  type Fork,
  forkedAt,
  type GameEvent,
  type GameRecord,
  type State,
  standing,
  type View,
  view,
  viewEvents,
} from '@smash/engine';
import { Playout } from '@smash/engine/seal';
import { openLog, openView } from '@smash/protocol';
import { beginAgain } from '@smash/protocol/begin';
import type { EventView, Seat, Stat } from '../../view/types.ts';

/** The viewpoint: a player's, a spectator's, or all cards open. */
export type Viewpoint = Seat | 'spectator' | 'open';

/** The state after simultaneous events: a replay moves from one stop to the next. */
export interface Stop {
  /** Number of the last event that has happened. */
  n: number;
  turn: number;
  /** A base scored, or a period of the Big Base board. */
  scored: boolean;
  /** Commands played so far. */
  played: number;
}

/** The course of a game that may begin in any position. */
export interface Course {
  /** Its first position. */
  state: State;
  /** The events that led to the first position. */
  events: readonly GameEvent[];
  commands: readonly Command[];
}

/** Keep the state after every this many commands, and replay those in between on demand. */
const KEEP_EVERY = 16;

const SCORED = new Set<GameEvent['type']>(['scored', 'period']);

export class Recording {
  readonly stops: Stop[] = [];
  readonly players: number;
  /** The stop where today's rules cease to follow the record; null = it plays to its end. */
  readonly broken: Stop | null;
  readonly #commands: readonly Command[];
  readonly #forks: readonly Fork[];
  readonly #kept = new Map<number, State>();
  readonly #events: GameEvent[];
  readonly #seen = new Map<Viewpoint, EventView[]>();
  #last: { played: number; state: State };

  /** Throws if the rules cannot even start this game. */
  constructor(from: GameRecord | Course) {
    const isScene = 'state' in from;
    const begun = isScene ? from : beginAgain(from, library);
    this.#commands = isScene ? from.commands : standing<Command>(from.commands);
    this.#forks = isScene ? [] : (from.forks ?? []);
    this.players = begun.state.seats.length;
    this.#events = [...begun.events];
    const first = forkedAt(begun.state, 0, this.#forks);
    this.#last = { played: 0, state: first };
    this.#kept.set(0, first);
    this.#stop(begun.state, begun.events, 0);
    if (isScene) this.#atLeast(begun.state);
    const whole = this.#commands.every((command, i) => this.#play(command, i + 1));
    const end = this.#last.state;
    this.#atLeast(end);
    this.broken = whole && (isScene || end.over) ? null : (this.stops.at(-1) ?? null);
  }

  /** Adds a stop if there is none, so that there is something to show before anything has happened. */
  #atLeast({ turn }: State): void {
    if (this.stops.length === 0) this.stops.push({ n: this.#number, turn, scored: false, played: 0 });
  }

  /** The engine's view from that viewpoint. Past questions cannot be answered, so there is no prompt. */
  view(at: number, from: Viewpoint): View {
    const state = this.#state(at);
    const open = view(state, 'spectator');
    const seen = from === 'open' ? openView(this.#everySeat(state), open).view : view(state, from);
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

  /** Each seat's chance to win: 0 to 1. */
  chances(at: number): number[] {
    return chances(Playout.from(this.#state(at)));
  }

  /** Index of the last stop at or before an event. */
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
      const state = forkedAt(result.state, played, this.#forks);
      this.#last = { played, state };
      if (played % KEEP_EVERY === 0) this.#kept.set(played, state);
      this.#stop(result.state, result.events, played);
      return true;
    } catch {
      // The card's text has changed since.
      return false;
    }
  }

  /** Adds a stop. Invisible passes get none, nor does anything before the table is set up. */
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
    for (let i = from; i < played; i++) state = forkedAt(apply(state, this.#commands[i]!).state, i + 1, this.#forks);
    this.#last = { played, state };
    return state;
  }

  #everySeat(state: State): View[] {
    return state.seats.map((_, seat) => view(state, seat));
  }

  #log(from: Viewpoint): EventView[] {
    if (from !== 'open') return viewEvents(this.#events, from);
    const seats = Array.from({ length: this.players }, (_, seat) => viewEvents(this.#events, seat));
    return openLog(seats, viewEvents(this.#events, 'spectator'));
  }
}
