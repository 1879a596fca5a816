import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { change, DEFAULTS, settings } from './settings.ts';

/** The device's preferences, as the tests set them. */
const device = { light: false, more: false, reduce: false };
const changed: (() => void)[] = [];
const root = { dataset: {} as Record<string, string>, style: { setProperty: vi.fn() } };

vi.stubGlobal('matchMedia', (query: string) => ({
  get matches() {
    return device[/(light|more|reduce)\)$/.exec(query)?.[1] as keyof typeof device];
  },
  addEventListener: (_: string, tell: () => void) => changed.push(tell),
}));
vi.stubGlobal('document', { documentElement: root, querySelector: () => null });
vi.stubGlobal('getComputedStyle', () => ({ getPropertyValue: () => '' }));
const { applySettings, movesLess } = await import('./apply.ts');
applySettings();

const tell = (to: Partial<typeof device>) => {
  Object.assign(device, to);
  for (const one of changed) one();
};
beforeEach(() => {
  settings.setState(DEFAULTS);
  tell({ light: false, more: false, reduce: false });
});
afterAll(() => vi.unstubAllGlobals());

describe('the page follows the settings', () => {
  it('card texts in the chosen font', () => {
    expect(root.dataset.cardFont).toBe('hyperlegible');
    change({ cardFont: 'display' });
    expect(root.dataset.cardFont).toBe('display');
  });
  it('seat patterns always, or if the device asks for contrast', () => {
    expect(root.dataset.marks).toBe('always');
    change({ marks: 'auto' });
    expect(root.dataset.marks).toBe('auto');
    tell({ more: true });
    expect(root.dataset.marks).toBe('always');
  });
  it('reduced motion as the device asks, unless set here', () => {
    const motion = () => [root.dataset.motion, movesLess(settings.getState())];
    expect(motion()).toEqual(['full', false]);
    tell({ reduce: true });
    expect(motion()).toEqual(['reduced', true]);
    change({ motion: 'full' });
    expect(motion()).toEqual(['full', false]);
    tell({ reduce: false });
    change({ motion: 'reduced' });
    expect(motion()).toEqual(['reduced', true]);
  });
});
