import type { LobbyView } from '@smash/protocol';
import { say } from '../../i18n/say.ts';
import styles from './lobby.module.css';

/** Says that this game, or the next one, continues from a moment of a finished one. */
export function OriginNote({ lobby }: { lobby: LobbyView }) {
  if (lobby.from < 0) return null;
  return (
    <p className={styles.origin} data-testid="origin">
      {say(
        '{fresh, select, true {This game goes on from turn {turn} of a finished one. Whoever has seen that one knows the hands and decks; the shuffles to come are new.} other {This game goes on from turn {turn} of a finished one. Whoever has seen that one knows the hands, the decks and the shuffles to come.}}',
        { turn: lobby.from, fresh: String(lobby.fresh) },
      )}{' '}
      {lobby.origin ? (
        <a href={`/replay/${lobby.origin}`} target="_blank" rel="noopener">
          {say('See that game')}
        </a>
      ) : null}
    </p>
  );
}
