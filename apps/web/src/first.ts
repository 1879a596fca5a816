/**
 * Runs before the first paint, in a separate file. The home page is prerendered: it must not flash in the wrong colours
 * or language, nor without the table the reader can return to. Everything else is fetched after the first paint, and
 * earlier taps are replayed once the page is interactive.
 */
import { kept } from './browser/storage.ts';
import { SETTINGS } from './settings/key.ts';
import { themeShown } from './settings/theme.ts';

const root = document.documentElement;

/** @param language the setting; with auto, the server has chosen the language */
function isTheirs(language: unknown): boolean {
  if (kept('smash.playing') !== null) return false;
  return language === undefined || language === 'auto' || language === root.lang;
}

try {
  const { theme, language } = JSON.parse(kept(SETTINGS) ?? '{}') as Record<string, unknown>;
  if (typeof theme === 'string') root.dataset.theme = themeShown(theme);
  if (!isTheirs(language)) root.dataset.printed = 'no';
} catch {
  // No readable settings: keep the defaults.
}

let fetched = false;
/** Loads the scripts that the build has deferred; pages that are not prerendered have none. */
function fetchScripts(): void {
  if (fetched) return;
  fetched = true;
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="later"]')) link.rel = 'modulepreload';
  const main = document.querySelector<HTMLMetaElement>('meta[name="main"]');
  if (!main) return;
  const script = document.createElement('script');
  script.type = 'module';
  script.src = main.content;
  document.head.append(script);
}

function keepPresses(event: MouseEvent): void {
  if (root.dataset.live) return removeEventListener('click', keepPresses, true);
  const button = (event.target as Element).closest('button');
  if (button) button.dataset.early = 'yes';
}

addEventListener('click', keepPresses, true);
new PerformanceObserver(fetchScripts).observe({ type: 'paint', buffered: true });
// A background tab never paints.
const PATIENCE_MS = 1500;
document.addEventListener('DOMContentLoaded', () => {
  if (document.hidden) fetchScripts();
  else setTimeout(fetchScripts, PATIENCE_MS);
});
