import type { CardIx, Spot } from '../model/index.ts';
import { defineHappening } from '../registry/effect.ts';

declare module '../model/op.ts' {
  interface EffectMap {
    gone: { card: CardIx; spot?: Spot };
  }
  interface EventMap {
    /** stored: what lay under the card (STO-1). */
    gone: { spot: Spot | ''; stored: CardIx[] };
  }
}

/** A card leaves play by any op: abilities react to that, or replace it. spot: where it goes. */
defineHappening('gone', {
  tell: (q, { card }, event) => {
    event.stored = q.stored(card);
  },
});
