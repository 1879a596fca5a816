import { NOBODY, type Seat } from '../model/index.ts';
import { opOf } from '../model/shape.ts';
import { defineEffect } from '../registry/effect.ts';

declare module '../model/op.ts' {
  interface EffectMap {
    /** n: 1 if it also counts as one. */
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
/** Triggers the abilities that the player's playing an action would trigger; none counts as played. */
export const triggerAsAction = (seat: Seat) => opOf('asAction', { seat, n: 0 });
