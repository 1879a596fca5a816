import { useEffect } from 'react';
import { askedUndo } from '../../game/online/onlineClient.ts';
import type { Session } from '../../game/online/session.ts';
import { useNet } from '../../game/online/useSession.ts';
import { useSetting } from '../../settings/settings.ts';

/** Refuses undo requests automatically for a player who wants none: the others only see a refusal. */
export function useRefuseUndo(session: Session): void {
  const blocked = useSetting('blockUndo');
  const asked = useNet(session, (net) => askedUndo(net.undoAsk, net.view));
  useEffect(() => {
    if (blocked && asked !== null) void session.ask('answerUndo', { id: asked, allow: false });
  }, [session, blocked, asked]);
}
