import { useMemo } from 'react';
import type { Session } from '../net/session.ts';
import { useNet } from '../net/useSession.ts';
import { useSetting } from '../settings/settings.ts';
import { atFirst, unread } from './model.ts';
import type { ChatProps } from './types.ts';

/** The chat of the room, or null where one has switched it off. */
export function useChat(session: Session): ChatProps | null {
  const on = useSetting('chat');
  const lines = useNet(session, (net) => net.chat);
  const hushed = useNet(session, (net) => net.hushed);
  const seat = useNet(session, (net) => net.seat);
  const chosen = useNet(session, (net) => net.muted);
  const seen = useNet(session, (net) => net.chatRead);
  return useMemo(() => {
    if (!on) return null;
    const muted = chosen ?? atFirst(seat);
    const last = lines.at(-1)?.n ?? 0;
    return {
      lines,
      hushed,
      seat,
      muted,
      fresh: unread(lines, muted, seen, seat),
      say: (said) => session.ask('chat', said),
      hush: (to) => void session.ask('hush', { on: to }),
      mute(who, to) {
        const next = new Set(muted);
        if (to) next.add(who);
        else next.delete(who);
        session.store.setState({ muted: next });
      },
      read: () => session.store.setState({ chatRead: last }),
    };
  }, [session, on, lines, hushed, seat, chosen, seen]);
}
