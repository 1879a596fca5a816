import type {
  Command,
  Contribution,
  EventView,
  Forecast,
  GameSetup,
  LastViews,
  PromptView,
  Refusal,
  Seat,
  View,
  Viewer,
} from '@smash/engine';
import {
  diff,
  type Found,
  follow,
  hashOf,
  type Json,
  type MixRecord,
  type Op,
  type Resolved,
  type Step,
  stepLabel,
  stepsBefore,
} from '@smash/protocol';
import { sha256 } from '../common/tokens.ts';
import type { GameEngine, GameEvent, GameState } from './gameEngine.ts';
import { Idempotency } from './idempotency.ts';
import { sightIn, type ViewSight } from './sight.ts';
import { type Stuck, still } from './stuck.ts';

/** What one viewer may know, made once for all connections of that viewer. */
export class Shown {
  readonly view: View;
  #hash: string | null = null;
  /** All events so far, when somebody has asked for them. */
  log: EventView[] | null = null;
  #sight: ViewSight | null = null;
  #change: { from: Shown; ops: Op[] } | null = null;
  /** What all viewers see alike is compared once. */
  readonly #found: Found;

  /** `found`: the same for all viewers of the position. */
  constructor(view: View, found: Found = new Map()) {
    this.view = view;
    this.#found = found;
  }
  /** The steps that lead here from an earlier view of the same viewer: the same list for all connections that had it. */
  since(from: Shown): Op[] {
    if (from === this) return [];
    if (this.#change?.from !== from) {
      const ops = diff(from.view as unknown as Json, this.view as unknown as Json, this.#found);
      this.#change = { from, ops };
    }
    return this.#change.ops;
  }
  /** All who had the view before have been told what has changed: that one is not kept any longer. */
  settle(): void {
    this.#change = null;
    this.#found.clear();
  }
  /** Worked out when somebody is told: most often nobody watches. */
  get hash(): string {
    this.#hash ??= hashOf(this.view);
    return this.#hash;
  }
  /** Found at the first question about this position, whatever it asks for. */
  get sight(): ViewSight {
    this.#sight ??= sightIn(this.view);
    return this.#sight;
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

export const everyViewer = (players: number): Viewer[] => [
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
  /** What the seed was made of; null = a game begun before version 1.3.0. */
  readonly mix: MixRecord | null;
  readonly commitment: string;
  /** Why it cannot go on: nothing can be done in it then, but to look at it. */
  readonly stuck: Stuck;
  /** What the players have done, by the ids of their browsers. */
  readonly idempotency: Idempotency;
  readonly #engine: GameEngine;
  #now: Position;
  /** See GameEngine.views. */
  readonly #last: LastViews = {};
  /** Raw events: they leave this class only through viewEvents. */
  readonly #events: GameEvent[];
  #steps: readonly MatchStep[];
  #undone: number;
  /** The events of the last command, already as each viewer knows them. */
  #told: { events: GameEvent[]; told: Map<Viewer, EventView[]> } | null = null;

  constructor(
    engine: GameEngine,
    id: number,
    setup: GameSetup,
    now: Position,
    past: Past,
    mix: MixRecord | null = null,
  ) {
    this.#engine = engine;
    this.id = id;
    this.setup = setup;
    this.mix = mix;
    this.commitment = mix?.commitment ?? sha256(setup.seed);
    this.#now = now;
    this.#events = past.events;
    this.#steps = past.steps;
    this.#undone = past.undone;
    this.idempotency = new Idempotency(past.done);
    this.stuck = past.stuck ?? '';
  }

  /** A game that cannot go on is over as it stands. */
  end(): void {
    this.#now = frozen(this.#now, true);
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

  /** Everybody has been told of this position. */
  settle(): void {
    for (const shown of this.#now.shown.values()) shown.settle();
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
    const next = position(this.#engine, applied.state, this.#now.n + 1, this.setup.players, this.#last);
    const told = new Map<Viewer, EventView[]>();
    for (const viewer of next.shown.keys()) told.set(viewer, this.#engine.viewEvents(applied.events, viewer));
    this.#told = { events: applied.events, told };
    const { prompt } = this.#now.shown.get(command.seat)?.view ?? { prompt: null };
    const before = { state: this.#now.state, events: this.#events.length, last: this.#steps.at(-1), prompt };
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
    return position(this.#engine, step.before.state(), this.#now.n + 1, this.setup.players, this.#last);
  }

  /** Goes where `before` led: the step and all after it have not happened. Returns the number of the last event left. */
  rewind(next: Position, step: MatchStep): number {
    this.#now = next;
    this.#events.length = step.before.events;
    this.#steps = stepsBefore(this.#steps, step);
    this.#undone++;
    return this.show(this.#events.slice(-1), 'spectator')[0]?.n ?? 0;
  }

  /** The log for a viewer: events with a number above `since`; 0 = all. Made once for each position. */
  log(viewer: Viewer, since = 0): EventView[] {
    if (since > 0)
      return this.show(
        this.#events.filter((event) => event.n > since),
        viewer,
      );
    const shown = this.shown(viewer);
    shown.log ??= this.show(this.#events, viewer);
    return shown.log;
  }

  /** These events as the viewer knows them. */
  show(events: GameEvent[], viewer: Viewer): EventView[] {
    if (events.length === 0) return [];
    if (this.#told?.events === events) return this.#told.told.get(viewer)!;
    return this.#engine.viewEvents(events, viewer);
  }

  whyNot(seat: Seat, what: Resolved<'whyNot'>): Refusal | null {
    return this.#engine.whyNot(this.#now.state, seat, what);
  }

  explain(viewer: Viewer, { id, stat, seat }: Resolved<'explain'>): Contribution[] {
    return this.#engine.explain(this.#now.state, viewer, id, stat, seat);
  }

  forecast(seat: Seat, { option }: Resolved<'forecast'>): Forecast | null {
    return this.#engine.forecast(this.#now.state, seat, option);
  }
}

/** What led to where a game stands. */
export interface Past {
  events: GameEvent[];
  steps: readonly MatchStep[];
  undone: number;
  /** See Idempotency. */
  done: readonly string[];
  /** See Match. */
  stuck?: Stuck;
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

/** The position with nothing to do in it; `ended` as for `still`. */
export const frozen = (now: Position, ended: boolean): Position => ({
  ...now,
  shown: new Map([...now.shown].map(([viewer, { view }]) => [viewer, new Shown(still(view, ended))])),
});

/** `last`: see GameEngine.views. Throws what the engine throws. */
export const position = (
  engine: GameEngine,
  state: GameState,
  n: number,
  players: number,
  last?: LastViews,
): Position => ({
  state,
  n,
  shown: showTo(engine, state, everyViewer(players), last),
});

/** `last`: see GameEngine.views. Throws what the engine throws. */
export function showTo(
  engine: GameEngine,
  state: GameState,
  viewers: readonly Viewer[],
  last?: LastViews,
): Map<Viewer, Shown> {
  const found: Found = new Map();
  return new Map(engine.views(state, viewers, last).map((view) => [view.viewer, new Shown(view, found)]));
}
