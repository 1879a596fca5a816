/** The rules engine: pure, seeded, plain JSON in and out. */

import { cloneState } from './core/clone.ts';
import { Game, type GameEvent, installLibrary } from './core/game.ts';
import { gameOf, goOn, keepGame } from './core/kept.ts';
import { type Answer, checkAnswer, takeAnswer } from './procedures/loop/answer.ts';
import { run } from './procedures/loop/run.ts';
import { type GameSetup, newGame } from './procedures/setup/new-game.ts';
import './abilities/index.generated.ts';
import './effects/index.generated.ts';
import './procedures/index.ts';
import type { Ask, Seat, State } from './model/index.ts';
import { agree, concede } from './procedures/concede/concede.ts';
import type { Registry } from './script/definition.ts';
import './script/rules.ts';
import { standing, type Undo } from './undo/record.ts';
import type { Refusal } from './view/types.ts';

export const ENGINE_VERSION = '1.4.0';

export type Command = Answer | { type: 'concede'; seat: Seat } | { type: 'agree'; seat: Seat; yes: boolean };
export interface GameRecord {
  engine: string;
  setup: GameSetup;
  commands: (Command | Undo)[];
}
export type Applied = { ok: true; state: State; events: GameEvent[] } | { ok: false; refusal: Refusal; state: State };

/** Begins a game and runs it to its first question. Throws SetupError with the rule id for an impossible setup. */
export function createGame(setup: GameSetup, registry: Registry): { state: State; events: GameEvent[] } {
  installLibrary(registry);
  const g = new Game(newGame(setup, registry), { shares: false });
  run(g);
  return { state: g.s, events: g.events };
}

/** Continues from a state built by hand, to its first question. The given state is not changed. */
export function resume(state: State): { state: State; events: GameEvent[] } {
  const g = new Game(cloneState(state));
  run(g);
  return { state: g.s, events: g.events };
}

/**
 * The only way to change a game. The given state is never changed; a refused command returns a reason with a rule id
 * and that same state. Throws only on a defect (a card that diverged from its saved text, an impossible step): the
 * caller then still holds the old state.
 */
export function apply(state: State, command: Command): Applied {
  const before = gameOf(state) ?? new Game(state);
  const refusal = check(before, command);
  if (refusal) return { ok: false, refusal, state };
  const g = goOn(before);
  take(g, command);
  keepGame(g);
  return { ok: true, state: g.s, events: g.events };
}

function check(g: Game, command: Command): Refusal | null {
  if (g.s.over) return { code: 'over', rule: 'WIN-1', text: 'The game is over.' };
  const seat = g.s.seats[command.seat];
  if (!seat || seat.out) return { code: 'noSeat', rule: 'WIN-3', text: 'That seat is not in the game.' };
  return command.type === 'answer' ? checkAnswer(g, command) : null;
}

function take(g: Game, command: Command): void {
  g.s.seq++;
  if (command.type === 'answer') takeAnswer(g, command);
  else if (command.type === 'concede') concede(g, command.seat);
  else agree(g, command.seat, command.yes);
}

export interface PlayoutOptions {
  /** No events are written. */
  quiet?: boolean;
  /** Off: derived facts are not cached, to check that caching changes nothing. */
  remembers?: boolean;
}

/** A game owned by one caller and changed in place: for playouts of bots, tests and benches. */
export class Playout {
  private readonly g: Game;
  private constructor(g: Game, quiet: boolean) {
    this.g = g;
    g.quiet = quiet;
  }
  /** From that state on. The given state is not changed. */
  static from(state: State, { quiet = true, remembers = true }: PlayoutOptions = {}): Playout {
    return new Playout(new Game(cloneState(state), { remembers }), quiet);
  }
  /** From the beginning, like `createGame`. */
  static begin(setup: GameSetup, registry: Registry, { quiet = true, remembers = true }: PlayoutOptions = {}): Playout {
    installLibrary(registry);
    const playout = new Playout(new Game(newGame(setup, registry), { remembers, shares: false }), quiet);
    run(playout.g);
    return playout;
  }
  get state(): State {
    return this.g.s;
  }
  /** Events since the last call. */
  takeEvents(): GameEvent[] {
    return this.g.events.splice(0);
  }
  /** The reason of a refusal, or null if the command was accepted. */
  apply(command: Command): Refusal | null {
    const refusal = check(this.g, command);
    if (!refusal) take(this.g, command);
    return refusal;
  }
}

/** All open questions with all legal choices. */
export const legal = (state: State): readonly Ask[] => state.asks;

/** The setup of a game begun under that rules version: older ones used a different random generator. */
export function setupOf({ engine, setup }: Pick<GameRecord, 'engine' | 'setup'>): GameSetup {
  const [major = 0, minor = 0] = engine.split('.').map(Number);
  return major === 1 && minor < 2 ? { ...setup, generator: 'sfc32' } : setup;
}

/** Replays a record from its setup, without undone commands. Throws if a command of the record is refused. */
export function replay(record: GameRecord, registry: Registry): { state: State; events: GameEvent[] } {
  const { state, events } = createGame(setupOf(record), registry);
  const g = new Game(state, { shares: false });
  for (const command of standing<Command>(record.commands)) {
    const refusal = check(g, command);
    if (refusal) throw new Error(`Command ${g.s.seq + 1} of the record is refused: ${refusal.text} (${refusal.rule})`);
    take(g, command);
  }
  return { state: g.s, events: [...events, ...g.events] };
}

export { newCard } from './core/clone.ts';
export { type GameEvent, installLibrary } from './core/game.ts';
export type { Viewer } from './core/sight.ts';
export type * from './model/index.ts';
export { NOBODY, seatLetter } from './model/index.ts';
export { dealBoard } from './procedures/big-base/board.ts';
export { ScriptDiverged } from './procedures/loop/resolve.ts';
export { emptyState, type GameSetup, makeCards, SetupError } from './procedures/setup/new-game.ts';
export { turnFrame } from './procedures/turn/turn.ts';
export { Query } from './query/query.ts';
export type { Def, Registry } from './script/definition.ts';
export { type Barrier, barrier } from './undo/barrier.ts';
export { isUndo, standing, type Undo } from './undo/record.ts';
export { describe, type LogPart } from './view/describe.ts';
export { viewEvents } from './view/events.ts';
export { explain } from './view/explain.ts';
export { type BaseForecast, type Forecast, forecast } from './view/forecast.ts';
export type { LastViews } from './view/last.ts';
export type * from './view/types.ts';
export { view, views } from './view/view.ts';
export { whyNot } from './view/why.ts';
export type { WindowKind, WindowView } from './view/window.ts';
