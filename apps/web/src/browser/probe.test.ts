import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => vi.unstubAllGlobals());

it('a browser that forbids all storage still loads the page', async () => {
  vi.stubGlobal('location', { search: '' });
  vi.stubGlobal('window', {});
  Object.defineProperty(globalThis, 'sessionStorage', {
    configurable: true,
    get() {
      throw new DOMException('denied', 'SecurityError');
    },
  });
  const { showToTests } = await import('./probe.ts');
  expect(() => showToTests({ view: () => null, idle: () => true })).not.toThrow();
});
