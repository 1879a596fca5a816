import type { CardIx, Seat } from '../model/index.ts';
import { defineHappening } from '../registry/effect.ts';

declare module '../model/op.ts' {
  interface EffectMap {
    toHand: { card: CardIx; seat: Seat };
  }
}

/** A card has gone to a hand from play or a discard pile. */
defineHappening('toHand');
