import { say } from '../i18n/say.ts';
import { Logo } from './index.ts';
import styles from './page.module.css';

export function Loading({ text = say('One moment') }: { text?: string }) {
  return (
    <main className={styles.center} data-testid="loading">
      <Logo size={56} />
      <p className="cap" role="status">
        {text}
      </p>
    </main>
  );
}
