import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { SettingsSheet } from '../settings/SettingsSheet.tsx';
import { Icon, Logo } from '../ui/index.ts';
import { say } from '../words/say.ts';
import styles from './app.module.css';

/** The line at the top of every screen that is not the table. */
export function Bar({ title, sub, children }: { title: string; sub?: ReactNode; children?: ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <header className={styles.bar} data-testid="bar">
      <Link href="/" className={styles.brand} aria-label={say('Smash Table, first page')}>
        <Logo size={30} />
      </Link>
      <span className={styles.title}>{title}</span>
      {sub ? <span className={`${styles.sub} mut`}>{sub}</span> : null}
      <span className="grow" />
      {children}
      <button
        type="button"
        className={styles.gear}
        aria-label={say('Settings')}
        data-testid="btn-settings"
        onClick={() => setOpen(true)}
      >
        <Icon name="gear" size={18} />
      </button>
      {open ? <SettingsSheet onClose={() => setOpen(false)} /> : null}
    </header>
  );
}
