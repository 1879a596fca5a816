import { createRoot, hydrateRoot } from 'react-dom/client';
import './styles/tokens.css';
import './styles/base.css';
import './styles/controls.css';
import './styles/legal.css';
import { App } from './screens/App.tsx';
import { applySettings } from './settings/apply.ts';
import { followLanguage } from './settings/language.ts';

/** The home page may be prerendered; first.ts has checked whether it is the right one. */
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
  // Avoid flashing English before the reader's language.
  if (root) void followLanguage().then(() => show(root));
}
// In a separate task, so that a tap can be handled in between.
setTimeout(start);

// Lets pages that need no server open offline, too. Not while a room is being opened.
const keepPages = () => void navigator.serviceWorker.register('/sw.js').catch(() => {});
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  const later = () => setTimeout(keepPages, 4000);
  // A prerendered page may have loaded before its scripts.
  if (document.readyState === 'complete') later();
  else addEventListener('load', later);
}
