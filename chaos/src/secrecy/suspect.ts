import type { Viewer } from '@smash/engine';
import type { FullMessage, UndoView } from '@smash/protocol';
import { engine } from '@smash/server/game/engine.ts';
import type { GameEngine } from '@smash/server/game/gameEngine.ts';
import type { Match } from '@smash/server/game/match.ts';
import type { ViewStream } from '@smash/server/game/viewStream.ts';
import { lobbyOf } from '@smash/server/room/public.ts';
import type { Advance } from '@smash/testkit';

/** Everything between the state of a game and its viewers. A leak is one of these parts, tampered with. */
export interface Suspect {
  engine: GameEngine;
  /** How the game itself proceeds. */
  advance: Advance;
  /** The answer to `sync`. */
  sync(stream: ViewStream, match: Match, viewer: Viewer, since: number, undo: UndoView | null): FullMessage;
  /** What a viewer's undo button says. */
  undo(button: UndoView | null, match: Match): UndoView | null;
  lobby: typeof lobbyOf;
  /** How long a cover lasts, ms: for a seat that could act, and for one that could not. */
  coverMs: readonly [number, number];
}

/** The parts as shipped. */
export const shipped: Suspect = {
  engine,
  advance: (state, command) => {
    const applied = engine.apply(state, command);
    return applied.ok ? (applied as unknown as ReturnType<Advance>) : null;
  },
  sync: (stream, match, viewer, since, undo) => stream.full(match, 1, viewer, since, undo),
  undo: (button) => button,
  lobby: lobbyOf,
  coverMs: [2000, 2000],
};
