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

/** ms of loading games between other work of the process. */
const LOADING_MS = 10;
/** When the current slice began, and the end of the line for the next. */
let since = Number.NEGATIVE_INFINITY;
let line: Promise<void> = Promise.resolve();

/**
 * For loading a game, however long it is: it must not hold up other tables. All that is being loaded shares the slices,
 * because many together would hold them up as one.
 */
export const loadingPace = (): (() => Promise<void>) => async () => {
  const passed = performance.now() - since;
  // In tests that share the module, the clock may be behind that of an earlier one.
  if (passed >= 0 && passed < LOADING_MS) return;
  line = line.then(async () => {
    await setImmediate();
    since = performance.now();
  });
  await line;
};
