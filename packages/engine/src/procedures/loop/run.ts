import type { Game } from '../../core/game.ts';
import { notePowers, tellOfPower } from '../../core/power-gains.ts';
import { stepFrame } from '../../registry/frame.ts';
import { tidySlots } from '../big-base/slots.ts';

/** Runs until somebody is asked or the game is over. Returns the number of steps. */
export function run(g: Game): number {
  const s = g.s;
  let steps = 0;
  for (; s.asks.length === 0 && s.over === null; steps++) {
    if (steps > RUNAWAY) throw new Error('The rules run on without end');
    step(g);
  }
  g.noteChain();
  return steps;
}

const RUNAWAY = 200_000;

/** One step of the rules, while nobody is asked. */
export function step(g: Game): void {
  if (g.s.big && tidySlots(g)) return;
  if (!g.q.catalogue.reactsToPower) return stepFrame(g, g.top());
  notePowers(g);
  stepFrame(g, g.top());
  tellOfPower(g);
}
