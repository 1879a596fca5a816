import type { LobbyView } from '@smash/protocol';
import { useState } from 'react';
import type { Session } from '../../game/online/session.ts';
import { msg, say } from '../../i18n/say.ts';
import styles from '../../table/notes/notes.module.css';
import { Button } from '../../ui/index.ts';

const why = {
  older: msg('This game began under older rules and cannot go on. Here is where it stood.'),
  damaged: msg('This game’s stored data is damaged, so it cannot go on. Here is where it stood.'),
  lost: msg('The game that was played here can no longer be shown. Your seats are kept for a new one.'),
};

/** For a game that cannot continue: the players end it as it stands, or start another in the same seats. */
export function StuckGame({ session, lobby, you }: { session: Session; lobby: LobbyView; you: number | null }) {
  const [asked, setAsked] = useState(false);
  if (lobby.stuck === '') return null;
  const choose = (how: 'end' | 'anew') => async () => {
    setAsked(true);
    await session.ask('unstick', { how });
    setAsked(false);
  };
  return (
    <aside
      className={`${styles.note} ${styles.tall} paper`}
      aria-label={say('This game cannot go on')}
      data-testid="stuck"
    >
      <p>{say(why[lobby.stuck])}</p>
      {you === null || lobby.phase !== 'game' ? null : (
        <span className={styles.choices}>
          <Button testid="stuck-anew" kind="primary" disabled={asked} onClick={() => void choose('anew')()}>
            {say('Start over')}
          </Button>
          <Button testid="stuck-end" disabled={asked} onClick={() => void choose('end')()}>
            {say('End this game')}
          </Button>
        </span>
      )}
    </aside>
  );
}
