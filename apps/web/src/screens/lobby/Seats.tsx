import { cleanName, type LobbyView } from '@smash/protocol';
import { useRef, useState } from 'react';
import type { Session } from '../../game/online/session.ts';
import { msg, say } from '../../i18n/say.ts';
import { rememberName } from '../../settings/names.ts';
import { Button, Icon, SeatMark, seatLetter } from '../../ui/index.ts';
import { NameField } from '../../ui/NameField.tsx';
import styles from './lobby.module.css';

export interface SeatsProps {
  session: Session;
  lobby: LobbyView;
  you: number | null;
  onInvite(): void;
}

type Seat = LobbyView['seats'][number];

export function Seats({ session, lobby, you, onInvite }: SeatsProps) {
  const canSit = session.role === 'player';
  const kind = openKind(lobby, you, canSit);
  const unlock = () => void session.ask('lock', { lock: 'open' });
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
          {i === you ? <Own session={session} seat={seat} host={i === lobby.host} /> : null}
          {i !== you && seat.taken ? (
            <Other seat={seat} host={i === lobby.host}>
              {you === lobby.host && !seat.here ? (
                <Button small onClick={() => void session.ask('free', { seat: i })}>
                  {say('Free the seat')}
                </Button>
              ) : null}
            </Other>
          ) : null}
          {i !== you && !seat.taken ? (
            <Open
              letter={seatLetter(i)}
              kind={kind}
              onInvite={onInvite}
              onUnlock={you !== null && you === lobby.host ? unlock : null}
            />
          ) : null}
        </li>
      ))}
    </ul>
  );
}

/** An open seat's text for the viewer. */
function openKind({ lock }: LobbyView, you: number | null, canSit: boolean): Parameters<typeof Open>[0]['kind'] {
  if (lock !== 'open') return 'locked';
  if (you !== null) return 'inviting';
  return canSit ? 'yours' : 'empty';
}

function Readiness({ seat, host }: { seat: Seat; host: boolean }) {
  // The host gets Ready by pressing Start.
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
  const about = [host ? say('host') : '', seat.here ? '' : say('away')].filter(Boolean).join(' · ');
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

const OPEN = {
  locked: msg('Locked: no one new can sit'),
  inviting: msg('share the link'),
  yours: msg('yours, if you like'),
  empty: msg('nobody sits here'),
};

interface OpenProps {
  letter: string;
  kind: keyof typeof OPEN;
  onInvite(): void;
  /** The host's. */
  onUnlock: (() => void) | null;
}

function Open({ letter, kind, onInvite, onUnlock }: OpenProps) {
  return (
    <>
      <span className="grow">
        <b className={styles.name}>{say('Open seat')}</b>
        <span className={`mut ${styles.about}`}>{say(OPEN[kind])}</span>
      </span>
      {kind === 'locked' && onUnlock ? (
        <Button small testid="unlock" onClick={onUnlock}>
          <Icon name="lock" />
          {say('Unlock')}
        </Button>
      ) : null}
      {kind === 'inviting' ? (
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
  const [missing, setMissing] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  if (editing !== null)
    return (
      <form
        className={styles.rename}
        onSubmit={async (event) => {
          event.preventDefault();
          if (cleanName(editing) === null) {
            setMissing(true);
            input.current?.focus();
            return;
          }
          if (await session.ask('name', { name: editing })) {
            rememberName(editing);
            setEditing(null);
          }
        }}
      >
        <NameField value={editing} onChange={setEditing} testid="rename" input={input} missing={missing} />
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
