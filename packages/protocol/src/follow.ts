import type { EventView, View } from '@smash/engine';
import { applyOps } from './diff.ts';
import { hashOf, type Json } from './json.ts';
import type { FullMessage, PatchMessage } from './replies.ts';

/** What a browser knows of its game. */
export interface Followed {
  game: number;
  seq: number;
  view: View;
  /** The log so far, oldest first. */
  events: EventView[];
}

/**
 * Takes a whole view. `before` is what was known, whose events are kept when the message continues them.
 * Null when the message continues a log that is not there: sync again without `since`.
 */
export function applyFull(before: Followed | null, message: FullMessage): Followed | null {
  const { game, seq, view, since, events } = message;
  if (since === 0) return { game, seq, view, events };
  if (!before || before.game !== game || lastEvent(before) < since) return null;
  return { game, seq, view, events: [...before.events.filter((event) => event.n <= since), ...events] };
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
  const events = message.events.length > 0 ? [...before.events, ...message.events] : before.events;
  return { game: before.game, seq: message.seq, view: view as unknown as View, events };
}

/** Number of the last event known; 0 = none. */
export const lastEvent = (known: Followed): number => known.events.at(-1)?.n ?? 0;

/** What `sync` is told so that only the missing events are sent. */
export const sinceOf = (known: Followed | null) =>
  known ? { game: known.game, viewer: known.view.viewer, n: lastEvent(known) } : undefined;
