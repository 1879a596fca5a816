import { refillBases, refill as refillDeck } from '../core/zones/zones.ts';
import { NOBODY, type Seat } from '../model/index.ts';
import { opOf } from '../model/shape.ts';
import { defineEffect } from '../registry/effect.ts';

declare module '../model/op.ts' {
  interface EffectMap {
    /** Without a seat: the base deck (SCORE-10). */
    refill: { seat?: Seat; n: number };
  }
}

defineEffect('refill', {
  commit(g, { seat, n }) {
    if (seat === NOBODY) refillBases(g, n);
    else refillDeck(g, seat, n);
  },
});

/** n cards are needed from a deck that has fewer: it is first refilled from the discard pile (DECK-1). */
export const refill = (seat: Seat, n = 1) => opOf('refill', { seat, n });
