import type { CardIx, Seat } from '../model/index.ts';
import { defineHappening } from '../registry/effect.ts';

declare module '../model/op.ts' {
  interface EffectMap {
    /** card: a minion. seat: the player of the action. */
    strengthen: { card: CardIx; seat: Seat };
  }
}

/** An action being played directly increases the power of a minion (TERM-3): once for each way it does. */
defineHappening('strengthen');
