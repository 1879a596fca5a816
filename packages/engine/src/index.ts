/** The rules engine: pure, seeded, plain JSON in and out. */

import { cloneState } from './core/clone.ts';
import { Game, type GameEvent, installLibrary } from './core/game.ts';
import { gameOf, goOn, keepGame } from './core/kept.ts';
import { run } from './procedures/loop/run.ts';
import { type GameSetup, newGame } from './procedures/setup/new-game.ts';
import './abilities/index.generated.ts';
import './effects/index.generated.ts';
import './procedures/index.ts';
import type { Ask, State } from './model/index.ts';
import { type Command, check, take } from './playout/command.ts';
import type { Registry } from './script/definition.ts';
import './script/rules.ts';
import { type Fork, forkedAt } from './undo/fork.ts';
import { standing, type Undo } from './undo/record.ts';
import type { Refusal } from './view/types.ts';

export const ENGINE_VERSION = '1.4.0';

export interface GameRecord {
  engine: string;
  setup: GameSetup;
  commands: (Command | Undo)[];
  /** Absent: the game began from its setup. */
  forks?: readonly Fork[] | undefined;
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

/** All open questions with all legal choices. */
export const legal = (state: State): readonly Ask[] => state.asks;

/** The setup of a game begun under that rules version: older ones used a different random generator. */
export function setupOf({ engine, setup }: Pick<GameRecord, 'engine' | 'setup'>): GameSetup {
  const [major = 0, minor = 0] = engine.split('.').map(Number);
  return major === 1 && minor < 2 ? { ...setup, generator: 'sfc32' } : setup;
}

function fork({ s }: Game, played: number, forks: GameRecord['forks']): void {
  const { rng, seats } = forkedAt(s, played, forks);
  Object.assign(s, { rng, seats });
}

/** Replays a record from its setup, without undone commands. Throws if a command of the record is refused. */
export function replay(record: GameRecord, registry: Registry): { state: State; events: GameEvent[] } {
  const { state, events } = createGame(setupOf(record), registry);
  const g = new Game(state, { shares: false });
  for (const [played, command] of standing<Command>(record.commands).entries()) {
    fork(g, played, record.forks);
    const refusal = check(g, command);
    if (refusal) throw new Error(`Command ${g.s.seq + 1} of the record is refused: ${refusal.text} (${refusal.rule})`);
    take(g, command);
  }
  fork(g, standing(record.commands).length, record.forks);
  return { state: g.s, events: [...events, ...g.events] };
}

export { newCard } from './core/clone.ts';
export { type GameEvent, installLibrary, libraryOf } from './core/game.ts';
export type { Viewer } from './core/sight.ts';
export type * from './model/index.ts';
export { NOBODY, seatLetter } from './model/index.ts';
export type { Command } from './playout/command.ts';
export { Playout } from './playout/playout.ts';
export { dealBoard } from './procedures/big-base/board.ts';
export { ScriptDiverged } from './procedures/loop/resolve.ts';
export { emptyState, type GameSetup, makeCards, SetupError } from './procedures/setup/new-game.ts';
export { turnFrame } from './procedures/turn/turn.ts';
export { Query } from './query/query.ts';
export { allLines } from './registry/line.ts';
export type { Def, Registry } from './script/definition.ts';
export { ASKED, type Barrier, barrier } from './undo/barrier.ts';
export { type Fork, forkedAt } from './undo/fork.ts';
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
