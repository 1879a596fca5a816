import { describe, expect, it } from 'vitest';
import { CHOICES, DEFAULTS, parseSettings } from './settings.ts';

describe('settings as text', () => {
  it('come back as they were', () => {
    const mine = { ...DEFAULTS, theme: 'contrast' as const, text: 200 as const, letters: false };
    expect(parseSettings(JSON.stringify(mine))).toEqual(mine);
  });
  it('leave out what there is not, and keep the rest', () =>
    expect(
      parseSettings('{"theme":"pink","text":125,"sound":"100","__proto__":{"motion":"reduced"},"more":1}'),
    ).toEqual({
      ...DEFAULTS,
      text: 125,
    }));
  it('are null for what is no settings', () => {
    for (const text of ['', 'dark', '[]', 'null', '7', '{"theme":']) expect(parseSettings(text)).toBeNull();
  });
  it('are at first among the choices', () => {
    for (const key of Object.keys(CHOICES) as (keyof typeof CHOICES)[])
      expect(CHOICES[key] as readonly unknown[]).toContain(DEFAULTS[key]);
    expect(Object.keys(DEFAULTS)).toEqual(Object.keys(CHOICES));
  });
});
