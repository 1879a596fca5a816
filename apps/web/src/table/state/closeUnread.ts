/** ms: how long a sheet stays open that nobody waits for. */
const SHOWN_MS = 8000;

/**
 * Closes the sheet with this test id after a while, unless it is hovered or focused and so being read. Returns a
 * function that cancels this.
 */
export function closeUnread(testid: string, close: () => void): () => void {
  const timer = setInterval(() => {
    if (!document.querySelector(`[data-testid="${testid}"]:is(:hover, :focus-within)`)) close();
  }, SHOWN_MS);
  return () => clearInterval(timer);
}
