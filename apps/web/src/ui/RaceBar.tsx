import styles from './ui.module.css';

/**
 * One tick per point of the target. Hidden from screen readers, because the number is next to it. Needs data-seat on an
 * ancestor.
 */
export function RaceBar({ value, target }: { value: number; target: number }) {
  return (
    <span className={styles.race} aria-hidden="true">
      {Array.from({ length: target }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the ticks have no identity but their place
        <i key={i} className={i < value ? styles.full : undefined} />
      ))}
    </span>
  );
}
