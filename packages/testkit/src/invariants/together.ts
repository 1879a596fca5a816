import { type State, type View, type Viewer, view, views } from '@smash/engine';

/**
 * INFO-2: views built together for all viewers, reusing results of `apply`, reveal to each exactly what a separate view
 * of an uncached copy does.
 */
export function seenTogether(
  state: State,
  viewers: readonly Viewer[] = [...state.seats.keys(), 'spectator'],
  together: readonly View[] = views(state, viewers),
): string | null {
  const i = viewers.findIndex(
    (viewer, n) => JSON.stringify(together[n]) !== JSON.stringify(view({ ...state }, viewer)),
  );
  return i < 0 ? null : `seen together with the others ${viewers[i]} gets another view`;
}
