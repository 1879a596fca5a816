import type { CardIx, Seat } from '../model/index.ts';
import { defineHappening } from '../registry/effect.ts';

declare module '../model/op.ts' {
  interface EffectMap {
    discarded: { card: CardIx; seat: Seat };
  }
}

/** A player discards a card from a hand or deck, of their own choice, at random, or because it cannot be played. */
defineHappening('discarded');
