import type { Command, Contribution, EventView, Forecast, GameSetup, Refusal, Seat, View, Viewer } from '@smash/engine';
import {
  follow,
  hashOf,
  type Json,
  plain,
  type RequestPayload,
  type Step,
  stepLabel,
  stepsBefore,
} from '@smash/protocol';
import type { GameEngine, GameEvent, GameState } from '../game.ts';
import { Refuse } from '../refuse.ts';
import { sha256 } from '../tokens.ts';
import { Once } from './once.ts';

/** What one viewer may know, made once for all connections of that viewer. */
export class Shown {
  readonly view: View;
  #hash: string | null = null;

  constructor(view: View) {
    this.view = view;
  }
  /** Worked out when somebody is told: most often nobody watches. */
  get hash(): string {
    this.#hash ??= hashOf(this.view);
    return this.#hash;
  }
}

/** A position of a game: immutable. */
export interface Position {
  readonly state: GameState;
  /** Commands played so far. */
  readonly n: number;
  /** For 0 … players-1 and 'spectator'. */
  readonly shown: ReadonlyMap<Viewer, Shown>;
}

const everyViewer = (players: number): Viewer[] => [
  ...Array.from({ length: players }, (_, seat) => seat),
  'spectator' as const,
];

/** What was before a command. A state is large: only the first of a turn keeps its own, the others are led to again. */
interface Before {
  /** How many. */
  readonly events: number;
  state(): GameState;
  /** The state that the command led to. */
  after(): GameState;
}

/** A command of the turn under way. */
export type MatchStep = Step<Before>;

export type Played =
  | { ok: true; next: Position; events: GameEvent[]; step: MatchStep }
  | { ok: false; refusal: Refusal };

/** One game: its setup, where it stands, and all that happened. Knows nothing of connections or of the disk. */
export class Match {
  readonly id: number;
  readonly setup: GameSetup;
  readonly commitment: string;
  /** What the players have done, by the ids of their browsers. */
  readonly once: Once;
  readonly #engine: GameEngine;
  #now: Position;
  /** Raw events: they leave this class only through viewEvents. */
  readonly #events: GameEvent[];
  #steps: readonly MatchStep[];
  #undone: number;

  constructor(engine: GameEngine, id: number, setup: GameSetup, now: Position, past: Past) {
    this.#engine = engine;
    this.id = id;
    this.setup = setup;
    this.commitment = sha256(setup.seed);
    this.#now = now;
    this.#events = past.events;
    this.#steps = past.steps;
    this.#undone = past.undone;
    this.once = new Once(past.done);
  }

  get now(): Position {
    return this.#now;
  }

  /** The turn so far, as far as it can be gone back over. */
  get steps(): readonly MatchStep[] {
    return this.#steps;
  }

  /** How often something was taken back. */
  get undone(): number {
    return this.#undone;
  }

  get over(): boolean {
    return this.shown('spectator').view.over !== null;
  }

  shown(viewer: Viewer): Shown {
    const found = this.#now.shown.get(viewer);
    if (!found) throw new Error(`This game has no viewer ${viewer}.`);
    return found;
  }

  /**
   * What the command leads to; nothing has happened yet. The views are part of it: a state that cannot be shown is not
   * entered. Throws what the engine throws.
   */
  play(command: Command, own: boolean): Played {
    const applied = this.#engine.apply(this.#now.state, command);
    if (!applied.ok) return applied;
    const next = position(this.#engine, applied.state, this.#now.n + 1, this.setup.players, this.#now);
    for (const viewer of next.shown.keys()) this.#engine.viewEvents(applied.events, viewer);
    const before = { state: this.#now.state, events: this.#events.length, last: this.#steps.at(-1) };
    const step = stepOf(this.#engine, next.n, command, before, next.state, applied.events, own);
    return { ok: true, next, events: applied.events, step };
  }

  /** Goes where `play` led. */
  enter(next: Position, events: GameEvent[], step: MatchStep): void {
    const turned = next.shown.get('spectator')?.view.turn !== this.shown('spectator').view.turn;
    this.#now = next;
    this.#events.push(...events);
    this.#steps = follow(this.#steps, step, turned);
  }

  /** The position before the step; nothing has happened yet. */
  before(step: MatchStep): Position {
    return position(this.#engine, step.before.state(), this.#now.n + 1, this.setup.players, this.#now);
  }

  /** Goes where `before` led: the step and all after it have not happened. Returns the number of the last event left. */
  rewind(next: Position, step: MatchStep): number {
    this.#now = next;
    this.#events.length = step.before.events;
    this.#steps = stepsBefore(this.#steps, step);
    this.#undone++;
    return this.show(this.#events.slice(-1), 'spectator')[0]?.n ?? 0;
  }

  /** The log for a viewer: events with a number above `since`; 0 = all. */
  log(viewer: Viewer, since = 0): EventView[] {
    return this.show(since === 0 ? this.#events : this.#events.filter((event) => event.n > since), viewer);
  }

  show(events: GameEvent[], viewer: Viewer): EventView[] {
    return this.#engine.viewEvents(events, viewer);
  }

  whyNot(seat: Seat, what: RequestPayload<'whyNot'>): Refusal | null {
    this.#demandSight(seat, what.card);
    return this.#engine.whyNot(this.#now.state, seat, what);
  }

  explain(viewer: Viewer, { id, stat, seat }: RequestPayload<'explain'>): Contribution[] {
    this.#demandSight(viewer, id);
    return this.#engine.explain(this.#now.state, id, stat, seat);
  }

  /** Nothing is said of a question that has been answered meanwhile. */
  forecast(seat: Seat, { prompt, option }: RequestPayload<'forecast'>): Forecast | null {
    if (this.shown(seat).view.prompt?.id !== prompt) return null;
    return this.#engine.forecast(this.#now.state, seat, option);
  }

  /** Only of what is seen may be asked. */
  #demandSight(viewer: Viewer, id: number): void {
    if (!seesId(this.shown(viewer).view as unknown as Json, id))
      throw new Refuse('unknown', 'That is not on your table any more.');
  }
}

/** What led to where a game stands. */
export interface Past {
  events: GameEvent[];
  steps: readonly MatchStep[];
  undone: number;
  /** See Once. */
  done: readonly string[];
}

export const beginning = (events: readonly GameEvent[]): Past => ({
  events: [...events],
  steps: [],
  undone: 0,
  done: [],
});

/** `own`: the player chose it; else the room passed for the seat. */
export function stepOf(
  engine: GameEngine,
  n: number,
  command: Command,
  from: { state: GameState; events: number; last?: MatchStep | undefined },
  after: GameState,
  events: readonly GameEvent[],
  own: boolean,
): MatchStep {
  const answer = command.type === 'answer';
  const { state: first, last } = from;
  const { prompt } = engine.view(first, command.seat);
  const barrier = engine.barrier(first, command, after, events);
  const before = last ? last.before.after : keep(first);
  return {
    n,
    seat: command.seat,
    // A vote or giving up is no step of the turn.
    own: own && answer,
    ...stepLabel(prompt, answer ? command.pick : []),
    barrier,
    before: chained(engine, from.events, before, command),
  };
}

/** Functions of their own: written where they are needed they would keep everything around them. */
const keep = (state: GameState) => (): GameState => state;

const chained = (engine: GameEngine, events: number, state: () => GameState, command: Command): Before => ({
  events,
  state,
  after: () => played(engine, state(), command),
});

function played(engine: GameEngine, state: GameState, command: Command): GameState {
  const applied = engine.apply(state, command);
  if (!applied.ok) throw new Error(`What was played is refused: ${applied.refusal.code}`);
  return applied.state;
}

/** Throws what the engine throws. `before`: where the game stood. */
export const position = (
  engine: GameEngine,
  state: GameState,
  n: number,
  players: number,
  before?: Position,
): Position => ({
  state,
  n,
  shown: showTo(engine, state, everyViewer(players), before),
});

/** Throws what the engine throws. */
export function showTo(
  engine: GameEngine,
  state: GameState,
  viewers: readonly Viewer[],
  before?: Position,
): Map<Viewer, Shown> {
  const shown = new Map<Viewer, Shown>();
  const copies = new Map<object, unknown>();
  for (const seen of engine.views(state, viewers)) {
    const view = plain(seen, copies, before?.shown.get(seen.viewer)?.view);
    shown.set(view.viewer, new Shown(view));
  }
  return shown;
}

/** Is the card or base somewhere in this view? */
function seesId(view: Json, id: number): boolean {
  if (Array.isArray(view)) return view.some((one) => seesId(one, id));
  if (typeof view !== 'object' || view === null) return false;
  if (view.id === id && typeof view.name === 'string') return true;
  return Object.values(view).some((one) => seesId(one, id));
}
