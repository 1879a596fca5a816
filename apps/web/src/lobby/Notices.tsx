import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Button } from '../ui/index.ts';
import { say } from '../words/say.ts';
import styles from './room.module.css';

/** A page that has only something to say. */
export function Trouble({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  return (
    <main className={styles.notice}>
      <section className={`${styles.slip} paper`}>
        <h1 className="cap">{title}</h1>
        <p>{text}</p>
        {children}
        <p>
          <Link href="/">{say('First page')}</Link>
        </p>
      </section>
    </main>
  );
}

export function Moved({ text, onTakeBack }: { text: string; onTakeBack(): void }) {
  return (
    <main className={styles.notice} data-testid="moved">
      <section className={`${styles.slip} paper`} role="alert">
        <h1 className="cap">{say('Playing elsewhere')}</h1>
        <p>
          {text} {say('Only one tab holds a seat.')}
        </p>
        <Button kind="primary" testid="take-back" onClick={onTakeBack}>
          {say('Take it back')}
        </Button>
      </section>
    </main>
  );
}
