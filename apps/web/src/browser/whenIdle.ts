/** Takes these steps one by one while the browser has nothing else to do; returns how to stop it. Some browsers never do. */
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
