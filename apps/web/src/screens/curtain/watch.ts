import { useEffect } from 'react';
import { useLatest } from '../../ui/useLatest.ts';

const IDLE_MS = 45_000;
const INPUTS = ['pointermove', 'pointerdown', 'keydown', 'wheel'] as const;

/** Hides an unattended hand: after a while without input, and immediately when the tab is hidden. */
export function useAutoHide(active: boolean, hide: () => void): void {
  const latest = useLatest(hide);
  useEffect(() => {
    if (!active) return;
    let timer = 0;
    const again = () => {
      clearTimeout(timer);
      timer = window.setTimeout(() => latest.current(), IDLE_MS);
    };
    const onHidden = () => {
      if (document.hidden) latest.current();
    };
    again();
    for (const type of INPUTS) addEventListener(type, again, { passive: true });
    document.addEventListener('visibilitychange', onHidden);
    return () => {
      clearTimeout(timer);
      for (const type of INPUTS) removeEventListener(type, again);
      document.removeEventListener('visibilitychange', onHidden);
    };
  }, [active, latest]);
}

/** Keeps the screen on while people think, where the browser supports it. */
export function useWakeLock(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | null = null;
    let over = false;
    const ask = async () => {
      if (document.hidden || !('wakeLock' in navigator)) return;
      const got = await navigator.wakeLock.request('screen').catch(() => null);
      if (over) void got?.release();
      else lock = got;
    };
    void ask();
    document.addEventListener('visibilitychange', ask);
    return () => {
      over = true;
      document.removeEventListener('visibilitychange', ask);
      void lock?.release();
    };
  }, []);
}
