import { useSyncExternalStore } from 'react';

/**
 * desktop: log beside the table. laptop: log in a drawer. tablet: lanes two by two. portrait: bases in rows of three.
 * phone: one open base, hand peeking from the edge.
 */
export type Layout = 'desktop' | 'laptop' | 'tablet' | 'portrait' | 'phone';

export function layoutFor(width: number, height: number): Layout {
  if (width < 640) return 'phone';
  if (width < 1000 && height > width) return 'portrait';
  if (width < 1120) return 'tablet';
  if (width < 1360 || height < 800) return 'laptop';
  return 'desktop';
}

const subscribe = (tell: () => void) => {
  window.addEventListener('resize', tell);
  return () => window.removeEventListener('resize', tell);
};

export function useLayout(): Layout {
  return useSyncExternalStore(
    subscribe,
    () => layoutFor(window.innerWidth, window.innerHeight),
    () => 'desktop',
  );
}
