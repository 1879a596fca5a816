import { modifyTable } from '../core/modify.ts';
import { NOBODY, type Seat, type Until } from '../model/index.ts';
import { opWith } from '../model/shape.ts';
import { defineEffect } from '../registry/effect.ts';

declare module '../model/op.ts' {
  interface EffectMap {
    turnBaseDown: { seat: Seat; until: Until };
  }
}

/** The top card of the base deck, whichever it is, stays face down until then. */
defineEffect('turnBaseDown', {
  possible: ({ q }) => q.openBase() !== NOBODY,
  commit: (g, op, cause) => void modifyTable(g, op, 'baseDown', cause),
});

/** The player turns the face-up top card of the base deck down for a while. */
export const turnBaseDown = (seat: Seat, until: Until) => opWith('turnBaseDown', { seat, until });
