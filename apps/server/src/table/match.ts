import type { Command, Contribution, EventView, Forecast, GameSetup, Refusal, Seat, View, Viewer } from '@smash/engine';
import { hashOf, type Json, plain, type RequestPayload } from '@smash/protocol';
import type { GameEngine, GameEvent, GameState } from '../game.ts';
import { Refuse } from '../refuse.ts';
import { sha256 } from '../tokens.ts';

/** What one viewer may know, made once for all connections of that viewer. */
export interface Shown {
  view: View;
  hash: string;
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

export type Played = { ok: true; next: Position; events: GameEvent[] } | { ok: false; refusal: Refusal };

/** One game: its setup, where it stands, and all that happened. Knows nothing of connections or of the disk. */
export class Match {
  readonly id: number;
  readonly setup: GameSetup;
  readonly commitment: string;
  readonly #engine: GameEngine;
  #now: Position;
  /** Raw events: they leave this class only through viewEvents. */
  readonly #events: GameEvent[];

  constructor(engine: GameEngine, id: number, setup: GameSetup, now: Position, events: GameEvent[]) {
    this.#engine = engine;
    this.id = id;
    this.setup = setup;
    this.commitment = sha256(setup.seed);
    this.#now = now;
    this.#events = events;
  }

  get now(): Position {
    return this.#now;
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
  play(command: Command): Played {
    const applied = this.#engine.apply(this.#now.state, command);
    if (!applied.ok) return applied;
    const next = position(this.#engine, applied.state, this.#now.n + 1, this.setup.players);
    for (const viewer of next.shown.keys()) this.#engine.viewEvents(applied.events, viewer);
    return { ok: true, next, events: applied.events };
  }

  /** Goes where `play` led. */
  enter(next: Position, events: GameEvent[]): void {
    this.#now = next;
    this.#events.push(...events);
  }

  /** The log for a viewer: events with a number above `since`; 0 = all. */
  log(viewer: Viewer, since = 0): EventView[] {
    const all = this.show(this.#events, viewer);
    return since === 0 ? all : all.filter((event) => event.n > since);
  }

  show(events: GameEvent[], viewer: Viewer): EventView[] {
    return plain(this.#engine.viewEvents(events, viewer));
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

/** Throws what the engine throws. */
export function position(engine: GameEngine, state: GameState, n: number, players: number): Position {
  const shown = new Map<Viewer, Shown>();
  for (const viewer of everyViewer(players)) {
    const view = plain(engine.view(state, viewer));
    shown.set(viewer, { view, hash: hashOf(view) });
  }
  return { state, n, shown };
}

/** Is the card or base somewhere in this view? */
function seesId(view: Json, id: number): boolean {
  if (Array.isArray(view)) return view.some((one) => seesId(one, id));
  if (typeof view !== 'object' || view === null) return false;
  if (view.id === id && typeof view.name === 'string') return true;
  return Object.values(view).some((one) => seesId(one, id));
}
