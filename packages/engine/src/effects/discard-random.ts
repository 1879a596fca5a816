import { chance } from '../core/chance/rng.ts';
import { discardCard } from '../core/zones/discard.ts';
import type { Seat } from '../model/index.ts';
import { opOf } from '../model/shape.ts';
import { defineEffect } from '../registry/effect.ts';

declare module '../model/op.ts' {
  interface EffectMap {
    discardRandom: { seat: Seat; n: number };
  }
}

defineEffect('discardRandom', {
  commit(g, { seat, n }, cause) {
    const { hand } = g.s.seats[seat]!;
    for (let i = 0; i < n && hand.length > 0; i++) discardCard(g, hand[chance(g.s, hand.length)]!, cause);
  },
});

/** Every card of the hand is equally likely. */
export const discardAtRandom = (seat: Seat, n: number) => opOf('discardRandom', { seat, n });
