import type { LobbyView } from '@smash/protocol';
import { isPlaying } from '../../game/online/onlineClient.ts';
import type { Session } from '../../game/online/session.ts';
import { useNet } from '../../game/online/useSession.ts';
import { useRefuseUndo } from './useRefuseUndo.ts';
import { useTellNotices } from './useTellNotices.ts';
import { useTellStops } from './useTellStops.ts';

/** What a page does for each seat it holds, whether or not that player has the screen. */
export function SeatDuties({ session, lobby }: { session: Session; lobby: LobbyView }) {
  const playing = useNet(session, ({ view }) => view !== null && isPlaying(view, lobby));
  useTellStops(session, lobby.game, playing);
  useRefuseUndo(session);
  useTellNotices(session);
  return null;
}
