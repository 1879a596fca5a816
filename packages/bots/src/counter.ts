import type { Ask, Playout } from '@smash/engine/seal';

/** How much has been thought: independent of the machine, and the same for the same position. */
export interface Counter {
  /** Answers tried. */
  nodes: number;
  /** Steps of the rules. */
  steps: number;
}

/** Answers a question in a game that is thought about. */
export function play(playout: Playout, ask: Ask, pick: number[], counter: Counter): void {
  const before = playout.steps;
  playout.answer(ask, pick);
  counter.nodes++;
  counter.steps += playout.steps - before;
}
