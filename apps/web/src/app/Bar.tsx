import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Logo } from '../ui/index.ts';
import styles from './app.module.css';

/** The line at the top of every screen that is not the table. */
export function Bar({ title, sub, children }: { title: string; sub?: ReactNode; children?: ReactNode }) {
  return (
    <header className={styles.bar} data-testid="bar">
      <Link href="/" className={styles.brand} aria-label="Smash Table, first page">
        <Logo size={30} />
      </Link>
      <span className={styles.title}>{title}</span>
      {sub ? <span className={`${styles.sub} mut`}>{sub}</span> : null}
      <span className="grow" />
      {children}
    </header>
  );
}
