import styles from './prompt.module.css';
import type { ClockWords } from './useClock.ts';

/** Useful details for the rest of the line. One that does not fit is left out whole; the tooltip has them all. */
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
