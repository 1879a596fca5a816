/**
 * Runs after layout when one of these elements has changed size, and when fonts have loaded; returns how to stop it.
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
