import { atFirst, unread } from '../chat/model.ts';
import type { ChatProps } from '../chat/types.ts';
import type { Session } from './session.ts';
import type { NetState } from './store.ts';

export type ChatState = Pick<NetState, 'chat' | 'hushed' | 'seat' | 'muted' | 'chatRead'>;

/** The chat of a room, as its page reads and writes it. */
export function chatOf(session: Session, { chat: lines, hushed, seat, muted: chosen, chatRead }: ChatState): ChatProps {
  const muted = chosen ?? atFirst(seat);
  const last = lines.at(-1)?.n ?? 0;
  return {
    lines,
    hushed,
    seat,
    muted,
    fresh: unread(lines, muted, chatRead, seat),
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
}
