import type { LobbyView, Lock } from '@smash/protocol';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { botWord } from '../../game/bots/levels.ts';
import type { Session } from '../../game/online/session.ts';
import { useNet } from '../../game/online/useSession.ts';
import { msg, say } from '../../i18n/say.ts';
import { Chips } from '../../ui/Chips.tsx';
import { Button, Icon, SeatBand, SeatMark, Sheet } from '../../ui/index.ts';
import styles from './host.module.css';
import { said } from './words.ts';

const LOCKS = [
  ['open', msg('Open')],
  ['seats', msg('Seats locked')],
  ['all', msg('Table locked')],
] as const;

const MEANS = {
  open: msg('Anyone with the link can watch, and take a seat while one is open.'),
  seats: msg('Anyone with the link can watch. No one new can sit.'),
  all: msg('Only those who are here now, or have a seat, can come back in.'),
} satisfies Record<Lock, unknown>;

type Bot = LobbyView['seats'][number]['bot'];

interface HostSheetProps {
  session: Session;
  lobby: LobbyView;
  you: number | null;
  onClose(): void;
}

/** Controls for the host only: lock the table, remove somebody, pass on the role of host. */
export function HostSheet({ session, lobby, you, onClose }: HostSheetProps) {
  const { watchers, out } = useNet(session, (net) => net.guests);
  const host = you !== null && you === lobby.host;
  // Close it when the viewer is no longer the host. A host who gets the role back can open it again.
  useEffect(() => {
    if (!host) onClose();
  }, [host, onClose]);
  const others = lobby.seats.flatMap((seat, i) => (seat.taken && i !== you ? [{ ...seat, i }] : []));
  return (
    <Sheet title={say('Manage the table')} onClose={onClose} testid="host" rows="li">
      <div className={styles.access}>
        <Chips
          label={say('Who can join')}
          options={said(LOCKS)}
          value={lobby.lock}
          onChange={(lock) => void session.ask('lock', { lock })}
        />
        <p className={styles.means} role="status">
          <Icon name={lobby.lock === 'open' ? 'link' : 'lock'} size={20} />
          {say(MEANS[lobby.lock])}
        </p>
      </div>
      <Group title={say('Players')} none={say('Nobody else sits at the table.')}>
        {others.map(({ i, name, bot, here }) => (
          <Person
            key={`${i} ${name}`}
            name={name}
            about={aboutSeat(bot, here)}
            seat={i}
            mark={<SeatMark seat={i} size={28} silent />}
            // During a game the host cannot remove players here; bots are removed at their seat.
            onPutOut={lobby.phase === 'lobby' && !bot ? () => void session.ask('putOut', { seat: i }) : undefined}
            onMakeHost={here && !bot ? () => void session.ask('passHost', { seat: i }) : undefined}
            testid={`pass-host-${i}`}
          />
        ))}
      </Group>
      <Group title={say('Watching')} none={say('Nobody is watching.')}>
        {watchers.map((watcher) => (
          <Person
            key={watcher}
            name={say('Spectator {n}', { n: watcher })}
            mark={<Icon name="eye" size={20} />}
            onPutOut={() => void session.ask('putOut', { watcher })}
          />
        ))}
      </Group>
      {out.length > 0 ? (
        <Group title={say('Removed')} none="">
          {out
            .map(({ n, name, watcher }) => ({ n, name: name || say('Spectator {n}', { n: watcher }) }))
            .map(({ n, name }) => (
              <Person key={n} name={name} mark={<Icon name="lock" size={20} />}>
                <Button
                  small
                  testid={`let-in-${n}`}
                  aria-label={say('Allow {name} back', { name })}
                  onClick={() => void session.ask('letIn', { n })}
                >
                  {say('Allow back')}
                </Button>
              </Person>
            ))}
        </Group>
      ) : null}
    </Sheet>
  );
}

function aboutSeat(bot: Bot, here: boolean): string {
  if (bot) return botWord(bot);
  return here ? say('guest') : say('away');
}

function Group({ title, none, children }: { title: string; none: string; children: ReactNode[] }) {
  return (
    <section className={styles.group} aria-label={title}>
      <h3 className={`cap ${styles.title}`}>
        {title}
        {children.length > 0 ? <span className={styles.count}>{children.length}</span> : null}
      </h3>
      {children.length > 0 ? <ul className={styles.people}>{children}</ul> : <p className="mut">{none}</p>}
    </section>
  );
}

interface PersonProps {
  name: string;
  /** Text about this person. */
  about?: string;
  /** The seat, if the person is a player. */
  seat?: number;
  mark: ReactNode;
  onPutOut?: (() => void) | undefined;
  onMakeHost?: (() => void) | undefined;
  /** Test id of the button that makes this person the host. */
  testid?: string;
  children?: ReactNode;
}

/** A person at the table. Actions that the host cannot undo alone ask for confirmation in place. */
function Person({ name, about, seat, mark, onPutOut, onMakeHost, testid, children }: PersonProps) {
  const [sure, setSure] = useState<'' | 'remove' | 'host'>('');
  const acts = useRef<HTMLSpanElement>(null);
  // Keep the keyboard focus where the removed button was.
  const ask = (next: typeof sure) => {
    setSure(next);
    requestAnimationFrame(() => acts.current?.querySelector<HTMLElement>('button:last-of-type')?.focus());
  };
  const go = () => {
    acts.current?.closest('dialog')?.querySelector('button')?.focus();
    setSure('');
    if (sure === 'host') onMakeHost?.();
    else onPutOut?.();
  };
  return (
    <li className={styles.person} data-seat={seat} data-sure={sure !== '' || undefined}>
      {seat === undefined ? null : <SeatBand />}
      <span className={styles.mark}>{mark}</span>
      {sure !== '' ? (
        <span className={styles.name} role="alert">
          {sure === 'host'
            ? say('Make {name} the host? Only the new host can pass it back.', { name })
            : say('Remove {name}? They can only come back if you allow it.', { name })}
        </span>
      ) : (
        <span className={styles.name}>
          {name}
          {about ? <small className="mut">{about}</small> : null}
        </span>
      )}
      <span className={styles.acts} ref={acts}>
        {sure !== '' ? (
          <>
            <Button small onClick={() => ask('')}>
              {say('Cancel')}
            </Button>
            <Button small kind="primary" testid={sure === 'host' ? 'make-host-yes' : 'put-out-yes'} onClick={go}>
              {sure === 'host' ? say('Make host') : say('Remove')}
            </Button>
          </>
        ) : (
          <>
            {children}
            {onMakeHost ? (
              <Button
                small
                testid={testid}
                aria-label={say('Make {name} the host', { name })}
                onClick={() => ask('host')}
              >
                {say('Make host…')}
              </Button>
            ) : null}
            {onPutOut ? (
              <Button small testid="put-out" aria-label={say('Remove {name}', { name })} onClick={() => ask('remove')}>
                {say('Remove…')}
              </Button>
            ) : null}
          </>
        )}
      </span>
    </li>
  );
}
