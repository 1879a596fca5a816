import { newMemory, remember, type Seen } from '@smash/bots';
import type {
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
import {
  diff,
  type Found,
  follow,
  type GameFork,
  hashOf,
  type Json,
  type MixRecord,
  type Op,
  type Resolved,
  secretOf,
  stepsBefore,
} from '@smash/protocol';
import { sha256 } from '../common/tokens.ts';
import type { GameEngine, GameEvent, GameState } from './gameEngine.ts';
import { Idempotency } from './idempotency.ts';
import { LateGame } from './lateGame.ts';
import { Log, type LogPage } from './log.ts';
import { SightOfView, type ViewSight } from './sight.ts';
import { type MatchStep, stepOf } from './steps.ts';
import { type Stuck, still } from './stuck.ts';
import type { Turns } from './turns.ts';

/** What one viewer may know, built once for all connections of that viewer. */
export class Shown {
  readonly view: View;
  #hash: string | null = null;
  /** The newest page of the log, once requested. */
  page: LogPage | null = null;
  #sight: ViewSight | null = null;
  #change: { from: Shown; ops: Op[] } | null = null;
  /** Parts that look the same to all viewers are compared once. */
  readonly #found: Found;

  /** `found`: shared by all viewers of the position. */
  constructor(view: View, found: Found = new Map()) {
    this.view = view;
    this.#found = found;
  }
  /** The steps from an earlier view of the same viewer: one list for all connections that had that view. */
  since(from: Shown): Op[] {
    if (from === this) return [];
    if (this.#change?.from !== from) {
      const ops = diff(from.view as unknown as Json, this.view as unknown as Json, this.#found);
      this.#change = { from, ops };
    }
    return this.#change.ops;
  }
  /** Everybody who had the previous view has its changes: drop it. */
  settle(): void {
    this.#change = null;
    this.#found.clear();
  }
  /** Computed on demand: usually nobody needs it. */
  get hash(): string {
    this.#hash ??= hashOf(this.view);
    return this.#hash;
  }
  /** Computed on the first question about this position. */
  get sight(): ViewSight {
    this.#sight ??= new SightOfView(this.view);
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

const VIEWERS: readonly (readonly Viewer[])[] = Array.from({ length: 5 }, (_, players) => [
  ...Array(players).keys(),
  'spectator' as const,
]);

/** All viewers of a game with up to four players. */
export const everyViewer = (players: number): readonly Viewer[] => VIEWERS[players]!;

export type Played =
  | { ok: true; next: Position; events: GameEvent[]; step: MatchStep }
  | { ok: false; refusal: Refusal };

/** One game: its setup, its position, and its history. Knows nothing about connections or storage. */
export class Match {
  readonly id: number;
  readonly setup: GameSetup;
  /** The seed of its current shuffles: its own, or that of the latest new shuffles. */
  readonly seed: string;
  /** See GameFork; '' = none. */
  readonly key: string;
  /** What the seed was derived from; null = a game begun before version 1.3.0, or with another game's shuffles. */
  readonly mix: MixRecord | null;
  readonly commitment: string;
  /** Why it cannot continue; it can then only be viewed. */
  readonly stuck: Stuck;
  /** The players' commands, by the ids their browsers chose. */
  readonly idempotency: Idempotency;
  readonly #engine: GameEngine;
  #now: Position;
  /** See GameEngine.views. */
  readonly #last: LastViews = {};
  readonly #log: Log;
  #steps: readonly MatchStep[];
  #undone: number;
  readonly #made: Map<Seat, number>;
  readonly #turns: Turns | null;
  #late: LateGame | null = null;
  /** The events of the last command, as each viewer sees them. */
  #told: { events: GameEvent[]; told: Map<Viewer, EventView[]> } | null = null;

  constructor(
    engine: GameEngine,
    id: number,
    setup: GameSetup,
    now: Position,
    past: Past,
    mix: MixRecord | null = null,
    forks: readonly GameFork[] = [],
  ) {
    this.#engine = engine;
    this.id = id;
    this.setup = setup;
    this.mix = mix;
    ({ seed: this.seed, key: this.key } = secretOf({ setup, forks }));
    this.commitment = mix?.commitment ?? sha256(this.seed);
    this.#now = now;
    this.#log = new Log(engine, past.events);
    this.#steps = past.steps;
    this.#undone = past.undone;
    this.#made = new Map(past.made);
    this.#turns = past.turns ?? null;
    this.#noteTurn();
    this.idempotency = new Idempotency(past.done);
    this.stuck = past.stuck ?? '';
  }

  /** A game that cannot continue is over as it stands. */
  end(): void {
    this.#now = frozen(this.#now, true);
  }

  get now(): Position {
    return this.#now;
  }

  /** The current turn, as far as it can be undone. */
  get steps(): readonly MatchStep[] {
    return this.#steps;
  }

  /** The number of undos. */
  get undone(): number {
    return this.#undone;
  }

  /**
   * The number of that seat's own commands, undone ones and undos included. Unlike the position's number, it says
   * nothing about others, whose answers may be secret (INFO-4).
   */
  made(seat: Seat): number {
    return this.#made.get(seat) ?? 0;
  }

  get over(): boolean {
    return this.shown('spectator').view.over !== null;
  }

  /** Everybody has received this position. */
  settle(): void {
    for (const shown of this.#now.shown.values()) shown.settle();
  }

  shown(viewer: Viewer): Shown {
    const found = this.#now.shown.get(viewer);
    if (!found) throw new Error(`This game has no viewer ${viewer}.`);
    return found;
  }

  /**
   * The result of the command, without committing it. The views are part of it: a state that cannot be shown is not
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
    const before = { state: this.#now.state, events: this.#log.length, last: this.#steps.at(-1), prompt };
    const step = stepOf(this.#engine, next.n, command, before, next.state, applied.events, own);
    return { ok: true, next, events: applied.events, step };
  }

  /** Commits the result of `play`. */
  enter(next: Position, events: GameEvent[], step: MatchStep): void {
    const turned = next.shown.get('spectator')?.view.turn !== this.shown('spectator').view.turn;
    this.#now = next;
    this.#count(step.seat);
    this.#log.push(events);
    this.#steps = follow(this.#steps, step, turned);
    this.#noteTurn();
  }

  /** The position before the step, without committing it. */
  before(step: MatchStep): Position {
    return position(this.#engine, step.before.state(), this.#now.n + 1, this.setup.players, this.#last);
  }

  /**
   * Commits the result of `before`: removes the step and everything after it. Returns the number of the last remaining
   * event.
   */
  rewind(next: Position, step: MatchStep): number {
    this.#now = next;
    this.#log.cut(step.before.events);
    this.#steps = stepsBefore(this.#steps, step);
    this.#undone++;
    this.#count(step.seat);
    return this.#log.last;
  }

  /** The game two rounds ago, with all cards open; null = it is not that old, or its table does not show that. */
  get late(): LateGame | null {
    const turn = this.#turns?.shown(this.shown('spectator').view.turn) ?? null;
    if (turn && turn.turn !== this.#late?.turn.turn)
      this.#late = new LateGame(this.#engine, turn, this.#log.upTo(turn.events), this.setup.players);
    return turn && this.#late;
  }

  /** From where its spectators with late hands need it after a restart; null = it has none, or no turn has begun. */
  get earlier(): { n: number; state: GameState } | null {
    const { oldest = null } = this.#turns ?? {};
    return oldest && { n: oldest.n, state: oldest.state };
  }

  #count(seat: Seat): void {
    this.#made.set(seat, this.made(seat) + 1);
  }

  #noteTurn(): void {
    if (!this.#turns) return;
    const { turn } = this.shown('spectator').view;
    const { state, n } = this.#now;
    this.#turns.note({ turn, n, state, events: this.#log.length });
  }

  /** The number of the last event; 0 = none. */
  get lastEvent(): number {
    return this.#log.last;
  }

  /** The log for a viewer, of any length: events with a number above `since`; 0 = all. */
  log(viewer: Viewer, since = 0): EventView[] {
    return this.#log.since(viewer, since);
  }

  /**
   * One page of it: the newest events with a number above `since` and below `before`, if given. The newest page of a
   * position is built once.
   */
  page(viewer: Viewer, since = 0, before = Number.POSITIVE_INFINITY): LogPage {
    if (since > 0 || before !== Number.POSITIVE_INFINITY) return this.#log.page(viewer, since, before);
    const shown = this.shown(viewer);
    shown.page ??= this.#log.page(viewer, 0, before);
    return shown.page;
  }

  /** These events as the viewer sees them. */
  show(events: GameEvent[], viewer: Viewer): EventView[] {
    if (events.length === 0) return [];
    if (this.#told?.events === events) return this.#told.told.get(viewer)!;
    return this.#engine.viewEvents(events, viewer);
  }

  /** All that a bot on that seat may know. */
  seenBy(seat: Seat): Seen {
    const memory = remember(newMemory(this.setup.players), this.log(seat));
    return { view: this.shown(seat).view, sealed: this.#engine.seal(this.#now.state, seat), memory };
  }

  /** Has this seat agreed to end the game? */
  agrees(seat: Seat): boolean {
    return this.#engine.agrees(this.#now.state, seat);
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

/** The history behind a position. */
export interface Past {
  events: GameEvent[];
  steps: readonly MatchStep[];
  undone: number;
  /** See Match.made. */
  made?: ReadonlyMap<Seat, number> | undefined;
  /** See Idempotency. */
  done: readonly string[];
  /** See Match. */
  stuck?: Stuck;
  /** Kept only if spectators see all hands late. */
  turns?: Turns | undefined;
}

export const beginning = (events: readonly GameEvent[], turns?: Turns): Past => ({
  events: [...events],
  turns,
  steps: [],
  undone: 0,
  done: [],
});

/** The position with nothing to do; `ended` as for `still`. */
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
