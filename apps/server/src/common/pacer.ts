import { setImmediate, setTimeout } from 'node:timers/promises';

/**
 * For long work in small steps: call it between them, and it yields to other work whenever `ms` have passed. `rest`:
 * how long to pause then, in ms, even if there is no other work.
 */
export function pacer(ms = 5, rest = 0): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < ms) return;
    await (rest > 0 ? setTimeout(rest) : setImmediate());
    since = performance.now();
  };
}

/** For loading a game, however long it is: it must not hold up other tables. */
export const loadingPace = (): (() => Promise<void>) => pacer(10);
