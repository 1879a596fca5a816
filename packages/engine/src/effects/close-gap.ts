import { modify } from '../core/modify.ts';
import type { CardIx } from '../model/index.ts';
import { opOf } from '../model/shape.ts';
import { defineEffect } from '../registry/effect.ts';

declare module '../model/op.ts' {
  interface EffectMap {
    closeGap: { card: CardIx };
  }
}

/** When this base leaves play, no other takes its place. */
defineEffect('closeGap', {
  possible: ({ q }, { card }) => q.isBase(card),
  commit: (g, op, cause) => void modify(g, op, 'closeGap', cause),
});

/** "It is not replaced": the base being scored (SCORE-10). */
export const notReplaced = (base: CardIx) => opOf('closeGap', { card: base });
