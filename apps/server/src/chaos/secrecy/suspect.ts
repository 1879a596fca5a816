import type { Viewer } from '@smash/engine';
import type { FullMessage, UndoView } from '@smash/protocol';
import type { Advance } from '@smash/testkit';
import { engine } from '../../engine.ts';
import type { GameEngine } from '../../game.ts';
import type { Feed } from '../../table/feed.ts';
import type { Match } from '../../table/match.ts';
import { lobbyOf } from '../../table/public.ts';

/** All that stands between the state of a game and its viewers. A leak is one of these parts, spoiled. */
export interface Suspect {
  engine: GameEngine;
  /** How the game itself goes on. */
  advance: Advance;
  /** The answer to `sync`. */
  sync(feed: Feed, match: Match, viewer: Viewer, since: number, undo: UndoView | null): FullMessage;
  lobby: typeof lobbyOf;
  /** How long a cover lasts, ms: for a seat that could act, and for one that could not. */
  coverMs: readonly [number, number];
}

/** As it is shipped. */
export const shipped: Suspect = {
  engine,
  advance: (state, command) => {
    const applied = engine.apply(state, command);
    return applied.ok ? (applied as unknown as ReturnType<Advance>) : null;
  },
  sync: (feed, match, viewer, since, undo) => feed.full(match, 1, viewer, since, undo),
  lobby: lobbyOf,
  coverMs: [2000, 2000],
};
