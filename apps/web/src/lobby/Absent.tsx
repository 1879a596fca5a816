import type { AwayChoice, LobbyView } from '@smash/protocol';
import { myName } from '../app/names.ts';
import type { Session } from '../net/session.ts';
import styles from '../notes/notes.module.css';
import { Button } from '../ui/index.ts';
import { say } from '../words/say.ts';

/** What is to be decided about somebody who is away: by those who play, and by who watches and could sit in. */
export function Absent({ session, lobby, you }: { session: Session; lobby: LobbyView; you: number | null }) {
  const seat = lobby.seats.findIndex(({ absence }) => absence === (you === null ? 'open' : 'choose'));
  if (seat < 0) return null;
  const { name } = lobby.seats[seat]!;
  const choose = (choice: AwayChoice) => () => void session.ask('away', { seat, choice });
  return (
    <aside
      className={`${styles.note} ${styles.tall} paper`}
      aria-label={say('{name} is away', { name })}
      data-testid="absent"
    >
      {you === null ? (
        <>
          <p>{say('{name} is away. You may sit in until they are back.', { name })}</p>
          <Button kind="primary" testid="sit-in" onClick={() => void session.standIn(seat, myName())}>
            {say('Sit in')}
          </Button>
        </>
      ) : (
        <>
          <p>{say('{name} has been away for a minute. What shall the table do? More than half decide.', { name })}</p>
          <span className={styles.choices}>
            <Button testid="away-wait" onClick={choose('wait')}>
              {say('Wait')}
            </Button>
            <Button testid="away-hand" onClick={choose('hand')}>
              {say('Let somebody sit in')}
            </Button>
            <Button testid="away-concede" onClick={choose('concede')}>
              {say('Concede for them')}
            </Button>
          </span>
        </>
      )}
    </aside>
  );
}
