import type { LobbyView } from '@smash/protocol';
import { useLocation } from 'wouter';
import type { Session } from '../net/session.ts';
import { useNet } from '../net/useSession.ts';
import Result from '../result/Result.tsx';
import type { View } from '../table/types.ts';
import { Button } from '../ui/index.ts';
import styles from './rematch.module.css';

const WISH = { same: 'the same factions', new: 'new factions' } as const;

/** The end of an online game. A rematch begins when everybody at the table has asked for one. */
export default function OnlineResult({ session, view, lobby }: { session: Session; view: View; lobby: LobbyView }) {
  const [, go] = useLocation();
  const events = useNet(session, (net) => net.events);
  const names = useNet(session, (net) => net.names);
  const you = useNet(session, (net) => net.seat);
  const connection = useNet(session, (net) => net.connection);
  const mine = you === null ? undefined : lobby.seats[you];
  const asked = lobby.seats.flatMap((seat, i) =>
    seat.taken && seat.rematch ? [`${i === you ? 'You' : seat.name}: ${WISH[seat.rematch]}`] : [],
  );
  const missing = lobby.seats.filter((seat, i) => seat.taken && !seat.rematch && i !== you).map((seat) => seat.name);
  const waiting = mine?.rematch && missing.length > 0 ? ` Waiting for ${missing.join(' and ')}.` : '';

  return (
    <Result view={view} events={events} names={names} title={lobby.code}>
      <Button testid="leave" onClick={() => go('/')}>
        Leave
      </Button>
      {you !== null && you === lobby.host ? (
        <Button testid="reopen" onClick={() => void session.ask('reopen')}>
          Back to the lobby
        </Button>
      ) : null}
      <span className={`grow mut ${styles.said}`} role="status" data-testid="rematch-status">
        {connection.text || (asked.length > 0 ? `Rematch? ${asked.join(', ')}.${waiting}` : '')}
      </span>
      {mine ? (
        <>
          <Button
            kind={mine.rematch === 'new' ? 'primary' : 'default'}
            aria-pressed={mine.rematch === 'new'}
            testid="rematch-new"
            onClick={() => void session.ask('rematch', { factions: mine.rematch === 'new' ? 'no' : 'new' })}
          >
            {mine.rematch === 'new' ? '✓ ' : ''}New factions
          </Button>
          <Button
            kind={mine.rematch === 'new' ? 'default' : 'primary'}
            className={styles.main}
            aria-pressed={mine.rematch === 'same'}
            testid="rematch-same"
            onClick={() => void session.ask('rematch', { factions: mine.rematch === 'same' ? 'no' : 'same' })}
          >
            {mine.rematch === 'same' ? '✓ ' : ''}Rematch, same factions
          </Button>
        </>
      ) : null}
    </Result>
  );
}
