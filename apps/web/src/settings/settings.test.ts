import { afterEach, describe, expect, it, vi } from 'vitest';
import { CHOICES, change, DEFAULTS, followTabs, parseSettings, settings } from './settings.ts';

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

describe('settings in two tabs', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    change(DEFAULTS);
  });
  it('a change here keeps what the other tab has changed', () => {
    const stored = new Map<string, string>();
    let told = (_: { key: string | null }) => {};
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, text: string) => stored.set(key, text),
    });
    vi.stubGlobal('addEventListener', (type: string, listen: typeof told) => {
      if (type === 'storage') told = listen;
    });
    followTabs();
    change({ sound: 0 });
    const [key] = [...stored.keys()] as [string];
    stored.set(key, JSON.stringify({ ...settings.getState(), language: 'de' }));
    told({ key: 'something else' });
    expect(settings.getState().language).toBe('auto');
    told({ key });
    expect(settings.getState()).toMatchObject({ language: 'de', sound: 0 });
    change({ haptics: false });
    expect(JSON.parse(stored.get(key)!)).toMatchObject({ language: 'de', sound: 0, haptics: false });
  });
});
