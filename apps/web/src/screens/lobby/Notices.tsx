import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { say } from '../../i18n/say.ts';
import { Button } from '../../ui/index.ts';
import styles from './room.module.css';

/** A page with just a message. */
export function Trouble({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  return (
    <main className={styles.notice}>
      <section className={`${styles.slip} paper`}>
        <h1 className="cap">{title}</h1>
        <p>{text}</p>
        {children}
        <p>
          <Link href="/">{say('Home')}</Link>
        </p>
      </section>
    </main>
  );
}

export function Moved({ text, onTakeBack }: { text: string; onTakeBack(): void }) {
  return (
    <main className={styles.notice} data-testid="moved">
      <section className={`${styles.slip} paper`} role="alert">
        <h1 className="cap">{say('Open elsewhere')}</h1>
        <p>
          {text} {say('Only one tab can hold a seat.')}
        </p>
        <Button kind="primary" testid="take-back" onClick={onTakeBack}>
          {say('Take it back')}
        </Button>
      </section>
    </main>
  );
}
