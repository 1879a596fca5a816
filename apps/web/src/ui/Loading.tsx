import { say } from '../i18n/say.ts';
import { Logo } from './index.ts';
import styles from './page.module.css';

/** `silent`: the message is read out elsewhere. */
export function Loading({ text = say('One moment'), silent = false }: { text?: string; silent?: boolean }) {
  return (
    <main className={styles.center} data-testid="loading">
      <Logo size={56} />
      <p className="cap" role={silent ? undefined : 'status'}>
        {text}
      </p>
    </main>
  );
}
