/** The task of a lesson or a puzzle, above its table. */
import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { say } from '../../i18n/say.ts';
import { Icon } from '../../ui/index.ts';
import styles from './coach.module.css';

interface CoachFrameProps {
  label: string;
  n: number;
  /** The number's link: its target and its label. */
  back: { href: string; label: string };
  text: string;
  /** For screen readers, read after the text. */
  spoken?: string;
  /** Next to the text, on the same line. */
  steps?: string;
  /** The buttons. */
  children?: ReactNode;
}

export function CoachFrame({ label, n, back, text, spoken, steps, children }: CoachFrameProps) {
  // Folding applies to one text, so the next text shows again.
  const [folded, setFolded] = useState('');
  const isFolded = folded === text;
  return (
    <aside className={styles.coach} aria-label={label} data-testid="coach" data-folded={isFolded || undefined}>
      <Link href={back.href} className={styles.back} aria-label={back.label}>
        {n}
      </Link>
      <p role="status">
        {text}
        {spoken ? <span className="vh"> {spoken}</span> : null}
      </p>
      {steps ? (
        <span className={styles.steps} aria-hidden="true">
          {steps}
        </span>
      ) : null}
      <button
        type="button"
        className={styles.fold}
        data-testid="coach-fold"
        aria-expanded={!isFolded}
        aria-label={say('The whole task')}
        onClick={() => setFolded(isFolded ? '' : text)}
      >
        <Icon name={isFolded ? 'down' : 'up'} />
      </button>
      {children ? <span className={styles.buttons}>{children}</span> : null}
    </aside>
  );
}

/** The task at the top, and the table in the rest of the screen. */
export function Coached({ coach, children }: { coach: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.coached} data-coached>
      {coach}
      {children}
    </div>
  );
}
