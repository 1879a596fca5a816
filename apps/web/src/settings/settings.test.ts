import { describe, expect, it } from 'vitest';
import { CHOICES, DEFAULTS, parseSettings } from './settings.ts';

describe('settings as text', () => {
  it('survive a round trip', () => {
    const mine = { ...DEFAULTS, theme: 'contrast' as const, text: 200 as const, letters: false };
    expect(parseSettings(JSON.stringify(mine))).toEqual(mine);
  });
  it('drop unknown entries, and keep the rest', () =>
    expect(
      parseSettings('{"theme":"pink","text":125,"sound":"100","__proto__":{"motion":"reduced"},"more":1}'),
    ).toEqual({
      ...DEFAULTS,
      text: 125,
    }));
  it('are null for other text', () => {
    for (const text of ['', 'dark', '[]', 'null', '7', '{"theme":']) expect(parseSettings(text)).toBeNull();
  });
  it('have valid defaults', () => {
    for (const key of Object.keys(CHOICES) as (keyof typeof CHOICES)[])
      expect(CHOICES[key] as readonly unknown[]).toContain(DEFAULTS[key]);
    expect(Object.keys(DEFAULTS)).toEqual(Object.keys(CHOICES));
  });
});
