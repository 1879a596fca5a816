import { CHAT_LENGTH, PHRASES } from '@smash/protocol';
import { useEffect, useRef, useState } from 'react';
import { nameOf, shownLines, speakers, WATCHERS, wordsOf } from '../../game/chat/model.ts';
import type { ChatProps } from '../../game/chat/types.ts';
import { say } from '../../i18n/say.ts';
import { Button, SeatMark, Sheet } from '../../ui/index.ts';
import styles from './chat.module.css';

/** The chat. Names and lines are text and nothing else. */
export function ChatSheet({ chat, onClose }: { chat: ChatProps; onClose(): void }) {
  const lines = shownLines(chat.lines, chat.muted);
  const list = useRef<HTMLDivElement>(null);
  const { read } = chat;
  const last = chat.lines.at(-1)?.n;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new line is read while this is open
  useEffect(() => {
    read();
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [last]);
  return (
    <Sheet title={say('Chat')} surface="panel" onClose={onClose} testid="chat" footer={<Say chat={chat} />}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling list must be reachable by keyboard */}
      <div className={styles.list} role="log" aria-label={say('Chat')} ref={list} tabIndex={0}>
        {lines.length === 0 ? <p className="mut">{say('Nobody has said anything yet.')}</p> : null}
        <ol>
          {lines.map((line) => (
            <li key={line.n} className={styles.line} data-seat={line.seat ?? undefined}>
              {line.seat === null ? <span /> : <SeatMark seat={line.seat} size={20} silent />}
              <span>
                <b>{nameOf(line)}</b> {wordsOf(line)}
              </span>
            </li>
          ))}
        </ol>
      </div>
      <Mute chat={chat} />
    </Sheet>
  );
}

function Say({ chat }: { chat: ChatProps }) {
  const [text, setText] = useState('');
  const silent = chat.seat === null && chat.hushed;
  const send = async () => {
    if (text.trim() !== '' && (await chat.say({ text }))) setText('');
  };
  if (silent) return <p className="mut">{say('The players have muted spectators.')}</p>;
  return (
    <div className={styles.say}>
      <ul className={styles.phrases} aria-label={say('Quick phrases')}>
        {PHRASES.map((words, phrase) => (
          <li key={words}>
            <button type="button" onClick={() => void chat.say({ phrase })}>
              {say(words)}
            </button>
          </li>
        ))}
      </ul>
      <form
        className={styles.own}
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <input
          aria-label={say('Say something')}
          value={text}
          maxLength={CHAT_LENGTH}
          onChange={(event) => setText(event.target.value)}
          data-testid="chat-text"
          autoComplete="off"
        />
        <Button type="submit" kind="primary" testid="chat-send">
          {say('Send')}
        </Button>
      </form>
    </div>
  );
}

function Mute({ chat }: { chat: ChatProps }) {
  const others = speakers(chat.lines, chat.seat);
  return (
    <div className={styles.mute}>
      {others.map(({ id, name }) => (
        <label key={id}>
          <input
            type="checkbox"
            checked={!chat.muted.has(id)}
            onChange={(event) => chat.mute(id, !event.target.checked)}
          />{' '}
          {id === WATCHERS ? say('Show spectators’ messages') : say('Show {name}’s messages', { name })}
        </label>
      ))}
      {chat.seat === null ? null : (
        <label>
          <input type="checkbox" checked={chat.hushed} onChange={(event) => chat.hush(event.target.checked)} />{' '}
          {say('Mute spectators')}
        </label>
      )}
    </div>
  );
}
