import type { Ask, Playout } from '@smash/engine/seal';

/** The effort spent so far: independent of the machine, and the same for the same position. */
export interface Counter {
  /** Answers tried. */
  nodes: number;
  /** Rule steps. */
  steps: number;
}

/** Answers a question in a simulated game, and counts the effort. */
export function play(playout: Playout, ask: Ask, pick: number[], counter: Counter): void {
  const before = playout.steps;
  playout.answer(ask, pick);
  counter.nodes++;
  counter.steps += playout.steps - before;
}
