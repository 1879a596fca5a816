import { NOBODY, type Seat } from '../model/index.ts';
import { opOf } from '../model/shape.ts';
import { defineEffect } from '../registry/effect.ts';

declare module '../model/op.ts' {
  interface EffectMap {
    /** n: 1 if it also counts as an action played. */
    asAction: { seat: Seat; n: number };
  }
}

defineEffect('asAction', {
  commit({ s }, { seat, n }) {
    if (n > 0) s.actionPlays.push({ seat, card: NOBODY, at: NOBODY, stamp: 0 });
  },
});

/** Counts, and triggers abilities, as if the player had played an action. */
export const countAsAction = (seat: Seat) => opOf('asAction', { seat, n: 1 });
/** Triggers what playing an action would trigger, without counting as one. */
export const triggerAsAction = (seat: Seat) => opOf('asAction', { seat, n: 0 });
