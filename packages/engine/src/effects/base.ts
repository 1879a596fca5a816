import type { CardIx } from '../model/index.ts';
import { defineHappening } from '../registry/effect.ts';

declare module '../model/op.ts' {
  interface EffectMap {
    base: { card: CardIx };
  }
}

/** A base has entered play. */
defineHappening('base');
