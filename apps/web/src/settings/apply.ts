import { type Settings, settings } from './settings.ts';
import { contrast, light, themeShown } from './theme.ts';

const less = matchMedia('(prefers-reduced-motion: reduce)');

/** Whether to reduce motion, for both styles and scripted animation: the setting overrides the device. */
export const movesLess = ({ motion }: Pick<Settings, 'motion'>): boolean =>
  motion === 'auto' ? less.matches : motion === 'reduced';

/** A device that asks for more contrast gets the patterns regardless of the setting. */
const marksOf = ({ marks }: Settings): string => (contrast.matches ? 'always' : marks);

function apply(): void {
  const now = settings.getState();
  const root = document.documentElement;
  root.dataset.theme = themeShown(now.theme);
  root.dataset.motion = movesLess(now) ? 'reduced' : 'full';
  root.dataset.cardFont = now.cardFont;
  root.dataset.marks = marksOf(now);
  root.style.setProperty('--reading', String(now.text / 100));
  const color = getComputedStyle(root).getPropertyValue('--table').trim();
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', color);
}

/** Applies the settings to the page, now and whenever they change. */
export function applySettings(): void {
  apply();
  settings.subscribe(apply);
  for (const query of [light, contrast, less]) query.addEventListener('change', apply);
}
