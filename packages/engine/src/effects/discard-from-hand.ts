import type { CardIx, Seat } from '../model/index.ts';
import { defineHappening } from '../registry/effect.ts';

declare module '../model/op.ts' {
  interface EffectMap {
    /** seat: the player in whose hand it was. */
    discardFromHand: { card: CardIx; seat: Seat };
  }
}

/** A card has been discarded from a hand, whatever caused it (TERM-6). */
defineHappening('discardFromHand');
