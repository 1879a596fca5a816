/**
 * Runs before anything is painted, as a file of its own. The home page comes ready printed: it must not flash in colours
 * or a language that are not the reader's, nor without the table they can go back to. Everything else is fetched once
 * the page can be seen, and what is pressed until then counts as soon as the page can answer.
 */
import { kept } from './browser/storage.ts';
import { SETTINGS } from './settings/key.ts';
import { themeShown } from './settings/theme.ts';

const root = document.documentElement;

/** @param language as it is set; auto: the server has chosen it */
function isTheirs(language: unknown): boolean {
  if (kept('smash.playing') !== null) return false;
  return language === undefined || language === 'auto' || language === root.lang;
}

try {
  const { theme, language } = JSON.parse(kept(SETTINGS) ?? '{}') as Record<string, unknown>;
  if (typeof theme === 'string') root.dataset.theme = themeShown(theme);
  if (!isTheirs(language)) root.dataset.printed = 'no';
} catch {
  // No settings that can be read: as it comes.
}

let fetched = false;
/** The scripts that the build has put off; on pages that are not printed there are none. */
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
// In a tab that nobody looks at nothing is painted.
const PATIENCE_MS = 1500;
document.addEventListener('DOMContentLoaded', () => {
  if (document.hidden) fetchScripts();
  else setTimeout(fetchScripts, PATIENCE_MS);
});
