/** ms that a sheet stays which nobody waits for. */
const SHOWN_MS = 8000;

/**
 * Closes the sheet with this test id after a while, but not while it is hovered or focused, as it is being read then.
 * The returned function cancels it.
 */
export function closeUnread(testid: string, close: () => void): () => void {
  const timer = setInterval(() => {
    if (!document.querySelector(`[data-testid="${testid}"]:is(:hover, :focus-within)`)) close();
  }, SHOWN_MS);
  return () => clearInterval(timer);
}
