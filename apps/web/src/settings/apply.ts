import { type Settings, settings } from './settings.ts';

const light = matchMedia('(prefers-color-scheme: light)');
const contrast = matchMedia('(prefers-contrast: more)');

function shownTheme({ theme }: Settings): string {
  if (theme !== 'auto') return theme;
  return contrast.matches ? 'contrast' : light.matches ? 'light' : 'dark';
}

function apply(): void {
  const now = settings.getState();
  const root = document.documentElement;
  root.dataset.theme = shownTheme(now);
  root.dataset.motion = now.motion;
  root.style.setProperty('--reading', String(now.text / 100));
  const color = getComputedStyle(root).getPropertyValue('--table').trim();
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', color);
}

/** The page looks as the settings say, from now on. */
export function applySettings(): void {
  apply();
  settings.subscribe(apply);
  for (const query of [light, contrast]) query.addEventListener('change', apply);
}
