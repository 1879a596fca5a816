import { useEffect, useState } from 'react';
import { waitClock } from '../../browser/clock.ts';

/** s: shorter waits are not mentioned. */
const LONG = 8;

/** How long the wait has lasted, such as "0:12"; '' if it is still short. `key` identifies the wait; null = none. */
export function useWaited(key: string | null): string {
  const [waited, setWaited] = useState({ key, seconds: 0 });
  useEffect(() => {
    if (key === null) return;
    const from = waitClock.now();
    const timer = setInterval(() => setWaited({ key, seconds: Math.floor((waitClock.now() - from) / 1000) }), 1000);
    return () => clearInterval(timer);
  }, [key]);
  // The state may still be that of another wait.
  const seconds = waited.key === key ? waited.seconds : 0;
  return seconds < LONG ? '' : `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
