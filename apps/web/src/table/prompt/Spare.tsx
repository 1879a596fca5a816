import styles from './prompt.module.css';
import type { ClockWords } from './useClock.ts';

/** What is good to know, for the rest of the line: what has no room there is left out whole. The tooltip has it all. */
export function Spare({ parts, words }: { parts: string[]; words: ClockWords | null }) {
  const all = [words?.outcome, words?.extra, words?.between, ...parts].filter((one) => one !== undefined && one !== '');
  if (all.length === 0) return null;
  return (
    <span className={styles.spare} title={all.join(' · ')}>
      {all.map((one) => (
        <span key={one}>{one}</span>
      ))}
    </span>
  );
}
