import { modify } from '../core/modify.ts';
import { type CardIx, NOBODY, type Seat, type Until } from '../model/index.ts';
import { opWith } from '../model/shape.ts';
import { defineEffect } from '../registry/effect.ts';

declare module '../model/op.ts' {
  interface EffectMap {
    /** to: the card it is safe from. Without a card: all minions of the seat. */
    shield: { card?: CardIx; seat?: Seat; to: CardIx; until: Until };
  }
}

defineEffect('shield', {
  possible: ({ q }, { card }) => card === NOBODY || q.inPlay(card),
  commit: (g, op, cause) => void modify(g, op, 'shield', cause),
});

/** The card is not affected by that other card for a while. */
export const shield = (card: CardIx, from: CardIx, until: Until) => opWith('shield', { card, to: from, until });
/** The same for all minions of a player, now and later (CALC-2). */
export const shieldMinions = (seat: Seat, from: CardIx, until: Until) => opWith('shield', { seat, to: from, until });
