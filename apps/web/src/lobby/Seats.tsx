import type { LobbyView } from '@smash/protocol';
import { useState } from 'react';
import { Field } from '../app/Field.tsx';
import { rememberName } from '../app/names.ts';
import type { Session } from '../net/session.ts';
import { Button, Icon, SeatMark, seatLetter } from '../ui/index.ts';
import { say } from '../words/say.ts';
import styles from './lobby.module.css';

export interface SeatsProps {
  session: Session;
  lobby: LobbyView;
  you: number | null;
  onInvite(): void;
}

type Seat = LobbyView['seats'][number];

export function Seats({ session, lobby, you, onInvite }: SeatsProps) {
  return (
    <ul className={styles.seats}>
      {lobby.seats.map((seat, i) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          key={i}
          className={styles.seat}
          data-seat={i}
          data-open={!seat.taken || undefined}
          data-testid={`seat-${i}`}
        >
          <span className={`${styles.band} ink`} />
          <SeatMark seat={i} size={34} />
          {i === you ? (
            <Own session={session} seat={seat} host={i === lobby.host} />
          ) : seat.taken ? (
            <Other seat={seat} host={i === lobby.host}>
              {you === lobby.host && !seat.here ? (
                <Button small onClick={() => void session.ask('free', { seat: i })}>
                  {say('Free the seat')}
                </Button>
              ) : null}
            </Other>
          ) : (
            <Open letter={seatLetter(i)} seated={you !== null} onInvite={onInvite} />
          )}
        </li>
      ))}
    </ul>
  );
}

function Readiness({ seat, host }: { seat: Seat; host: boolean }) {
  // The host's Ready is the press on Start.
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

function Other({ seat, host, children }: { seat: Seat; host: boolean; children: React.ReactNode }) {
  const about = [host ? say('host') : '', seat.here ? '' : say('not here just now')].filter(Boolean).join(' · ');
  return (
    <>
      <span className="grow">
        <b className={styles.name}>{seat.name}</b>
        <span className={`mut ${styles.about}`}>{about || say('guest')}</span>
      </span>
      {children}
      <Readiness seat={seat} host={host} />
    </>
  );
}

function Open({ letter, seated, onInvite }: { letter: string; seated: boolean; onInvite(): void }) {
  return (
    <>
      <span className="grow">
        <b className={styles.name}>{say('Open seat')}</b>
        <span className={`mut ${styles.about}`}>{seated ? say('share the link') : say('yours, if you like')}</span>
      </span>
      {seated ? (
        <Button small onClick={onInvite} aria-label={say('Invite somebody to seat {letter}', { letter })}>
          <Icon name="share" />
          {say('Invite')}
        </Button>
      ) : null}
    </>
  );
}

function Own({ session, seat, host }: { session: Session; seat: Seat; host: boolean }) {
  const [editing, setEditing] = useState<string | null>(null);
  if (editing !== null)
    return (
      <form
        className={styles.rename}
        onSubmit={async (event) => {
          event.preventDefault();
          if (await session.ask('name', { name: editing })) {
            rememberName(editing);
            setEditing(null);
          }
        }}
      >
        <Field label={say('Your name')} value={editing} onChange={setEditing} testid="rename" />
        <Button small type="submit" testid="rename-ok">
          {say('Keep')}
        </Button>
      </form>
    );
  return (
    <>
      <span className="grow">
        <b className={styles.name}>{seat.name}</b>
        <span className={`mut ${styles.about}`}>
          {host ? say('host · you') : say('you')} ·{' '}
          <button type="button" className="link" data-testid="change-name" onClick={() => setEditing(seat.name)}>
            {say('Change name')}
          </button>{' '}
          ·{' '}
          <button type="button" className="link" data-testid="leave-seat" onClick={() => void session.leaveSeat()}>
            {say('Leave seat')}
          </button>
        </span>
      </span>
      <Readiness seat={seat} host={host} />
    </>
  );
}
