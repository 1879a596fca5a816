import { type Settings, settings } from './settings.ts';

const light = matchMedia('(prefers-color-scheme: light)');
const less = matchMedia('(prefers-reduced-motion: reduce)');
const contrast = matchMedia('(prefers-contrast: more)');

function shownTheme({ theme }: Settings): string {
  if (theme !== 'auto') return theme;
  return contrast.matches ? 'contrast' : light.matches ? 'light' : 'dark';
}

/** Here it is decided, for styles and for what moves by script: the setting wins over the device. */
export const movesLess = ({ motion }: Pick<Settings, 'motion'>): boolean =>
  motion === 'auto' ? less.matches : motion === 'reduced';

/** Who asks the device for contrast gets the patterns whatever is set. */
const marksOf = ({ marks }: Settings): string => (contrast.matches ? 'always' : marks);

function apply(): void {
  const now = settings.getState();
  const root = document.documentElement;
  root.dataset.theme = shownTheme(now);
  root.dataset.motion = movesLess(now) ? 'reduced' : 'full';
  root.dataset.cardFont = now.cardFont;
  root.dataset.marks = marksOf(now);
  root.style.setProperty('--reading', String(now.text / 100));
  const color = getComputedStyle(root).getPropertyValue('--table').trim();
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', color);
}

/** The page looks as the settings say, from now on. */
export function applySettings(): void {
  apply();
  settings.subscribe(apply);
  for (const query of [light, contrast, less]) query.addEventListener('change', apply);
}
