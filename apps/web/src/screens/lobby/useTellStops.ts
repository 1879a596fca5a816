import { useEffect } from 'react';
import { useStore } from 'zustand';
import type { Session } from '../../game/online/session.ts';
import { useNet } from '../../game/online/useSession.ts';
import { settings } from '../../settings/settings.ts';
import { wishes } from '../../settings/stops.ts';

/** Sends this player's stops to the server: initially, after each sync, and whenever the settings change. */
export function useTellStops(session: Session, game: number, playing: boolean): void {
  const syncs = useNet(session, (net) => net.syncs);
  // Serialised, so that equal settings compare equal.
  const wanted = useStore(settings, (all) => JSON.stringify(wishes(all)));
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each game and each sync the server has forgotten it
  useEffect(() => {
    if (playing) void session.ask('passing', JSON.parse(wanted));
  }, [session, wanted, playing, game, syncs]);
}
