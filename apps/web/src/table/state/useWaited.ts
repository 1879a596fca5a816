import { useEffect, useState } from 'react';
import { waitClock } from '../../browser/clock.ts';

/** A wait is worth mentioning from here on. */
const LONG = 8;

/** How long it has lasted, as "0:12", once that is long; '' before. `key` identifies the wait; null = none. */
export function useWaited(key: string | null): string {
  const [waited, setWaited] = useState({ key, seconds: 0 });
  useEffect(() => {
    if (key === null) return;
    const from = waitClock.now();
    const timer = setInterval(() => setWaited({ key, seconds: Math.floor((waitClock.now() - from) / 1000) }), 1000);
    return () => clearInterval(timer);
  }, [key]);
  // Data about another wait does not apply.
  const seconds = waited.key === key ? waited.seconds : 0;
  return seconds < LONG ? '' : `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
