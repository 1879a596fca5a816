import { useSyncExternalStore } from 'react';
import { screenScale } from '../../browser/scale.ts';

/**
 * desktop: log next to the table. laptop: log in a drawer. tablet: lanes in pairs. portrait: bases in rows of three.
 * phone: one open base, hand peeking from the edge. landscape: a phone in landscape, all bases in a row.
 */
export type Layout = 'desktop' | 'laptop' | 'tablet' | 'portrait' | 'phone' | 'landscape';

/** Whether a closed hand is a strip, and questions about other cards appear in the prompt. */
export const handPeeks = (layout: Layout): boolean => layout === 'phone' || layout === 'landscape';

/** Whether a row below the other players shows the last event and connection problems. */
export const hasNews = (layout: Layout): boolean => layout === 'phone' || layout === 'portrait' || layout === 'tablet';

export function layoutFor(width: number, height: number): Layout {
  if (width < (height < 520 ? 700 : 640)) return 'phone';
  if (height < 520) return 'landscape';
  if (width < 1000 && height > width) return 'portrait';
  if (width < 1120) return 'tablet';
  if (width < 1360 || height < 800) return 'laptop';
  return 'desktop';
}

const subscribe = (tell: () => void) => {
  window.addEventListener('resize', tell);
  return () => window.removeEventListener('resize', tell);
};

/** px: on lower phones there is room for only one base. */
const LOW = 700;

export const useLow = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.innerHeight / screenScale() < LOW,
    () => false,
  );

/** Whether the screen is at least this wide (px). */
export const useWider = (width: number): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.innerWidth / screenScale() >= width,
    () => false,
  );

export function useLayout(): Layout {
  return useSyncExternalStore(
    subscribe,
    () => layoutFor(window.innerWidth / screenScale(), window.innerHeight / screenScale()),
    () => 'desktop',
  );
}
