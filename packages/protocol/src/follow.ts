import type { EventView, View, Viewer } from '@smash/engine';
import { applyOps } from './diff.ts';
import { hashOf, type Json } from './json.ts';
import type { FullMessage, LogReply, PatchMessage } from './replies.ts';
import type { UndoView } from './undo.ts';
import { unpackPatch } from './wire/unpack.ts';

/** What a browser knows of its game. */
export interface Followed {
  game: number;
  seq: number;
  view: View;
  /** The log so far, oldest first. */
  events: EventView[];
  /** How many undos there have been so far. */
  undone: number;
  undo: UndoView | null;
}

/**
 * Takes a whole view. `before` is what was known; its events are kept if the message continues them.
 * Null if the message continues a log that we do not have: sync again without `since`.
 */
export function applyFull(before: Followed | null, message: FullMessage): Followed | null {
  const { game, seq, view, since, events, undone, undo } = message;
  const now = { game, seq, view, undone, undo };
  if (since === 0) return { ...now, events };
  if (!before || before.game !== game || before.undone !== undone || lastEvent(before) < since) return null;
  return { ...now, events: [...before.events.filter((event) => event.n <= since), ...events] };
}

/** Applies a patch. Null on a gap, or if the result differs from the server's: `sync` then fetches the whole view. */
export function applyPatch(before: Followed, message: PatchMessage): Followed | null {
  if (message.game !== before.game || message.from !== before.seq) return null;
  let view: Json;
  try {
    view = applyOps(before.view as unknown as Json, message.ops);
  } catch {
    return null;
  }
  if (message.hash !== undefined && hashOf(view) !== message.hash) return null;
  const { seq, undone, undo, cut } = message;
  const kept = cut === undefined ? before.events : before.events.filter((event) => event.n <= cut);
  const events = message.events.length > 0 ? [...kept, ...message.events] : kept;
  return { game: before.game, seq, view: view as unknown as View, events, undone, undo };
}

/** Applies a patch as received. Null also if it cannot be read: `sync` then fetches the whole view. */
export function applyPacked(before: Followed, bytes: Uint8Array): Followed | null {
  let message: PatchMessage;
  try {
    message = unpackPatch(bytes);
  } catch {
    return null;
  }
  return applyPatch(before, message);
}

/** What to ask for before the oldest event known; null = nothing is missing there. */
export function beforeOf({ game, undone, events: [oldest] }: Followed) {
  return oldest && oldest.n > 1 ? { game, undone, before: oldest.n } : null;
}

/** With an older page of the log. Null if it does not end where the log begins, or is of another log or role. */
export function applyLog(
  known: Followed,
  asked: { game: number; undone: number; before: number },
  viewer: Viewer,
  { events }: LogReply,
): Followed | null {
  const here = beforeOf(known);
  const fits = here && here.game === asked.game && here.undone === asked.undone && here.before === asked.before;
  if (!fits || known.view.viewer !== viewer || events.at(-1)?.n !== asked.before - 1) return null;
  return { ...known, events: [...events, ...known.events] };
}

/** Number of the last event known; 0 = none. */
export const lastEvent = (known: Followed): number => known.events.at(-1)?.n ?? 0;

/** Tells `sync` which events are missing. */
export const sinceOf = (known: Followed | null) =>
  known ? { game: known.game, viewer: known.view.viewer, n: lastEvent(known), undone: known.undone } : undefined;
