import type { LobbyView } from '@smash/protocol';
import type { Session } from '../../game/online/session.ts';
import { useNet } from '../../game/online/useSession.ts';
import { listed, say } from '../../i18n/say.ts';
import notes from '../../table/notes/notes.module.css';
import { Button, Sheet } from '../../ui/index.ts';
import { SeatLink } from './SeatLink.tsx';

interface GiveSeatProps {
  session: Session;
  lobby: LobbyView;
  onClose(): void;
}

/** Asks the others whether somebody else may have this seat, then shows the link that gives the seat away. */
export function GiveSeat({ session, lobby, onClose }: GiveSeatProps) {
  const giving = useNet(session, (net) => net.giving);
  const link = useNet(session, (net) => net.gift);
  const you = useNet(session, (net) => net.seat);
  const waiting = giving && giving.seat === you ? giving.waiting : [];
  return (
    <Sheet title={say('Give my seat away')} surface="panel" testid="give-seat" onClose={onClose}>
      {link ? (
        <>
          <p>{say('Everyone agreed. Whoever opens this link takes over your seat, and you become a spectator.')}</p>
          <SeatLink link={link} label={say('QR code that gives your seat away')} testid="give-copy" />
        </>
      ) : (
        <>
          <p>
            {say(
              'Somebody else takes over your hand, and you become a spectator. The other players have to agree first.',
            )}
          </p>
          <Button
            kind="primary"
            testid="give-ask"
            disabled={giving !== null}
            onClick={() => void session.ask('giveSeat')}
          >
            {say('Ask the others')}
          </Button>
          <p className="mut" role="status" data-testid="give-waiting">
            {waiting.length > 0
              ? say('Waiting for {names}.', { names: listed(waiting.map((seat) => lobby.seats[seat]?.name ?? '')) })
              : ''}
          </p>
        </>
      )}
    </Sheet>
  );
}

/** The question to the other players; null = this viewer is not asked. */
export function GivingNote({ session, lobby }: { session: Session; lobby: LobbyView }) {
  const giving = useNet(session, (net) => net.giving);
  if (!giving) return null;
  const { id, seat } = giving;
  const name = lobby.seats[seat]?.name ?? '';
  const answer = (allow: boolean) => () => void session.ask('answerGiving', { id, allow });
  return (
    <aside
      className={`${notes.note} ${notes.tall} paper`}
      aria-label={say('{name} wants to give the seat away', { name })}
      data-testid="giving"
    >
      <p>{say('{name} wants somebody else to take over this seat. All players have to agree.', { name })}</p>
      <span className={notes.choices}>
        <Button kind="primary" testid="giving-yes" onClick={answer(true)}>
          {say('Agree')}
        </Button>
        <Button testid="giving-no" onClick={answer(false)}>
          {say('Decline')}
        </Button>
      </span>
    </aside>
  );
}
