import type { Seat } from '../model/index.ts';
import { defineHappening } from '../registry/effect.ts';

declare module '../model/op.ts' {
  interface EffectMap {
    /** n: 1 for heads. */
    flip: { seat: Seat; n: number };
    flipped: { seat: Seat; n: number };
  }
}

/** COIN-1: a coin has landed, and may be turned or flipped again. */
defineHappening('flip');
/** Its result is final. */
defineHappening('flipped');
