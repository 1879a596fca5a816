import { type Command, type EventView, type GameEvent, type State, type Viewer, view, viewEvents } from '@smash/engine';
import {
  applyOps,
  command as commandSchema,
  diff,
  eventView,
  gameView,
  type Json,
  type Op,
  type PatchMessage,
  packPatch,
  plain,
  sameJson,
  unpackPatch,
} from '@smash/protocol';

/** Sent data matches its schema, and a viewer who follows the patches has the same view. Null if that holds. */
export function follows(before: State, after: State, events: readonly GameEvent[], viewer: Viewer): string | null {
  const from = plain(view(before, viewer)) as unknown as Json;
  const to = plain(view(after, viewer)) as unknown as Json;
  const ops = diff(from, to);
  if (!sameJson(applyOps(from, ops), to)) return `the patch does not lead to the view of ${viewer}`;
  const seen = plain(viewEvents(events, viewer));
  for (const steps of [ops, diff(null, to)])
    if (!staysItself(steps, seen)) return `the patch for ${viewer} is another once it is unpacked`;
  const shape = gameView.safeParse(to);
  if (!shape.success) return `the view of ${viewer} is not as agreed: ${shape.error.message.slice(0, 200)}`;
  return asAgreed(seen);
}

/** Events as they are sent match their schema. Null if they do. */
export function asAgreed(events: readonly EventView[]): string | null {
  for (const event of events) {
    const result = eventView.safeParse(event);
    if (!result.success)
      return `event ${event.n} (${event.type}) is not as agreed: ${result.error.message.slice(0, 200)}`;
  }
  return null;
}

function staysItself(ops: Op[], events: EventView[]): boolean {
  const patch: PatchMessage = { game: 1, seq: 2, from: 1, ops, events, undone: 0, undo: null };
  return sameJson(unpackPatch(packPatch(patch)) as unknown as Json, patch as unknown as Json);
}

export const isCommand = (command: Command): string | null =>
  commandSchema.safeParse(command).success ? null : `not a command: ${JSON.stringify(command)}`;
