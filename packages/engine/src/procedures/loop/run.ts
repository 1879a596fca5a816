import type { Game } from '../../core/game.ts';
import { procedureOf } from '../../registry/frame.ts';
import { tidySlots } from '../big-base/slots.ts';

/** Continues until somebody is asked or the game is over. */
export function run(g: Game): void {
  const s = g.s;
  for (let steps = 0; s.asks.length === 0 && s.over === null; steps++) {
    if (steps > RUNAWAY) throw new Error('The rules run on without end');
    step(g);
  }
  g.noteChain();
}

const RUNAWAY = 200_000;

/** One step of the rules, while nobody is asked. */
export function step(g: Game): void {
  if (g.s.big && tidySlots(g)) return;
  const frame = g.top();
  procedureOf(frame).step(g, frame);
}
