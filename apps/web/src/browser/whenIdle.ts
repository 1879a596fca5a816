/** Runs steps one by one while the browser is idle, if it reports that. Returns a function that stops it. */
export function whenIdle(steps: readonly (() => void)[]): () => void {
  if (!('requestIdleCallback' in window)) return () => {};
  const left = [...steps];
  let next = 0;
  const take = () => {
    left.shift()?.();
    if (left.length > 0) next = requestIdleCallback(take);
  };
  if (left.length > 0) next = requestIdleCallback(take);
  return () => cancelIdleCallback(next);
}
