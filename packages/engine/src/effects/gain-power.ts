import type { CardIx } from '../model/index.ts';
import { defineHappening } from '../registry/effect.ts';

declare module '../model/op.ts' {
  interface EffectMap {
    gainPower: { card: CardIx };
  }
}

/** The power of a minion in play has increased for any reason: an effect, an Ongoing that starts, a malus that ends. */
defineHappening('gainPower');
