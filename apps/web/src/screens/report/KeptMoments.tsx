import type { NotedMoment } from '@smash/protocol';
import { say } from '../../i18n/say.ts';
import { Button, Sheet } from '../../ui/index.ts';
import styles from './report.module.css';

interface KeptMomentsProps {
  moments: readonly NotedMoment[];
  onOpen(one: NotedMoment): void;
  onForget(one: NotedMoment): void;
  onClose(): void;
}

/** The moments that were noted while the game was running. */
export const KeptMoments = ({ moments, onOpen, onForget, onClose }: KeptMomentsProps) => (
  <Sheet title={say('Moments you reported')} surface="panel" testid="kept-moments" onClose={onClose}>
    {moments.length === 0 ? <p>{say('None.')}</p> : null}
    <ul className={styles.kept}>
      {moments.map((one) => (
        <li key={JSON.stringify(one)}>
          <p>{one.sentence}</p>
          <Button testid="kept-open" onClick={() => onOpen(one)}>
            {say('Show it')}
          </Button>
          <Button onClick={() => onForget(one)}>{say('Forget it')}</Button>
        </li>
      ))}
    </ul>
  </Sheet>
);
