import { createRoot, hydrateRoot } from 'react-dom/client';
import './styles/tokens.css';
import './styles/base.css';
import './styles/controls.css';
import './styles/legal.css';
import { App } from './screens/App.tsx';
import { applySettings } from './settings/apply.ts';
import { followLanguage } from './settings/language.ts';
import { followTabs } from './settings/settings.ts';

/** Hydrates a prerendered home page, if first.ts found that it suits the reader; renders otherwise. */
function show(root: HTMLElement): void {
  const { dataset, lang } = document.documentElement;
  const isPrinted = root.firstElementChild !== null && dataset.printed !== 'no';
  if (isPrinted && lang === printed) hydrateRoot(root, <App />);
  else createRoot(root).render(<App />);
  delete dataset.printed;
  dataset.live = 'yes';
  root.querySelector<HTMLElement>('[data-early]')?.click();
}

const printed = document.documentElement.lang;
const root = document.getElementById('root');
function start(): void {
  applySettings();
  followTabs();
  // Load the reader's language first, so that no English flashes up.
  if (root) void followLanguage().then(() => show(root));
}
// Start in a separate task, so that the browser can handle a tap in between.
setTimeout(start);

// Lets pages that need no server open offline, too. Not while opening a room.
const keepPages = () => void navigator.serviceWorker.register('/sw.js').catch(() => {});
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  const later = () => setTimeout(keepPages, 4000);
  // A prerendered page may have finished loading before its scripts.
  if (document.readyState === 'complete') later();
  else addEventListener('load', later);
}
