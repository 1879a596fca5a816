import type { CardIx, Seat } from '../model/index.ts';
import { defineHappening } from '../registry/effect.ts';

declare module '../model/op.ts' {
  interface EffectMap {
    useSpecial: { card: CardIx; seat: Seat };
  }
}

/** A player uses a Special ability (RES-5). */
defineHappening('useSpecial');
