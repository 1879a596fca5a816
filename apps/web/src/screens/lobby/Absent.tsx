import type { AwayChoice, LobbyView, SeatAsk } from '@smash/protocol';
import type { ReactNode } from 'react';
import type { Session } from '../../game/online/session.ts';
import { say } from '../../i18n/say.ts';
import { myName } from '../../settings/names.ts';
import styles from '../../table/notes/notes.module.css';
import { Button } from '../../ui/index.ts';

type Open =
  /** What should happen to an absent player? `isOpen`: somebody may sit in, but nobody does yet. */
  | { what: 'choose'; seat: number; isOpen: boolean }
  /** Requests to take over the seat; a spectator sees only their own. */
  | { what: 'asked'; ask: SeatAsk }
  /** Spectators may ask to take over the seat. */
  | { what: 'free'; seat: number };

/** The message about an absent player, if any. `playing`: the viewer is still in the game. */
export function absentNow(
  lobby: LobbyView,
  you: number | null,
  asks: readonly SeatAsk[],
  playing: boolean,
): Open | null {
  const ask = asks.find((one) => one.vote === '') ?? asks[0];
  if (ask) return { what: 'asked', ask };
  const first = (state: 'choose' | 'open') => lobby.seats.findIndex(({ absence }) => absence === state);
  const [chosen, open] = [first('choose'), first('open')];
  if (you === null) return open < 0 ? null : { what: 'free', seat: open };
  if (chosen >= 0) return { what: 'choose', seat: chosen, isOpen: false };
  return open < 0 || !playing ? null : { what: 'choose', seat: open, isOpen: true };
}

interface AbsentProps {
  session: Session;
  lobby: LobbyView;
  open: Open;
}

/** The choice about an absent player, for the players and for a spectator who could take over. */
export function Absent({ session, lobby, open }: AbsentProps) {
  const seat = open.what === 'asked' ? open.ask.seat : open.seat;
  const name = lobby.seats[seat]?.name ?? '';
  if (open.what === 'asked') {
    const { ask } = open;
    const answer = (allow: boolean) => () => void session.ask('answerSeat', { watcher: ask.watcher, seat, allow });
    return ask.own ? (
      <Note name={name}>
        <p>{say('You have asked to sit in for {name}. The players decide.', { name })}</p>
        <Button testid="withdraw" onClick={() => void session.ask('withdraw')}>
          {say('Withdraw')}
        </Button>
      </Note>
    ) : (
      <Note name={name}>
        <p>{say('{who} is watching and asks to sit in for {name}. Majority decides.', { who: ask.name, name })}</p>
        <span className={styles.choices}>
          <Button kind="primary" testid="seat-yes" aria-pressed={ask.vote === 'yes'} onClick={answer(true)}>
            {ask.vote === 'yes' ? '✓ ' : ''}
            {say('Let them sit in')}
          </Button>
          <Button testid="seat-no" aria-pressed={ask.vote === 'no'} onClick={answer(false)}>
            {ask.vote === 'no' ? '✓ ' : ''}
            {say('Decline')}
          </Button>
        </span>
      </Note>
    );
  }
  if (open.what === 'free')
    return (
      <Note name={name}>
        <p>{say('{name} is away. You may ask to sit in until they are back.', { name })}</p>
        <Button kind="primary" testid="sit-in" onClick={() => void session.ask('standIn', { seat, name: myName() })}>
          {say('Ask to sit in')}
        </Button>
      </Note>
    );
  const choose = (choice: AwayChoice) => () => void session.ask('away', { seat, choice });
  return (
    <Note name={name}>
      <p>
        {open.isOpen
          ? say('{name} is away. Whoever watches may ask to sit in. You can still choose otherwise.', { name })
          : say('{name} has been away for a minute. What now? Majority decides.', { name })}
      </p>
      <span className={styles.choices}>
        <Button testid="away-wait" onClick={choose('wait')}>
          {say('Wait')}
        </Button>
        {!open.isOpen && (
          <Button testid="away-hand" onClick={choose('hand')}>
            {say('Let somebody sit in')}
          </Button>
        )}
        <Button testid="away-bot" onClick={choose('bot')}>
          {say('Let a bot play')}
        </Button>
        <Button testid="away-concede" onClick={choose('concede')}>
          {say('Concede for them')}
        </Button>
      </span>
    </Note>
  );
}

function Note({ name, children }: { name: string; children: ReactNode }) {
  return (
    <aside
      className={`${styles.note} ${styles.tall} paper`}
      aria-label={say('{name} is away', { name })}
      data-testid="absent"
    >
      {children}
    </aside>
  );
}
