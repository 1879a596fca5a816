import { modify } from '../core/modify.ts';
import type { CardIx, Spot, Until } from '../model/index.ts';
import { opWith } from '../model/shape.ts';
import { defineEffect } from '../registry/effect.ts';

declare module '../model/op.ts' {
  interface EffectMap {
    leavesTo: { card: CardIx; spot: Spot; until: Until };
  }
}

/**
 * However the card leaves play, it goes there (RES-6), to its owner's. It may be about to enter play; once it has left,
 * it is forgotten (IO-1).
 */
defineEffect('leavesTo', {
  commit(g, op, cause) {
    modify(g, op, 'leavesTo', cause).spot = op.spot;
  },
});

/** "When it leaves play, place it …", for a card in play or about to be played. */
export const leavesTo = (card: CardIx, spot: Spot, until: Until) => opWith('leavesTo', { card, spot, until });
