/** Duration (ms) and easing of each animation, in one table, so that none delays reading. */
import type { Change } from './changes.ts';

interface Timing {
  ms: number;
  easing: string;
}

export const TIMINGS: Record<Change['kind'], Timing> = {
  enter: { ms: 240, easing: 'cubic-bezier(.2,.9,.25,1)' },
  move: { ms: 280, easing: 'ease-in-out' },
  destroy: { ms: 260, easing: 'ease-in' },
  leave: { ms: 240, easing: 'ease-in-out' },
  power: { ms: 900, easing: 'ease-out' },
  breaks: { ms: 240, easing: 'ease-out' },
  turn: { ms: 700, easing: 'ease-out' },
};

/** With reduced motion nothing moves: a highlight in place shows the change for this long. */
export const STILL: Record<Change['kind'], number> = {
  enter: 600,
  move: 600,
  destroy: 700,
  leave: 700,
  power: 900,
  breaks: 600,
  turn: 700,
};

/** Maximum duration of any animation. */
export const LONGEST = 1200;

/** The factor for every duration: a backlog plays faster, and a long one jumps to its end. */
export const tempo = (changes: number, speed: number): number =>
  speed === 0 || changes > 16 ? 0 : (changes > 6 ? 0.5 : 1) * (100 / speed);
