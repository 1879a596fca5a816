import { setImmediate } from 'node:timers/promises';

/** For long work in small steps: called between them, it lets others in whenever so many ms have passed. */
export function pacer(ms = 5): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < ms) return;
    await setImmediate();
    since = performance.now();
  };
}
