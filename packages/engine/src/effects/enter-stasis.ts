import type { CardIx, Seat } from '../model/index.ts';
import { defineHappening } from '../registry/effect.ts';

declare module '../model/op.ts' {
  interface EffectMap {
    enterStasis: { card: CardIx; seat: Seat; n: number };
  }
}

/** A card has been put in stasis (STA-1). */
defineHappening('enterStasis');
