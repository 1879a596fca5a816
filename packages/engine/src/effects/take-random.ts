import { chance } from '../core/chance/rng.ts';
import { placeCard } from '../core/zones/place.ts';
import type { Seat } from '../model/index.ts';
import { opOf } from '../model/shape.ts';
import { defineEffect } from '../registry/effect.ts';

declare module '../model/op.ts' {
  interface EffectMap {
    /** n: the seat that loses the card. */
    takeRandom: { seat: Seat; n: Seat };
  }
}

defineEffect('takeRandom', {
  possible: ({ s }, { n }) => s.seats[n]!.hand.length > 0,
  commit(g, { seat, n }, cause) {
    const { hand } = g.s.seats[n]!;
    placeCard(g, hand[chance(g.s, hand.length)]!, 'hand', seat, cause);
  },
});

/** A random card goes from the hand of the other player to the player's own. */
export const takeAtRandom = (seat: Seat, from: Seat) => opOf('takeRandom', { seat, n: from });
