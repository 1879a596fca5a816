import type { LobbyView } from '@smash/protocol';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useStore } from 'zustand';
import {
  BOT_LEVELS,
  BOT_STYLES,
  type BotLevel,
  type BotStyle,
  botWord,
  levelWord,
  styleWord,
} from '../../game/bots/levels.ts';
import type { Session } from '../../game/online/session.ts';
import type { SharedScreen } from '../../game/online/sharedScreen.ts';
import { msg, say } from '../../i18n/say.ts';
import { rememberName } from '../../settings/names.ts';
import { settings } from '../../settings/settings.ts';
import { Button, Icon, SeatBand, SeatMark, seatLetter } from '../../ui/index.ts';
import { NameField } from '../../ui/NameField.tsx';
import { useNameForm } from '../../ui/useNameForm.ts';
import { AddHere } from './AddHere.tsx';
import styles from './lobby.module.css';
import { starts } from './startable.ts';

export interface SeatsProps {
  session: Session;
  screen: SharedScreen;
  lobby: LobbyView;
  you: number | null;
  onInvite(): void;
}

type Seat = LobbyView['seats'][number];

export function Seats({ session, screen, lobby, you, onInvite }: SeatsProps) {
  const sessions = useStore(screen.store, (state) => state.sessions);
  const [adding, setAdding] = useState<number | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const closeForm = (seat: number) => {
    flushSync(() => setAdding(null));
    list.current?.children[seat]?.querySelector<HTMLElement>('[data-opens-form]')?.focus();
  };
  const canSit = session.role === 'player';
  const kind = openKind(lobby, you, canSit);
  const unlock = () => void session.ask('lock', { lock: 'open' });
  return (
    <ul className={styles.seats} ref={list}>
      {lobby.seats.map((seat, i) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          key={i}
          className={styles.seat}
          data-seat={i}
          data-open={!seat.taken || undefined}
          data-testid={`seat-${i}`}
        >
          <SeatBand />
          <SeatMark seat={i} size={34} />
          {heldHere(sessions, i) ? (
            <Own
              session={heldHere(sessions, i)!}
              seat={seat}
              words={[i === lobby.host ? say('host') : '', i === you ? say('you') : say('on this screen')]}
              host={starts(lobby, i)}
            />
          ) : null}
          {!heldHere(sessions, i) && seat.taken ? (
            <Other lobby={lobby} seat={i} isToHost={you === lobby.host}>
              {you === lobby.host && seat.bot ? (
                <BotChoice session={session} seat={i} level={seat.bot} style={seat.style} />
              ) : null}
              {you === lobby.host && (!seat.here || seat.bot) ? (
                <Button small onClick={() => void session.ask('free', { seat: i })}>
                  {seat.bot ? say('Remove') : say('Free the seat')}
                </Button>
              ) : null}
            </Other>
          ) : null}
          {!seat.taken && adding === i ? <AddHere screen={screen} seat={i} onDone={() => closeForm(i)} /> : null}
          {!seat.taken && adding !== i ? (
            <Open
              letter={seatLetter(i)}
              was={seat.was}
              kind={kind}
              onInvite={onInvite}
              onUnlock={you !== null && you === lobby.host ? unlock : null}
              onBot={
                you !== null && you === lobby.host
                  ? () => void session.ask('bot', { seat: i, level: settings.getState().botLevel })
                  : null
              }
              onHere={kind === 'inviting' && canSit ? () => setAdding(i) : null}
            />
          ) : null}
        </li>
      ))}
    </ul>
  );
}

/** The session of a seat held on this page. */
const heldHere = (sessions: readonly Session[], seat: number): Session | undefined =>
  sessions.find((one) => one.store.getState().seat === seat);

/** The kind of text that an open seat shows to the viewer. */
function openKind({ lock }: LobbyView, you: number | null, canSit: boolean): Parameters<typeof Open>[0]['kind'] {
  if (lock !== 'open') return 'locked';
  if (you !== null) return 'inviting';
  return canSit ? 'yours' : 'empty';
}

function Readiness({ seat, host }: { seat: Seat; host: boolean }) {
  // The host gets ready by pressing Start.
  if (host && !seat.ready) return <span className={`${styles.ready} mut`}>{say('starts the game')}</span>;
  return seat.ready ? (
    <span className={styles.ready}>
      <Icon name="check" />
      {say('Ready')}
    </span>
  ) : (
    <span className={`${styles.ready} mut`}>{say('Not ready')}</span>
  );
}

interface OtherProps {
  lobby: LobbyView;
  seat: number;
  /** The viewer is the host. */
  isToHost: boolean;
  children: React.ReactNode;
}

function Other({ lobby, seat: i, isToHost, children }: OtherProps) {
  const seat = lobby.seats[i]!;
  const host = i === lobby.host;
  const beside = lobby.seats[seat.screen];
  const about = [
    host ? say('host') : '',
    seat.bot && !isToHost ? botWord(seat.bot) : '',
    beside && beside !== seat ? say('on {name}’s screen', { name: beside.name }) : '',
    seat.here ? '' : say('away'),
  ]
    .filter(Boolean)
    .join(' · ');
  return (
    <>
      <span className="grow">
        <b className={styles.name}>{seat.name}</b>
        <span className={`mut ${styles.about}`}>{about || (seat.bot ? '' : say('guest'))}</span>
      </span>
      {children}
      {seat.bot ? null : <Readiness seat={seat} host={starts(lobby, i)} />}
    </>
  );
}

const OPEN = {
  locked: msg('Locked: no one new can sit'),
  inviting: msg('share the link'),
  yours: msg('yours, if you like'),
  empty: msg('nobody sits here'),
};

interface OpenProps {
  letter: string;
  /** The player who had this seat in the game being continued; '' = unknown. */
  was: string;
  kind: keyof typeof OPEN;
  onInvite(): void;
  /** The host's action; null for everybody else. */
  onUnlock: (() => void) | null;
  onBot: (() => void) | null;
  /** Lets another person at this screen take the seat; null = not possible. */
  onHere: (() => void) | null;
}

function Open({ letter, was, kind, onInvite, onUnlock, onBot, onHere }: OpenProps) {
  return (
    <>
      <span className="grow">
        <b className={styles.name}>{say('Open seat')}</b>
        <span className={`mut ${styles.about}`}>{was ? say('was {name}’s', { name: was }) : say(OPEN[kind])}</span>
      </span>
      <span className={styles.acts}>
        {kind === 'locked' && onUnlock ? (
          <Button small testid="unlock" onClick={onUnlock}>
            <Icon name="lock" />
            {say('Unlock')}
          </Button>
        ) : null}
        {onBot ? (
          <Button small testid={`add-bot-${letter}`} onClick={onBot}>
            {say('Add a bot')}
          </Button>
        ) : null}
        {onHere ? (
          <Button
            small
            testid={`add-here-${letter}`}
            data-opens-form
            aria-label={say('Add a player on this device to seat {letter}', { letter })}
            onClick={onHere}
          >
            {say('Play here')}
          </Button>
        ) : null}
        {kind === 'inviting' ? (
          <Button small onClick={onInvite} aria-label={say('Invite somebody to seat {letter}', { letter })}>
            <Icon name="share" />
            {say('Invite')}
          </Button>
        ) : null}
      </span>
    </>
  );
}

interface BotChoiceProps {
  session: Session;
  seat: number;
  level: BotLevel;
  style: BotStyle;
}

/** The host's choice of how well and in what style a bot plays. */
function BotChoice({ session, seat, level, style }: BotChoiceProps) {
  return (
    <span className={styles.botchoice}>
      <select
        value={level}
        aria-label={say('Level of the bot in seat {letter}', { letter: seatLetter(seat) })}
        data-testid={`bot-level-${seat}`}
        onChange={({ target }) => {
          const chosen = BOT_LEVELS.find((one) => one === target.value);
          if (chosen) void session.ask('bot', { seat, level: chosen });
        }}
      >
        {BOT_LEVELS.map((one) => (
          <option key={one} value={one}>
            {levelWord(one)}
          </option>
        ))}
      </select>
      <select
        value={style}
        aria-label={say('How {letter} plays', { letter: seatLetter(seat) })}
        data-testid={`bot-style-${seat}`}
        onChange={({ target }) => {
          const chosen = BOT_STYLES.find((one) => one === target.value);
          if (chosen) void session.ask('bot', { seat, style: chosen });
        }}
      >
        {BOT_STYLES.map((one) => (
          <option key={one} value={one}>
            {styleWord(one)}
          </option>
        ))}
      </select>
    </span>
  );
}

function Rename({ session, name: old, onDone }: { session: Session; name: string; onDone(): void }) {
  const rename = async (name: string) => {
    if (!(await session.ask('name', { name }))) return;
    rememberName(name);
    onDone();
  };
  const { field, onSubmit } = useNameForm(old, rename, { takesFocus: true });
  return (
    <form className={styles.rename} onSubmit={onSubmit}>
      <NameField {...field} testid="rename" />
      <Button small type="submit" testid="rename-ok">
        {say('Save')}
      </Button>
    </form>
  );
}

interface OwnProps {
  session: Session;
  seat: Seat;
  host: boolean;
  /** Texts about the seat. */
  words: readonly string[];
}

function Own({ session, seat, host, words }: OwnProps) {
  const [editing, setEditing] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => {
    flushSync(() => setEditing(false));
    opener.current?.focus();
  };
  if (editing) return <Rename session={session} name={seat.name} onDone={close} />;
  return (
    <>
      <span className="grow">
        <b className={styles.name}>{seat.name}</b>
        <span className={`mut ${styles.about}`}>{words.filter(Boolean).join(' · ')}</span>
      </span>
      <span className={styles.own}>
        <button
          ref={opener}
          type="button"
          className="link"
          data-testid="change-name"
          data-opens-form
          onClick={() => setEditing(true)}
        >
          {say('Change name')}
        </button>
        <button type="button" className="link" data-testid="leave-seat" onClick={() => void session.leaveSeat()}>
          {say('Leave seat')}
        </button>
      </span>
      {host && !seat.ready ? null : <Readiness seat={seat} host={host} />}
    </>
  );
}
