import { useRef } from 'react';
import { useForecast } from '../state/useForecast.ts';
import styles from './prompt.module.css';

/** What the answer pointed at would do (ux §3.2). */
export function Foreseen() {
  const here = useRef<HTMLSpanElement>(null);
  const line = useForecast(here);
  return (
    <span ref={here} className={styles.foreseen} role="status" data-testid="forecast">
      {line}
    </span>
  );
}
