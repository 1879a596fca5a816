import type { Seat } from '../model/index.ts';
import { defineHappening } from '../registry/effect.ts';

declare module '../model/op.ts' {
  interface EffectMap {
    drewMadness: { seat: Seat; n: number };
  }
}

/** A player has drawn Madness cards, from any deck. */
defineHappening('drewMadness');
