import { useEffect } from 'react';
import { useStore } from 'zustand';
import type { Session } from '../net/session.ts';
import { useNet } from '../net/useSession.ts';
import { settings } from '../settings/settings.ts';
import { wishes } from '../settings/stops.ts';
import type { TableProps } from '../table/types.ts';

/** Tells the server how this player wants to be asked: at first, after each sync, and whenever it is set up otherwise. */
export function usePassing(session: Session, game: number, playing: boolean): TableProps['passing'] {
  const now = useNet(session, (net) => net.passing);
  const syncs = useNet(session, (net) => net.syncs);
  // As text, which is the same as long as it says the same.
  const wanted = useStore(settings, (all) => JSON.stringify(wishes(all)));
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each game and each sync the server has forgotten it
  useEffect(() => {
    if (playing) void session.ask('passing', JSON.parse(wanted));
  }, [session, wanted, playing, game, syncs]);
  return playing ? { now, want: (change) => void session.ask('passing', change) } : null;
}
