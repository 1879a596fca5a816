import { useState } from 'react';
import { useLatest } from '../../ui/useLatest.ts';

type Functions<T> = { [K in keyof T]: (...args: never[]) => unknown };

/** Functions with a stable identity that always call the latest implementations. */
export function useStable<T extends Functions<T>>(now: T): T {
  const latest = useLatest(now);
  const [stable] = useState(() => {
    const call =
      (name: keyof T) =>
      (...args: never[]) =>
        latest.current[name](...args);
    return Object.fromEntries(Object.keys(now).map((name) => [name, call(name as keyof T)])) as T;
  });
  return stable;
}
