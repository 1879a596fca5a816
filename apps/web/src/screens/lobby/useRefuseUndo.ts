import { useEffect } from 'react';
import { askedUndo } from '../../game/online/onlineClient.ts';
import type { Session } from '../../game/online/session.ts';
import { useNet } from '../../game/online/useSession.ts';
import { useSetting } from '../../settings/settings.ts';

/** Refuses undo requests automatically for players who want none: the others see only a refusal. */
export function useRefuseUndo(session: Session): void {
  const blocked = useSetting('blockUndo');
  const asked = useNet(session, (net) => askedUndo(net.undoAsk, net.view));
  useEffect(() => {
    if (blocked && asked !== null) void session.ask('answerUndo', { id: asked, allow: false });
  }, [session, blocked, asked]);
}
