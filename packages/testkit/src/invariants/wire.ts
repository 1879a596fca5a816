import { type Command, type GameEvent, type State, type Viewer, view, viewEvents } from '@smash/engine';
import {
  applyOps,
  command as commandSchema,
  diff,
  eventView,
  gameView,
  type Json,
  plain,
  sameJson,
} from '@smash/protocol';

/** What is sent fits its schema, and a viewer who follows the patches has the view itself. Null when that holds. */
export function follows(before: State, after: State, events: readonly GameEvent[], viewer: Viewer): string | null {
  const from = plain(view(before, viewer)) as unknown as Json;
  const to = plain(view(after, viewer)) as unknown as Json;
  if (!sameJson(applyOps(from, diff(from, to)), to)) return `the patch does not lead to the view of ${viewer}`;
  const shape = gameView.safeParse(to);
  if (!shape.success) return `the view of ${viewer} is not as agreed: ${shape.error.message.slice(0, 200)}`;
  for (const event of viewEvents(events, viewer)) {
    const result = eventView.safeParse(event);
    if (!result.success)
      return `event ${event.n} (${event.type}) is not as agreed: ${result.error.message.slice(0, 200)}`;
  }
  return null;
}

export const isCommand = (command: Command): string | null =>
  commandSchema.safeParse(command).success ? null : `not a command: ${JSON.stringify(command)}`;
