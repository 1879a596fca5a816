import { reactions } from '@smash/protocol';
import { say } from '../../i18n/say.ts';
import { Button } from '../../ui/index.ts';
import { REACTION_WORDS } from '../model/reactions.ts';
import { useTable } from '../state/context.ts';
import styles from './players.module.css';

/** Four quick words that everybody briefly sees on one's own panel. */
export function Reactions({ onGiven }: { onGiven(): void }) {
  const { game, signals } = useTable('game', 'signals');
  if (!signals?.can) return null;
  return (
    <ul className={styles.reactions} aria-label={say('React')} data-testid="reactions">
      {reactions.map((reaction) => (
        <li key={reaction}>
          <Button
            testid={`react-${reaction}`}
            onClick={() => {
              onGiven();
              game.react(reaction);
            }}
          >
            {say(REACTION_WORDS[reaction])}
          </Button>
        </li>
      ))}
    </ul>
  );
}
