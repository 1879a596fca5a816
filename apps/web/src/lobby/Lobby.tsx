import type { LobbyView } from '@smash/protocol';
import { useEffect, useState } from 'react';
import { Bar } from '../app/Bar.tsx';
import { copyText } from '../app/copy.ts';
import { factionCount } from '../app/factions.ts';
import { ChatButton } from '../chat/ChatButton.tsx';
import { useChat } from '../chat/useChat.ts';
import type { Session } from '../net/session.ts';
import { isNew } from '../net/sessions.ts';
import { useNet } from '../net/useSession.ts';
import { Button, Icon } from '../ui/index.ts';
import { say } from '../words/say.ts';
import { Invite } from './Invite.tsx';
import { JoinStrip } from './JoinStrip.tsx';
import { linkOf } from './links.ts';
import styles from './lobby.module.css';
import { Rules } from './Rules.tsx';
import { Seats } from './Seats.tsx';
import { startable } from './startable.ts';

/** After so long the host may begin without those who are not ready. */
const PATIENCE_MS = 30_000;

export function Lobby({ session, lobby, onIdle }: { session: Session; lobby: LobbyView; onIdle(): void }) {
  const you = useNet(session, (net) => net.seat);
  const connection = useNet(session, (net) => net.connection);
  const chat = useChat(session);
  const [inviting, setInviting] = useState(() => isNew(session.code));
  const [watching, setWatching] = useState(session.role === 'watcher');
  const [patient, setPatient] = useState(true);
  const taken = lobby.seats.filter((seat) => seat.taken).length;
  const start = startable(lobby, you, factionCount);
  const host = you !== null && you === lobby.host;
  const own = you === null ? undefined : lobby.seats[you];

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the lobby is first shown
  useEffect(onIdle, []);
  useEffect(() => {
    setPatient(true);
    if (!start.onlyReady) return;
    const timer = setTimeout(() => setPatient(false), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [start.onlyReady]);

  const copyWatch = async () => {
    const link = linkOf('w', lobby.code);
    session.say((await copyText(link)) ? say('Watch link copied.') : link);
  };
  const begin = async (anyway: boolean) => {
    if (!own?.ready && !(await session.ask('ready', { ready: true }))) return;
    await session.ask('start', anyway ? { anyway } : undefined);
  };

  return (
    <div className={styles.lobby} data-testid="lobby">
      <Bar title={lobby.code} sub={say('Lobby · {taken} of {seats} seats', { taken, seats: lobby.seats.length })}>
        <Button small testid="invite" onClick={() => setInviting(!inviting)}>
          <Icon name="link" />
          {say('Invite')}
        </Button>
        <Button small className={styles.barwatch} testid="watch-link" onClick={() => void copyWatch()}>
          <Icon name="eye" />
          {say('Watch link')}
        </Button>
        {chat ? <ChatButton chat={chat} /> : null}
      </Bar>
      <main className={styles.main}>
        {inviting ? <Invite code={lobby.code} onClose={() => setInviting(false)} /> : null}
        {connection.state === 'online' ? null : (
          <p className={styles.lost} role="status" data-testid="connection">
            {connection.text}
          </p>
        )}
        {you === null && !watching ? (
          <JoinStrip session={session} lobby={lobby} onWatch={() => setWatching(true)} />
        ) : null}
        <div className={styles.columns}>
          <section aria-label={say('Seats')}>
            <h2 className={`cap ${styles.head}`}>{say('Seats')}</h2>
            <Seats session={session} lobby={lobby} you={you} onInvite={() => setInviting(true)} />
            <p className={`mut row ${styles.under}`}>
              <Icon name="eye" />
              {say('{n} watching', { n: lobby.watchers })}
              <span className="grow" />
              {you === null && watching && session.role === 'player' ? (
                <button type="button" className="link" onClick={() => setWatching(false)}>
                  {say('Take a seat')}
                </button>
              ) : null}
            </p>
          </section>
          <Rules session={session} options={lobby.options} host={host} />
        </div>
      </main>
      <footer className={styles.foot}>
        <span className="grow mut" role="status">
          {start.why}
        </span>
        {host && start.onlyReady && !patient ? (
          <Button testid="start-anyway" onClick={() => void begin(true)}>
            {say('Start anyway')}
          </Button>
        ) : null}
        {own && !host ? (
          <Button
            kind={own.ready ? 'default' : 'primary'}
            className={styles.go}
            aria-pressed={own.ready}
            testid="ready"
            onClick={() => void session.ask('ready', { ready: !own.ready })}
          >
            {own.ready ? say('Not ready after all') : say('I am ready')}
          </Button>
        ) : (
          <Button
            kind="primary"
            className={styles.go}
            hatched={!start.can || !host}
            reason={start.word}
            testid="start"
            onClick={() => void begin(false)}
          >
            {start.word}
          </Button>
        )}
      </footer>
    </div>
  );
}
