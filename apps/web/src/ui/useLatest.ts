import { type RefObject, useInsertionEffect, useRef } from 'react';

/** The value of the last commit, for code that runs later, such as events and timers. Never read it while rendering. */
export function useLatest<T>(now: T): RefObject<T> {
  const latest = useRef(now);
  useInsertionEffect(() => {
    latest.current = now;
  });
  return latest;
}
