import { type State, type Viewer, view, views } from '@smash/engine';

/**
 * INFO-2: what is made once for all viewers, with what `apply` has worked out just before, tells none of them more or less
 * than the view of that one alone of a copy that nothing is remembered of.
 */
export function seenTogether(state: State): string | null {
  const viewers: Viewer[] = [...state.seats.keys(), 'spectator'];
  const together = views(state, viewers);
  const i = viewers.findIndex(
    (viewer, n) => JSON.stringify(together[n]) !== JSON.stringify(view({ ...state }, viewer)),
  );
  return i < 0 ? null : `seen together with the others ${viewers[i]} gets another view`;
}
