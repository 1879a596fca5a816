/**
 * For tests: `window.__t` tells what this page already shows. Only in builds made for tests, or asked for.
 */
import type { PromptView, View } from '@smash/engine';

export interface Probe {
  view(): View | null;
  /** No answer is on its way. */
  idle(): boolean;
}

declare global {
  interface Window {
    __t?: {
      view(): View | null;
      prompt(): PromptView | null;
      settle(): Promise<void>;
      /** Among the fixtures alone: go to another one. */
      fixture?(name: string): Promise<void>;
      fixtures?: string[];
      /** In which language the fixtures to come speak. */
      language?(code: string): Promise<void>;
      /** A random game played here: how it ends, as a hash. */
      endOf?(game: { seed: string; players: number }): string;
    };
  }
}

const wanted =
  import.meta.env.VITE_TEST === '1' ||
  new URLSearchParams(location.search).has('test') ||
  // Survives a change of address, so that whole journeys can be tested.
  sessionStorage.getItem('smash.test') !== null;
const frame = () => new Promise((done) => requestAnimationFrame(done));

export function showToTests(probe: Probe): void {
  if (!wanted) return;
  window.__t = {
    view: () => probe.view(),
    prompt: () => probe.view()?.prompt ?? null,
    async settle() {
      while (!probe.idle()) await frame();
      await frame();
      await frame();
    },
  };
}
