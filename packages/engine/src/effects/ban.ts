import { modify } from '../core/modify.ts';
import { type CardIx, NOBODY, type Seat, type Until } from '../model/index.ts';
import { opWith } from '../model/shape.ts';
import { defineEffect } from '../registry/effect.ts';

declare module '../model/op.ts' {
  interface EffectMap {
    /** card: bans only this card and its copies. */
    ban: { card?: CardIx; seat: Seat; until: Until };
  }
}

defineEffect('ban', {
  commit(g, op, cause) {
    const mod = modify(g, { ...op, card: NOBODY }, 'ban', cause);
    if (op.card !== NOBODY) mod.text = g.s.cards[op.card]!.def;
  },
});

/** The player cannot play actions during the turn given by the deadline. */
export const banActions = (seat: Seat, until: Until) => opWith('ban', { seat, until });
/** The player cannot play this action or any copy of it until then. */
export const banCopies = (seat: Seat, card: CardIx, until: Until) => opWith('ban', { card, seat, until });
