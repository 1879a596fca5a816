import { useSyncExternalStore } from 'react';

const subscribe = (tell: () => void) => {
  addEventListener('hashchange', tell);
  return () => removeEventListener('hashchange', tell);
};

/** The part of the address after "#". */
export const usePlace = (): string => useSyncExternalStore(subscribe, () => decodeURIComponent(location.hash.slice(1)));
