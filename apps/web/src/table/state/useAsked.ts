import { useEffect, useState } from 'react';

const SETTLED_MS = 250;
/** The most requests about one question, because servers limit the rate. */
export const MOST_ASKED = 12;

/**
 * Asks the game something about a question once the question has settled; returns `none` until then. `ask` stops early
 * and returns null if its question is over.
 * @param ask null if there is nothing to ask
 */
export function useAsked<T>(
  key: string | null,
  ask: ((isOver: () => boolean) => Promise<T | null>) | null,
  none: T,
): T {
  const [found, setFound] = useState<{ key: string | null; said: T }>({ key: null, said: none });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each question
  useEffect(() => {
    if (!ask) return;
    let over = false;
    const isOver = () => over;
    const begin = async () => {
      const said = await ask(isOver);
      if (said !== null) setFound({ key, said });
    };
    const timer = window.setTimeout(() => void begin().catch(() => {}), SETTLED_MS);
    return () => {
      over = true;
      window.clearTimeout(timer);
    };
  }, [key]);
  return found.key === key ? found.said : none;
}
