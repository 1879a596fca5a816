import { useEffect, useState } from 'react';
import { say } from '../../i18n/say.ts';
import { Button } from '../../ui/index.ts';
import styles from './lobby.module.css';

/** Replaces Start while the players' browsers mix the shuffle. `until`: the deadline in ms since 1970. */
export function MixingButton({ until }: { until: number }) {
  const [, tick] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => tick((n) => n + 1), 250);
    return () => clearInterval(timer);
  }, []);
  const n = Math.max(0, Math.ceil((until - Date.now()) / 1000));
  const words = n > 0 ? say('Mixing the shuffle · {n} s', { n }) : say('Mixing the shuffle…');
  return (
    <Button kind="primary" className={styles.go} hatched reason={words} testid="mixing">
      {words}
    </Button>
  );
}
