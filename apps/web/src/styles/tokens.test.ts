import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

/** The colours that a block of the style sheet sets. */
function colors(selector: string): Record<string, string> {
  const block = css.slice(css.lastIndexOf('}', css.indexOf(selector)));
  const body = block.slice(block.indexOf('{') + 1, block.indexOf('\n}'));
  return Object.fromEntries([...body.matchAll(/--([\w-]+): (#[\da-f]{3,6});/gi)].map((one) => [one[1], one[2]]));
}
const common = colors(':root {\n  /* shapes');
const THEMES: Record<string, Record<string, string>> = {
  dark: { ...common, ...colors('[data-theme="dark"]') },
  light: { ...common, ...colors('[data-theme="dark"]'), ...colors('[data-theme="light"] {') },
  contrast: { ...common, ...colors('[data-theme="dark"]'), ...colors('[data-theme="contrast"] {') },
};

function luminance(hex: string): number {
  const long = hex.length === 4 ? hex.replace(/[\da-f]/gi, '$&$&') : hex;
  const [r, g, b] = [1, 3, 5].map((at) => {
    const c = Number.parseInt(long.slice(at, at + 2), 16) / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}
function contrast(a: string, b: string): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light! + 0.05) / (dark! + 0.05);
}

const SURFACES = ['table', 'panel', 'raised', 'lane'];
const SEATS = ['seat-A', 'seat-B', 'seat-C', 'seat-D'];
const pairs = (fronts: string[], backs: string[]) => fronts.flatMap((f) => backs.map((b) => [f, b] as const));

/** Pairs of text colours and surfaces. */
const TEXT = [
  ...pairs(['text', 'muted', 'link', 'danger'], SURFACES),
  ...pairs(['ink'], ['paper', 'paper-2', 'paper-dim', ...SEATS]),
  ...pairs(['ink-2'], ['paper', 'paper-2']),
  ...pairs(['up', 'down', 'act-paper'], ['paper']),
  ['on-act', 'act'],
  ['on-warn', 'warn'],
] as const;
/** Pairs of colours for the edges and marks of controls. */
const PARTS = [
  ...pairs(['line', 'act'], SURFACES),
  ...pairs(['ink'], ['paper', 'empty']),
  ...pairs(['focus-in'], ['focus-out']),
] as const;

for (const [theme, token] of Object.entries(THEMES)) {
  const low = (list: readonly (readonly [string, string])[], least: number) =>
    list
      .map(([front, back]) => ({ front, back, ratio: contrast(token[front]!, token[back]!) }))
      .filter(({ ratio }) => !(ratio >= least))
      .map(({ front, back, ratio }) => `${front} on ${back}: ${ratio.toFixed(2)}`);

  test(`${theme}: text has a contrast of 4.5, even on dimmed paper (T-02)`, () => {
    expect(low(TEXT, 4.5)).toEqual([]);
  });
  test(`${theme}: edges and marks have a contrast of 3, and half of the focus ring against any background (T-02, T-11)`, () => {
    expect(low(PARTS, 3)).toEqual([]);
    const lost = [...SURFACES, 'paper', 'paper-2', 'paper-dim', ...SEATS].filter(
      (back) => Math.max(contrast(token['focus-in']!, token[back]!), contrast(token['focus-out']!, token[back]!)) < 3,
    );
    expect(lost).toEqual([]);
  });
}

test('bases behind a list or a stage keep a contrast of 4.5 (T-02)', () => {
  const left = Number(/--dimmed: ([\d.]+)/.exec(css)?.[1]);
  const shade = (hex: string): string =>
    hex.replace(/[\da-f]{2}/gi, (part) =>
      Math.round(Number.parseInt(part, 16) * left)
        .toString(16)
        .padStart(2, '0'),
    );
  const dimmed = [...pairs(['ink'], ['paper', 'paper-dim']), ...pairs(['ink-2'], ['paper'])].map(([front, back]) =>
    contrast(shade(common[front]!), shade(common[back]!)),
  );
  expect(Math.min(...dimmed)).toBeGreaterThanOrEqual(4.5);
});

test('seat colours have a contrast of 3 on the dark table (T-02)', () => {
  const dark = THEMES.dark!;
  expect(pairs(SEATS, SURFACES).filter(([seat, back]) => contrast(dark[seat]!, dark[back]!) < 3)).toEqual([]);
});
