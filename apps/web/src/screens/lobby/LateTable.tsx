import type { LateMessage, LobbyView } from '@smash/protocol';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import type { Session } from '../../game/online/session.ts';
import { say } from '../../i18n/say.ts';
import { Button, Icon, SeatMark, Sheet } from '../../ui/index.ts';
import { Slip } from '../../ui/Slip.tsx';
import styles from './late.module.css';
import { PublicTable } from './PublicTable.tsx';

interface LateTableProps {
  session: Session;
  lobby: LobbyView;
  message: LateMessage;
}

/** A table for spectators who see all hands, two rounds late. */
export default function LateTable({ session, lobby, message: { late, from } }: LateTableProps) {
  const [, go] = useLocation();
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (!late) setOpen(false);
  }, [late]);
  if (!late)
    return (
      <Slip title={say('Two rounds late')} testid="late-wait">
        <p>
          {say(
            'Spectators of this table see all hands, two rounds late. The first turn appears when turn {n} begins.',
            { n: from },
          )}
        </p>
        <p role="status">{say('Turn {n}', { n: lobby.turn })}</p>
        <Button onClick={() => go('/')}>{say('Leave')}</Button>
      </Slip>
    );
  return (
    <div className={styles.late} data-testid="late-table">
      <PublicTable session={session} />
      <footer className={styles.bar}>
        <span className="grow" role="status" data-testid="late-turn">
          {say('Two rounds ago: turn {n}. The table is now at turn {now}.', { n: late.view.turn, now: lobby.turn })}
        </span>
        <Button testid="late-open" onClick={() => setOpen(true)}>
          <Icon name="hand" size={20} />
          {say('All hands')}
        </Button>
      </footer>
      {open ? (
        <Sheet title={say('All hands')} surface="panel" testid="late-hands" onClose={() => setOpen(false)}>
          <p className="mut">{say('As they were when turn {n} began.', { n: late.view.turn })}</p>
          {late.hands.map((hand, seat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: seats are numbered
            <section key={seat} className={styles.hand} aria-label={lobby.seats[seat]?.name ?? ''}>
              <h3>
                <SeatMark seat={seat} size={24} silent /> {lobby.seats[seat]?.name}
              </h3>
              <ul>
                {hand.map(({ id, name, printed }) => (
                  <li key={id} className="paper">
                    {printed === undefined ? null : <b>{printed}</b>} {name}
                  </li>
                ))}
                {hand.length === 0 ? <li className="mut">{say('no cards')}</li> : null}
              </ul>
            </section>
          ))}
        </Sheet>
      ) : null}
    </div>
  );
}
