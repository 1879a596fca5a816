import { memo, type ReactNode, useState } from 'react';
import type { GameState } from '../../game/client.ts';
import { msg, say } from '../../i18n/say.ts';
import { Icon, Logo, Ribbon, SeatMark } from '../../ui/index.ts';
import type { View } from '../../view/types.ts';
import { hasPiles, PilesButton, PilesSheet } from '../board/Piles.tsx';
import { ChatButton, chatLabel } from '../chat/ChatButton.tsx';
import { ChatSheet } from '../chat/ChatSheet.tsx';
import { PHASES, sayTurn } from '../model/words.ts';
import { passingItems } from '../prompt/Passing.tsx';
import { useTable } from '../state/context.ts';
import { handPeeks, hasNews, type Layout } from '../state/useLayout.ts';
import { Connection } from './Connection.tsx';
import { Menu } from './Menu.tsx';
import styles from './topbar.module.css';
import { useStopToggles } from './useStopToggles.ts';

const SETUP = msg('Setup');

/**
 * The steps to show: all, or as many as fit around the current one. Before the first turn they begin with the setup.
 */
function steps(phase: string, most: number): string[] {
  const words = PHASES.map((p) => say(p.word));
  if (phase === 'setup') return [say(SETUP), ...words].slice(0, most);
  const at = Math.max(
    0,
    PHASES.findIndex((p) => p.phase === phase),
  );
  const before = most > 1 ? 1 : 0;
  const first = Math.min(Math.max(0, at - before), Math.max(0, words.length - most));
  return words.slice(first, first + most);
}

/** The most steps that fit a phone's bar: one beside the last event, two beside an extra sign. */
function mostSteps(phone: boolean, isShared: boolean, isLate: boolean): number {
  if (!phone) return PHASES.length + 1;
  if (isShared) return 1;
  return isLate ? 2 : 3;
}

/** Where the game is, if not in a room. */
function placeWord({ past, bots, title }: Pick<GameState, 'past' | 'bots' | 'title'>): string {
  if (title !== null) return title;
  if (past !== null) return say('Replay');
  return bots?.levels.filter((level) => !level).length === 1 ? say('Against bots') : say('Pass and play');
}

interface TopBarProps {
  onHelp(): void;
  onSettings(): void;
  onLog: (() => void) | null;
  /** Placed in the free space. */
  children?: ReactNode;
}

/** The number of the turn; before the first turn the setup, if there is room for it. */
function whenOf({ turn, phase }: View, layout: Layout): string[] {
  if (turn > 0) return [say('Turn {n}', { n: turn })];
  return phase === 'setup' && layout === 'desktop' ? [say(SETUP)] : [];
}

/** The number of the turn, shown beside the last event; in landscape with the mark of the current player. */
function TurnBeside() {
  const { view, layout } = useTable('view', 'layout');
  if (view.turn === 0) return null;
  return (
    <span className={`d mut ${styles.short}`}>
      {layout === 'landscape' && view.current !== null ? <SeatMark seat={view.current} size={18} /> : null}
      {say('Turn {n}', { n: view.turn })}
    </span>
  );
}

export const TopBar = memo(function TopBar({ onHelp, onSettings, onLog, children }: TopBarProps) {
  const { view, game, chat, menu, passing, connection, room, past, title, layout, name, bots } = useTable(
    'view',
    'game',
    'chat',
    'menu',
    'passing',
    'connection',
    'room',
    'past',
    'title',
    'layout',
    'name',
    'bots',
  );
  const phone = handPeeks(layout);
  const news = hasNews(layout);
  // On a phone, whatever stands beside the steps replaces most of them.
  const beside = phone && Boolean(children);
  const step = PHASES.find((p) => p.phase === view.phase);
  const word = view.phase === 'setup' ? SETUP : step?.word;
  const current = word ? say(word) : '';
  const shared = hasPiles(view);
  const [piles, setPiles] = useState(false);
  const stops = useStopToggles();
  const [talking, setTalking] = useState(false);
  const talk = chat && phone ? [{ label: chatLabel(chat), onSelect: () => setTalking(true) }] : [];
  const decks = shared ? [{ label: say('Shared decks'), onSelect: () => setPiles(true) }] : [];
  const items = [
    ...(onLog && phone ? [{ label: say('Log'), onSelect: onLog }] : []),
    ...talk,
    ...decks,
    ...passingItems(game, passing),
    { label: say('Settings'), onSelect: onSettings },
    { label: say('Keyboard and help'), onSelect: onHelp },
    ...menu.filter((entry) => !entry.ends),
    ...menu.filter((entry) => entry.ends),
  ];
  const lost = connection.state !== 'online';
  return (
    <header
      className={styles.topbar}
      data-testid="topbar"
      data-lost={(lost && !news) || undefined}
      data-told={beside || undefined}
    >
      {phone ? null : <Logo size={30} />}
      {(room && !beside) || !phone ? (
        <span className={styles.room}>{room?.code ?? placeWord({ past, bots, title })}</span>
      ) : null}
      {phone ? null : (
        <span className={styles.turn}>{[...whenOf(view, layout), ...sayTurn(view, name)].join(' · ')}</span>
      )}
      <Ribbon
        phases={steps(view.phase, mostSteps(phone, beside, room?.late === true))}
        current={current}
        {...(passing && !passing.between && !phone && step ? { toggles: stops } : {})}
      />
      {beside ? <TurnBeside /> : null}
      {children ?? <span className="grow" />}
      {shared && !phone && !news ? <PilesButton onOpen={() => setPiles(true)} /> : null}
      {piles ? <PilesSheet onClose={() => setPiles(false)} /> : null}
      {lost && !news ? <Connection text={connection.text} /> : null}
      {phone && !beside && view.turn > 0 ? (
        <span className={`d mut ${styles.short}`}>{say('T{n}', { n: view.turn })}</span>
      ) : null}
      {room?.late ? (
        <span
          className={styles.watchers}
          data-testid="late-rule"
          title={say('Spectators see all hands, two rounds late')}
        >
          <Icon name="hand" />
          {phone || layout === 'portrait' ? null : <span aria-hidden="true">{say('{n} rounds late', { n: 2 })}</span>}
          <span className="vh">{say('Spectators see all hands, two rounds late')}</span>
        </span>
      ) : null}
      {room && !phone ? (
        <span className={styles.watchers}>
          <Icon name="eye" />
          <span aria-hidden="true">{room.watchers}</span>
          <span className="vh">{say('{n} watching', { n: room.watchers })}</span>
        </span>
      ) : null}
      {chat && !phone ? <ChatButton chat={chat} /> : null}
      {chat && talking ? <ChatSheet chat={chat} onClose={() => setTalking(false)} /> : null}
      {onLog && layout === 'portrait' ? (
        <button type="button" className={styles.ibtn} aria-label={say('Log')} onClick={onLog} data-testid="btn-log">
          <Icon name="log" />
        </button>
      ) : null}
      <Menu items={items} fresh={phone && chat && chat.fresh > 0 ? chatLabel(chat) : null} />
    </header>
  );
});
