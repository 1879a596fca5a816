import type { CardIx, Seat } from '../model/index.ts';
import { defineHappening } from '../registry/effect.ts';

declare module '../model/op.ts' {
  interface EffectMap {
    talent: { card: CardIx; seat: Seat };
  }
}

/** A talent has been used (ABL-5). */
defineHappening('talent');
