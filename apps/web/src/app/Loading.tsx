import { Logo } from '../ui/index.ts';
import { say } from '../words/say.ts';
import styles from './app.module.css';

export function Loading({ text = say('One moment') }: { text?: string }) {
  return (
    <main className={styles.center}>
      <Logo size={56} />
      <p className="cap" role="status">
        {text}
      </p>
    </main>
  );
}
