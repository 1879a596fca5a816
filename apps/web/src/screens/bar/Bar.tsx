import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useTitle } from '../../browser/title.ts';
import { say } from '../../i18n/say.ts';
import { useOpenSettings } from '../../settings/sheet.ts';
import { Icon, Logo } from '../../ui/index.ts';
import styles from '../../ui/page.module.css';

/** The bar at the top of every screen except the table. */
export function Bar({ title, sub, children }: { title: string; sub?: ReactNode; children?: ReactNode }) {
  const openSettings = useOpenSettings();
  useTitle(title, true);
  return (
    <header className={styles.bar} data-testid="bar">
      <Link href="/" className={styles.brand} aria-label={say('Smash Table, home')}>
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
        onClick={openSettings}
      >
        <Icon name="gear" size={18} />
      </button>
    </header>
  );
}
