import { modify } from '../core/modify.ts';
import type { CardIx, Until } from '../model/index.ts';
import { opWith } from '../model/shape.ts';
import { defineEffect } from '../registry/effect.ts';

declare module '../model/op.ts' {
  interface EffectMap {
    addNothing: { card: CardIx; until: Until };
  }
}

/** The minion keeps its power, which is not added to its controller's total. This does not affect any card (TERM-2). */
defineEffect('addNothing', {
  possible: ({ q }, { card }) => q.isMinion(card),
  commit: (g, op, cause) => void modify(g, op, 'addsNothing', cause),
});

/** The power of this minion is not added to its controller's total. */
export const addNothing = (card: CardIx, until: Until) => opWith('addNothing', { card, until });
