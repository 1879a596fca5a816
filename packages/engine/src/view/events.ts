import type { GameEvent } from '../kernel/game.ts';
import type { EventView, Viewer } from './types.ts';

/** Events as one viewer may know them: the secret part only for those it is meant for (INFO-1). */
export function viewEvents(events: readonly GameEvent[], viewer: Viewer): EventView[] {
  return events.map(({ secret, ...open }) => {
    const known = viewer !== 'spectator' && secret?.seats.includes(viewer) ? { ...open, ...secret.fields } : open;
    // Only what is there: the same bytes whether a field was never set or set to nothing.
    return JSON.parse(JSON.stringify(known)) as EventView;
  });
}
