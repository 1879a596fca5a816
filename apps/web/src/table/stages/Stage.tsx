import type { CSSProperties, ReactNode } from 'react';
import styles from './stage.module.css';

interface StageProps {
  label: string;
  testid: string;
  /** Widest, in px. */
  width: number;
  /** On a phone it lies low, so that the top of the bases is seen. */
  low?: boolean;
  /** Its cards answer, so the focus must find them. */
  region?: string;
  /** How what is shown ended. */
  result?: string | null;
  children: ReactNode;
}

/** A sheet of paper over the bases: what happens there is read before the game goes on. */
export const Stage = ({ label, testid, width, low, region, result, children }: StageProps) => (
  <section
    className={`${styles.stage} paper`}
    style={{ '--stage': `${width}px` } as CSSProperties}
    aria-label={label}
    data-low={low || undefined}
    data-testid={testid}
    data-region={region}
    data-result={result ?? undefined}
  >
    {children}
  </section>
);

interface StageHeadProps {
  title: string;
  source: ReactNode;
  /** Buttons at its end; null = there could be some, but not now. */
  buttons?: ReactNode;
}

/** The dark line at the top of a stage: what it is, and what it comes from. */
export const StageHead = ({ title, source, buttons }: StageHeadProps) => (
  <header className={styles.head} data-buttons={buttons !== undefined || undefined}>
    <h2 className="cap">{title}</h2>
    {source ? <span className={styles.source}>{source}</span> : null}
    {buttons === undefined ? null : <span className="grow" />}
    {buttons}
  </header>
);
