import { setImmediate, setTimeout } from 'node:timers/promises';

/**
 * For long work in small steps: called between them, it lets others in whenever so many ms have passed. `rest`: for that many
 * ms, even if nobody else has anything to do.
 */
export function pacer(ms = 5, rest = 0): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < ms) return;
    await (rest > 0 ? setTimeout(rest) : setImmediate());
    since = performance.now();
  };
}
