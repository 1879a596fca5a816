import { useState } from 'react';
import type { ChatProps } from '../../game/chat/types.ts';
import { say } from '../../i18n/say.ts';
import { Icon } from '../../ui/index.ts';
import { ChatSheet } from './ChatSheet.tsx';
import styles from './chat.module.css';

export const chatLabel = ({ fresh }: ChatProps): string =>
  fresh > 0 ? say('Chat, {fresh} new', { fresh }) : say('Chat');

/** Opens the chat; new lines show only as a number on it. */
export function ChatButton({ chat }: { chat: ChatProps }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-label={chatLabel(chat)}
        data-testid="btn-chat"
        onClick={() => setOpen(true)}
      >
        <Icon name="chat" size={18} />
        {chat.fresh > 0 ? <span className={styles.badge}>{Math.min(99, chat.fresh)}</span> : null}
      </button>
      {open ? <ChatSheet chat={chat} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
