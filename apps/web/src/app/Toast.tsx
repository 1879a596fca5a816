import { useEffect, useState } from 'react';
import styles from './app.module.css';

export interface Said {
  /** Differs for every message, so that the same words can be said twice. */
  n: number;
  text: string;
  kind: 'table' | 'trouble';
}

/** The newest message, for some seconds. */
export function Toast({ said }: { said: Said | null }) {
  const [gone, setGone] = useState(0);
  useEffect(() => {
    if (!said) return;
    const timer = setTimeout(() => setGone(said.n), said.kind === 'trouble' ? 12_000 : 5_000);
    return () => clearTimeout(timer);
  }, [said]);
  return (
    <div role="status" data-testid="toast">
      {said && gone !== said.n ? (
        <p className={styles.toast} data-kind={said.kind}>
          {said.text}
        </p>
      ) : null}
    </div>
  );
}
