import { useEffect } from 'react';
import type { Session } from '../net/session.ts';
import { useNet } from '../net/useSession.ts';
import { useSetting } from '../settings/settings.ts';
import type { TableUndo, View } from '../table/types.ts';

/** Taking back over the wire. Who wants no requests refuses them here: the others see only that it was refused. */
export function useTableUndo(session: Session, { viewer }: View): TableUndo {
  const next = useNet(session, (net) => net.undo);
  const ask = useNet(session, (net) => net.undoAsk);
  const blocked = useSetting('blockUndo');
  const wanted = ask && typeof viewer === 'number' && ask.waiting.includes(viewer) ? ask.id : null;
  const answer = (id: number, allow: boolean) => void session.ask('answerUndo', { id, allow });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each request is answered once
  useEffect(() => {
    if (blocked && wanted !== null) answer(wanted, false);
  }, [blocked, wanted]);
  const mine = wanted !== null && !blocked ? wanted : null;
  return {
    next,
    request: ask && {
      seat: ask.seat,
      label: ask.label,
      barred: ask.barred,
      until: ask.until,
      waiting: ask.waiting,
      answer: mine === null ? null : (allow) => answer(mine, allow),
    },
    take: (step) => void session.ask('undo', { step }),
    ask: (step) => void session.ask('askUndo', { step }),
  };
}
