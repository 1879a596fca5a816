import type { LobbyView } from '@smash/protocol';
import { say } from '../../i18n/say.ts';
import styles from './lobby.module.css';

/** The next game goes on from a moment of a finished one. */
export function OriginNote({ lobby }: { lobby: LobbyView }) {
  if (lobby.from < 0) return null;
  return (
    <p className={styles.origin} data-testid="origin">
      {say(
        '{fresh, select, true {This game goes on from turn {turn} of a finished one, with new shuffles.} other {This game goes on from turn {turn} of a finished one, with its shuffles.}}',
        { turn: lobby.from, fresh: String(lobby.fresh) },
      )}
    </p>
  );
}
