import { useSyncExternalStore } from 'react';

const subscribe = (tell: () => void) => {
  addEventListener('hashchange', tell);
  return () => removeEventListener('hashchange', tell);
};

/** What the address names after its "#". */
export const usePlace = (): string => useSyncExternalStore(subscribe, () => decodeURIComponent(location.hash.slice(1)));
