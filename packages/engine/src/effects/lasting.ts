import { modifyByText } from '../core/modify.ts';
import type { Seat, Until } from '../model/index.ts';
import { opWith } from '../model/shape.ts';
import { defineEffect } from '../registry/effect.ts';

declare module '../model/op.ts' {
  interface EffectMap {
    lasting: { seat: Seat; until: Until };
  }
}

/** CALC-2: "Until Z, …" applies to whatever is there at each moment, and does not end with its card (IO-2). */
defineEffect('lasting', { commit: (g, op, cause) => modifyByText(g, op, 'give', cause) });

/** For a while the `given` abilities of this card are active, for no particular card, whatever happens to it. */
export const lasting = (seat: Seat, until: Until) => opWith('lasting', { seat, until });
