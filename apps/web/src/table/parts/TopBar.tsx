import { memo, useState } from 'react';
import { ChatButton, chatLabel } from '../../chat/ChatButton.tsx';
import { ChatSheet } from '../../chat/ChatSheet.tsx';
import { Icon, Logo, Ribbon } from '../../ui/index.ts';
import { say } from '../../words/say.ts';
import { useTable } from '../context.ts';
import { PHASES, sayTurn } from '../model/words.ts';
import { handPeeks } from '../useLayout.ts';
import { passingItems } from './Passing.tsx';
import { hasPiles, PilesButton, PilesSheet } from './Piles.tsx';
import styles from './topbar.module.css';
import { useStopToggles } from './useStopToggles.ts';

/** Steps shown: all of them, or on a phone the one before, the current and the next. */
function steps(phase: string, short: boolean): string[] {
  const words = PHASES.map((p) => say(p.word));
  if (!short) return words;
  const at = Math.max(
    0,
    PHASES.findIndex((p) => p.phase === phase),
  );
  const first = Math.min(Math.max(0, at - 1), words.length - 3);
  return words.slice(first, first + 3);
}

interface TopBarProps {
  onHelp(): void;
  onSettings(): void;
  onLog: (() => void) | null;
}

export const TopBar = memo(function TopBar({ onHelp, onSettings, onLog }: TopBarProps) {
  const { view, props, layout, name } = useTable();
  const [open, setOpen] = useState(false);
  const phone = handPeeks(layout);
  const step = PHASES.find((p) => p.phase === view.phase);
  const current = step ? say(step.word) : '';
  const shared = hasPiles(view.piles);
  const [piles, setPiles] = useState(false);
  const { chat } = props;
  const stops = useStopToggles();
  const [talking, setTalking] = useState(false);
  const talk = chat && phone ? [{ label: chatLabel(chat), onSelect: () => setTalking(true) }] : [];
  const decks = shared ? [{ label: say('Shared decks'), onSelect: () => setPiles(true) }] : [];
  const items = [
    ...decks,
    ...talk,
    ...(onLog && phone ? [{ label: say('Log'), onSelect: onLog }] : []),
    ...props.menu,
    ...passingItems(props.passing),
    { label: say('Settings'), onSelect: onSettings },
    { label: say('Keyboard and help'), onSelect: onHelp },
  ];
  const lost = props.connection.state !== 'online';
  return (
    <header className={styles.topbar} data-testid="topbar" data-lost={lost || undefined}>
      {phone ? null : <Logo size={30} />}
      {props.room || !phone ? (
        <span className={styles.room}>
          {props.room?.code ?? (props.past === undefined ? say('One screen') : say('Replay'))}
        </span>
      ) : null}
      {phone ? null : (
        <span className={styles.turn}>{[say('Turn {n}', { n: view.turn }), ...sayTurn(view, name)].join(' · ')}</span>
      )}
      <Ribbon
        phases={steps(view.phase, phone)}
        current={current}
        {...(props.passing && !phone ? { toggles: stops } : {})}
      />
      <span className="grow" />
      {shared && !phone ? <PilesButton onOpen={() => setPiles(true)} /> : null}
      {piles ? <PilesSheet onClose={() => setPiles(false)} /> : null}
      {lost ? (
        <span className={styles.lost} role="status" data-testid="connection">
          {props.connection.text}
        </span>
      ) : null}
      {phone ? <span className={`d mut ${styles.short}`}>{say('T{n}', { n: view.turn })}</span> : null}
      {props.room && !phone ? (
        <span className={styles.watchers}>
          <Icon name="eye" />
          <span aria-hidden="true">{props.room.watchers}</span>
          <span className="vh">{say('{n} watching', { n: props.room.watchers })}</span>
        </span>
      ) : null}
      {chat && !phone ? <ChatButton chat={chat} /> : null}
      {chat && talking ? <ChatSheet chat={chat} onClose={() => setTalking(false)} /> : null}
      {onLog && !phone ? (
        <button type="button" className={styles.ibtn} aria-label={say('Log')} onClick={onLog} data-testid="btn-log">
          <Icon name="log" />
        </button>
      ) : null}
      <span className={styles.menu}>
        <button
          type="button"
          className={styles.ibtn}
          aria-label={phone && chat && chat.fresh > 0 ? `${say('Menu')}, ${chatLabel(chat)}` : say('Menu')}
          aria-expanded={open}
          onClick={() => setOpen(!open)}
          data-testid="btn-menu"
        >
          <Icon name="menu" size={18} />
          {phone && chat && chat.fresh > 0 ? <span className={styles.dot} /> : null}
        </button>
        {open ? (
          <ul className={styles.list}>
            {items.map((item) => (
              <li key={item.label}>
                <button
                  type="button"
                  onClick={() => {
                    setOpen(false);
                    item.onSelect();
                  }}
                >
                  {item.label}
                </button>
              </li>
            ))}
          </ul>
        ) : null}
      </span>
    </header>
  );
});
