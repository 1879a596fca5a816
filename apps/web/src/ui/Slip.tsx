import type { ReactNode } from 'react';
import styles from './slip.module.css';

interface SlipProps {
  title: ReactNode;
  testid?: string;
  /** Screen readers announce the slip as soon as it appears. */
  alert?: boolean;
  children: ReactNode;
}

/** A page that is a single sheet of paper: what happened, and where to go next. */
export function Slip({ title, testid, alert, children }: SlipProps) {
  return (
    <main className={styles.notice} data-testid={testid}>
      <section className={`${styles.slip} paper`} role={alert ? 'alert' : undefined}>
        <h1 className="cap">{title}</h1>
        {children}
      </section>
    </main>
  );
}
