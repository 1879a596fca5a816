import type { LobbyView } from '@smash/protocol';
import { type ReactNode, useEffect, useState } from 'react';
import { isMixing, waitingText } from '../../game/online/mixWords.ts';
import type { Session } from '../../game/online/session.ts';
import { useNet } from '../../game/online/useSession.ts';
import { say } from '../../i18n/say.ts';
import { factionsIn } from '../../settings/boxes.ts';
import { Button } from '../../ui/index.ts';
import styles from './lobby.module.css';
import { MixingButton } from './MixingButton.tsx';
import { startable } from './startable.ts';

/** After this time the host may start without the players who are not ready. */
const PATIENCE_MS = 30_000;

interface LobbyFootProps {
  session: Session;
  /** One per seat held here; all of them get ready together. */
  sessions: readonly Session[];
  lobby: LobbyView;
  /** Shown before the buttons. */
  children?: ReactNode;
}

/** What the game is waiting for, and the button to get ready or to start. */
export function LobbyFoot({ session, sessions, lobby, children }: LobbyFootProps) {
  const you = useNet(session, (net) => net.seat);
  const mix = useNet(session, (net) => net.mix);
  const mixing = isMixing(mix);
  const mixUntil = useNet(session, (net) => net.mixUntil);
  const [patient, setPatient] = useState(true);
  const start = startable(lobby, you, factionsIn(lobby.options.sets).length);
  const host = you !== null && you === lobby.host;
  const own = you === null ? undefined : lobby.seats[you];
  useEffect(() => {
    setPatient(true);
    if (!start.onlyReady) return;
    const timer = setTimeout(() => setPatient(false), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [start.onlyReady]);
  const setReady = (ready: boolean) => {
    for (const one of sessions) void one.ask('ready', { ready, terms: lobby.terms });
  };
  const begin = async (anyway: boolean) => {
    for (const one of sessions) {
      const seat = lobby.seats[one.store.getState().seat ?? -1];
      if (!seat?.ready && !(await one.ask('ready', { ready: true, terms: lobby.terms }))) return;
    }
    await session.ask('start', anyway ? { anyway } : undefined);
  };

  return (
    <footer className={styles.foot}>
      <span className="grow mut" role="status" data-testid="lobby-status">
        {isMixing(mix) ? waitingText(mix) : start.why}
      </span>
      {children}
      {host && start.onlyReady && !patient && !mixing && lobby.options.watchers !== 'late' && lobby.from < 0 ? (
        <Button testid="start-anyway" onClick={() => void begin(true)}>
          {say('Start anyway')}
        </Button>
      ) : null}
      {mixing ? <MixingButton until={mixUntil} /> : null}
      {!mixing && own && !host ? (
        <Button
          kind={own.ready ? 'default' : 'primary'}
          className={styles.go}
          aria-pressed={own.ready}
          testid="ready"
          onClick={() => setReady(!own.ready)}
        >
          {own.ready ? say('Cancel ready') : say('Ready')}
        </Button>
      ) : null}
      {!mixing && (!own || host) ? (
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
      ) : null}
    </footer>
  );
}
