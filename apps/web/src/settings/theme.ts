/** The look of a theme on this device. Part of first.ts, so keep it small. */
export const light = matchMedia('(prefers-color-scheme: light)');
export const contrast = matchMedia('(prefers-contrast: more)');

export function themeShown(theme: string): string {
  if (theme !== 'auto') return theme;
  return contrast.matches ? 'contrast' : light.matches ? 'light' : 'dark';
}
