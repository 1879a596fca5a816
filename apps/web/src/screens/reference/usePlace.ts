import { useSyncExternalStore } from 'react';

const subscribe = (tell: () => void) => {
  addEventListener('hashchange', tell);
  return () => removeEventListener('hashchange', tell);
};

function place(): string {
  const text = location.hash.slice(1);
  try {
    return decodeURIComponent(text);
  } catch {
    // A stray % encodes nothing.
    return text;
  }
}

/** The part of the address after "#". */
export const usePlace = (): string => useSyncExternalStore(subscribe, place);
