/** For tests: `window.__t` reports what this page currently shows. Only in builds made for tests, or on request. */
import type { PromptView, View } from '@smash/engine';

export interface Probe {
  view(): View | null;
  /** No answer is pending. */
  idle(): boolean;
}

declare global {
  interface Window {
    __t?: {
      view(): View | null;
      prompt(): PromptView | null;
      settle(): Promise<void>;
      /** Only for fixtures: switch to another one. */
      fixture?(name: string): Promise<void>;
      fixtures?: string[];
      /** The language of the following fixtures. */
      language?(code: string): Promise<void>;
      /** Plays a random game here and returns its end as a hash. */
      endOf?(game: { seed: string; players: number }): string;
    };
  }
}

/** Survives a change of address, so that whole journeys can be tested. */
function isKept(): boolean {
  try {
    return sessionStorage.getItem('smash.test') !== null;
  } catch {
    // A browser that forbids storage forbids even the look.
    return false;
  }
}

const wanted = import.meta.env.VITE_TEST === '1' || new URLSearchParams(location.search).has('test') || isKept();
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
