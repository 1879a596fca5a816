import type { DelayedTrigger, Seat } from '../model/index.ts';
import { opWith } from '../model/shape.ts';
import { defineEffect } from '../registry/effect.ts';

declare module '../model/op.ts' {
  interface EffectMap {
    delay: { delayed: DelayedTrigger; seat: Seat };
  }
}

defineEffect('delay', {
  commit({ s }, { delayed }) {
    if (delayed) s.delayedTriggers.push(delayed);
  },
});

/** Lets an ability of this card resolve later (`later`). */
export const delay = (one: DelayedTrigger) => opWith('delay', { delayed: one, seat: one.seat });
