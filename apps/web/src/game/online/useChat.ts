import { useMemo } from 'react';
import { useShallow } from 'zustand/react/shallow';
import { useSetting } from '../../settings/settings.ts';
import type { ChatProps } from '../chat/types.ts';
import { type ChatState, chatOf } from './chat.ts';
import type { Session } from './session.ts';
import { useNet } from './useSession.ts';

const parts = ({ chat, hushed, seat, muted, chatRead }: ChatState): ChatState => ({
  chat,
  hushed,
  seat,
  muted,
  chatRead,
});

/** The chat of the room; null if chat is switched off. */
export function useChat(session: Session): ChatProps | null {
  const on = useSetting('chat');
  const state = useNet(session, useShallow(parts));
  return useMemo(() => (on ? chatOf(session, state) : null), [session, on, state]);
}
