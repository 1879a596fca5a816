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

/** What may be spent on something: it is up once either number is reached. */
export class Allowance {
  private readonly counter: Counter;
  private readonly nodes: number;
  private readonly steps: number;

  constructor(counter: Counter, nodes: number, steps: number) {
    this.counter = counter;
    this.nodes = counter.nodes + nodes;
    this.steps = counter.steps + steps;
  }

  isUp(): boolean {
    return this.counter.nodes >= this.nodes || this.counter.steps >= this.steps;
  }
}
