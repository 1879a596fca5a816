import { say } from '../words/say.ts';
import styles from './ui.module.css';

/** Steps in a row with the current one marked by shape and word. */
export function Ribbon({
  phases,
  current,
  label = say('Phase'),
}: {
  phases: string[];
  current: string;
  label?: string;
}) {
  const at = phases.indexOf(current);
  return (
    <ol className={styles.ribbon} aria-label={label}>
      {phases.map((phase, i) => (
        <li
          key={phase}
          className={i === at ? styles.on : i < at ? styles.done : undefined}
          aria-current={i === at ? 'step' : undefined}
        >
          {phase.toUpperCase()}
        </li>
      ))}
    </ol>
  );
}
