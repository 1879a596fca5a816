import styles from './prompt.module.css';
import type { ClockWords } from './useClock.ts';

interface SpareProps {
  parts: string[];
  words: ClockWords | null;
  /** Nothing comes before it. */
  alone: boolean;
}

/** Useful details for the rest of the line. One that does not fit is left out whole; the tooltip has them all. */
export function Spare({ parts, words, alone }: SpareProps) {
  const all = [words?.outcome, words?.extra, words?.between, ...parts].filter((one) => one !== undefined && one !== '');
  if (all.length === 0) return null;
  return (
    <span className={styles.spare} data-alone={alone || undefined} title={all.join(' · ')}>
      {all.map((one) => (
        <span key={one}>{one}</span>
      ))}
    </span>
  );
}
