/**
 * Calls `run` after layout whenever one of these elements has changed size, and once fonts have loaded. Returns a
 * function that stops this.
 */
export function onResize(elements: readonly Element[], run: () => void): () => void {
  const observer = new ResizeObserver(run);
  for (const element of elements) observer.observe(element);
  document.fonts.addEventListener('loadingdone', run);
  return () => {
    observer.disconnect();
    document.fonts.removeEventListener('loadingdone', run);
  };
}
