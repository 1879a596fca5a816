import type { CardIx, Seat } from '../model/index.ts';
import { opWith } from '../model/shape.ts';
import { defineEffect } from '../registry/effect.ts';

declare module '../model/op.ts' {
  interface EffectMap {
    once: { card: CardIx; seat: Seat };
  }
}

/** Succeeds only the first time this turn that the player uses such an ability of a card with this name. */
defineEffect('once', {
  possible: ({ q }, { card, seat }) => !q.isUsed(keyOf(q.card(card).def, seat)),
  commit: (g, { card, seat }) => g.use(keyOf(g.s.cards[card]!.def, seat), card),
});
const keyOf = (def: number, seat: Seat): string => `t:once.${def}|${seat}`;

/** "Use only one …'s ability per turn": fails if the player has used one this turn. */
export const useOncePerTurn = (seat: Seat, card: CardIx) => opWith('once', { seat, card });
