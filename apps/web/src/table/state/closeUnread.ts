/** How long a sheet that nobody waits for stays, ms. */
const SHOWN_MS = 8000;

/**
 * Closes the sheet with this test id after a while, unless it is hovered or focused, because then it is being read.
 * The returned function cancels it.
 */
export function closeUnread(testid: string, close: () => void): () => void {
  const timer = setInterval(() => {
    if (!document.querySelector(`[data-testid="${testid}"]:is(:hover, :focus-within)`)) close();
  }, SHOWN_MS);
  return () => clearInterval(timer);
}
