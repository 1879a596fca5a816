import type { EventView, View } from '@smash/engine';
import { applyOps } from './diff.ts';
import { hashOf, type Json } from './json.ts';
import type { FullMessage, PatchMessage } from './replies.ts';
import type { UndoView } from './undo.ts';

/** What a browser knows of its game. */
export interface Followed {
  game: number;
  seq: number;
  view: View;
  /** The log so far, oldest first. */
  events: EventView[];
  /** How often something was taken back so far. */
  undone: number;
  undo: UndoView | null;
}

/**
 * Takes a whole view. `before` is what was known, whose events are kept when the message continues them.
 * Null when the message continues a log that is not there: sync again without `since`.
 */
export function applyFull(before: Followed | null, message: FullMessage): Followed | null {
  const { game, seq, view, since, events, undone, undo } = message;
  const now = { game, seq, view, undone, undo };
  if (since === 0) return { ...now, events };
  if (!before || before.game !== game || before.undone !== undone || lastEvent(before) < since) return null;
  return { ...now, events: [...before.events.filter((event) => event.n <= since), ...events] };
}

/** Takes a patch. Null on a gap or when the result is not what the server has: `sync` then brings the whole view. */
export function applyPatch(before: Followed, message: PatchMessage): Followed | null {
  if (message.game !== before.game || message.from !== before.seq) return null;
  let view: Json;
  try {
    view = applyOps(before.view as unknown as Json, message.ops);
  } catch {
    return null;
  }
  if (hashOf(view) !== message.hash) return null;
  const { seq, undone, undo, cut } = message;
  const kept = cut === undefined ? before.events : before.events.filter((event) => event.n <= cut);
  const events = message.events.length > 0 ? [...kept, ...message.events] : kept;
  return { game: before.game, seq, view: view as unknown as View, events, undone, undo };
}

/** Number of the last event known; 0 = none. */
export const lastEvent = (known: Followed): number => known.events.at(-1)?.n ?? 0;

/** What `sync` is told so that only the missing events are sent. */
export const sinceOf = (known: Followed | null) =>
  known ? { game: known.game, viewer: known.view.viewer, n: lastEvent(known), undone: known.undone } : undefined;
