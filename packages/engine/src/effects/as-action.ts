import { NOBODY, type Seat } from '../model/index.ts';
import { opOf } from '../model/shape.ts';
import { defineEffect } from '../registry/effect.ts';

declare module '../model/op.ts' {
  interface EffectMap {
    asAction: { seat: Seat };
  }
}

defineEffect('asAction', {
  commit: ({ s }, { seat }) => void s.actionPlays.push({ seat, card: NOBODY, stamp: 0 }),
});

/** Counts, and triggers abilities, as if the player had played an action. */
export const countAsAction = (seat: Seat) => opOf('asAction', { seat });
