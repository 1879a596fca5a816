import { modify } from '../core/modify.ts';
import type { CardIx, Spot, Until } from '../model/index.ts';
import { opWith } from '../model/shape.ts';
import { defineEffect } from '../registry/effect.ts';

declare module '../model/op.ts' {
  interface EffectMap {
    /** insteadOf: only if it would go there. */
    leavesTo: { card: CardIx; spot: Spot; insteadOf?: Spot; until: Until };
  }
}

/**
 * However the card leaves play, it goes to that spot of its owner (RES-6). The card may be about to enter play; the
 * modifier ends once the card has left (IO-1).
 */
defineEffect('leavesTo', {
  commit(g, op, cause) {
    const mod = modify(g, op, 'leavesTo', cause);
    mod.spot = op.spot;
    if (op.insteadOf) mod.insteadOf = op.insteadOf;
  },
});

/** "When it leaves play, place it …", for a card in play or about to be played. */
export const leavesTo = (card: CardIx, spot: Spot, until: Until) => opWith('leavesTo', { card, spot, until });
/** "It goes … instead of the discard pile", for an action that stays in play: when it would be discarded (RES-7). */
export const goesInsteadOfDiscard = (card: CardIx, spot: Spot) =>
  opWith('leavesTo', { card, spot, insteadOf: 'discard', until: { t: 'ever' } });
