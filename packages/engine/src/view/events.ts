import type { GameEvent } from '../core/game.ts';
import type { Viewer } from '../core/sight.ts';
import type { EventView } from './types.ts';

/** Events as one viewer may know them: the secret part only for its recipients (INFO-1). */
export function viewEvents(events: readonly GameEvent[], viewer: Viewer): EventView[] {
  return events.map((event) => {
    const { secret } = event;
    const known = viewer !== 'spectator' && secret?.seats.includes(viewer) ? { ...event, ...secret.fields } : event;
    const view = withoutGaps(known) as EventView & Pick<GameEvent, 'secret'>;
    if (secret) delete view.secret;
    return view;
  });
}

/** A copy of the fields that are set, so that an unset field and an empty one give the same bytes. */
function withoutGaps(value: object): object {
  if (Array.isArray(value))
    return value.map((one) => (typeof one === 'object' && one !== null ? withoutGaps(one) : one));
  const copy: Record<string, unknown> = {};
  const members = value as Record<string, unknown>;
  for (const key in members) {
    const one = members[key];
    if (one !== undefined) copy[key] = typeof one === 'object' && one !== null ? withoutGaps(one) : one;
  }
  return copy;
}
